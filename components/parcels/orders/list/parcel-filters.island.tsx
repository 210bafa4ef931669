'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type FormEvent, type MouseEvent } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { ORDER_PERIODS, type OrderPeriod } from '@/lib/orders/choices';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { MAX_SEARCH } from './parcel-filter';
import styles from './parcel-filters.module.css';
import type { ParcelAddress } from './use-parcel-address';

/** Milliseconds that are long enough to type a word. */
const SEARCH_AFTER_MS = 400;

/** Renders the search, the states, and the periods: last week, last month, last three months (§2). */
export function ParcelFilters(address: ParcelAddress) {
  const { filter, go } = address;
  const t = useTranslations('orders.list');
  return (
    <div className={styles.filters}>
      <Search {...address} />
      <States {...address} />
      <label className={styles.period}>
        <span>{t('period')}</span>
        <select value={filter.period} onChange={({ target }) => go({ ...filter, period: target.value as OrderPeriod })}>
          {ORDER_PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(`periods.${period}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Searches after a pause in typing, and at once on Enter. */
function Search({ filter, go }: ParcelAddress) {
  const t = useTranslations('orders.list');
  const tooLong = useTranslations('errors')('tooLong');
  const [text, setText] = useState(filter.search);
  const [known, setKnown] = useState({ address: filter.search, typed: filter.search });
  const typed = text.trim();
  const isTooLong = typed.length > MAX_SEARCH;
  // The address may change without typing: Back, or the link that clears the search.
  if (filter.search !== known.address) {
    setKnown({ ...known, address: filter.search });
    if (filter.search !== known.typed) setText(filter.search);
  }

  const search = useCallback(() => {
    if (typed === filter.search || isTooLong) return;
    setKnown((before) => ({ ...before, typed }));
    go({ ...filter, search: typed }, 'replace');
  }, [typed, isTooLong, filter, go]);

  useEffect(() => {
    const timer = setTimeout(search, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        name="q"
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={text}
        error={isTooLong ? tooLong : undefined}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}

/** Renders every state; on phones in one row that scrolls. */
function States({ filter, hrefOf, go }: ParcelAddress) {
  const t = useTranslations('orders.list');
  const tTrack = useTranslations('track.states');

  function choose(event: MouseEvent, state: ParcelState | null) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Runs before the link starts a navigation: only the parcels change.
    event.preventDefault();
    if (state !== filter.state) go({ ...filter, state });
  }

  return (
    <nav aria-label={t('state')} className={styles.states}>
      {[null, ...PARCEL_STATES].map((state) => (
        <Link
          key={state}
          href={hrefOf({ ...filter, state })}
          prefetch={false}
          aria-current={state === filter.state ? 'page' : undefined}
          className={styles.state}
          onClickCapture={(event) => choose(event, state)}
        >
          {state ? tTrack(state) : t('allStates')}
        </Link>
      ))}
    </nav>
  );
}
