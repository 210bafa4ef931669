'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type FormEvent, type MouseEvent } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { ORDER_PERIODS, type OrderPeriod } from '@/lib/orders/choices';
import type { OrderDesk } from '@/lib/contract/orders/order-list';
import { formatCount } from '@/lib/i18n/format-count';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { isFinal, PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { useOrdersData } from '../orders-data.island';
import { MAX_SEARCH } from './parcel-filter';
import styles from './parcel-filters.module.css';
import type { ParcelAddress } from './use-parcel-address';

/** Milliseconds that are long enough to type a word. */
const SEARCH_AFTER_MS = 400;

/** Renders the search, the states with counts, the periods (§2), the countries and the expected day. */
export function ParcelFilters({ desk, ...address }: ParcelAddress & { desk: OrderDesk | undefined }) {
  const { filter, go } = address;
  const { countryNames } = useOrdersData();
  const t = useTranslations('orders.list');
  return (
    <div className={styles.filters}>
      <Search {...address} />
      <States {...address} desk={desk} />
      <div className={styles.more}>
        <select
          aria-label={t('period')}
          value={filter.period}
          onChange={({ target }) => go({ ...filter, period: target.value as OrderPeriod })}
        >
          {ORDER_PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(`periods.${period}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('country')}
          value={filter.country ?? ''}
          onChange={({ target }) => go({ ...filter, country: (target.value || null) as Country | null })}
        >
          <option value="">{t('allCountries')}</option>
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {countryNames[country]}
            </option>
          ))}
        </select>
        <label className={styles.period}>
          <span>{t('expectedBy')}</span>
          <input
            type="date"
            value={filter.expectedBy ?? ''}
            onChange={({ target }) => go({ ...filter, expectedBy: target.value || null })}
          />
        </label>
      </div>
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

/** Renders the final states, and those of open orders that occur, with their counts; on phones in one row that scrolls. */
function States({ filter, hrefOf, go, desk }: ParcelAddress & { desk: OrderDesk | undefined }) {
  const countOf = (state: ParcelState | null) => desk?.states.find((each) => each.state === state)?.count;
  const shown = PARCEL_STATES.filter(
    (state) => !desk || isFinal(state) || state === filter.state || countOf(state) !== undefined,
  );
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
      {[null, ...shown].map((state) => (
        <Link
          key={state}
          href={hrefOf({ ...filter, state })}
          prefetch={false}
          aria-current={state === filter.state ? 'page' : undefined}
          className={styles.state}
          onClickCapture={(event) => choose(event, state)}
        >
          <span>{state ? tTrack(state) : t('allStates')}</span>
          <Count count={countOf(state)} desk={desk} />
        </Link>
      ))}
    </nav>
  );
}

function Count({ count, desk }: { count: number | undefined; desk: OrderDesk | undefined }) {
  const locale = useLocale();
  if (!desk || count === undefined) return null;
  return <span className={styles.count}>{formatCount(count, desk.hasMore, locale)}</span>;
}
