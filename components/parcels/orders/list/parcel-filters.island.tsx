'use client';

import Link from 'next/link';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useState, type FormEvent, type MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { ORDER_PERIODS, type OrderPeriod } from '@/lib/orders/choices';
import type { OrderDesk } from '@/lib/contract/orders/order-list';
import { formatCount } from '@/lib/i18n/format/format-count';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { addDays, localDay } from '@/lib/time/calendar-date';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { isFinal, PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { useOrdersData } from '../orders-data.island';
import { DEFAULT_FILTER, MAX_SEARCH_LENGTH, type ParcelFilter } from './parcel-filter';
import styles from './parcel-filters.module.css';
import type { ParcelAddress } from './use-parcel-address';

/** Milliseconds after the last key until the search starts: long enough to type a word. */
const SEARCH_DELAY_MS = 400;

/** Number of days from today that can be chosen as the expected day. */
const EXPECTED_DAYS = 21;

/** Final states other than the delivery. They have no count, so they are options of a select and not chips. */
const RARE_STATES = PARCEL_STATES.filter((state) => isFinal(state) && state !== 'SIGNED');

/**
 * Renders the search, the periods (§2), the countries, the expected days, and the states with counts. On a phone the
 * choices are folded until the reader opens them or uses one of them.
 */
export function ParcelFilters({ desk, ...address }: ParcelAddress & { desk: OrderDesk | undefined }) {
  const t = useTranslations('orders.list');
  const id = useId();
  const [isOpen, setOpen] = useState(hasChoice(address.filter));
  return (
    <div className={styles.filters}>
      <SearchField {...address} />
      <div className={styles.toggle}>
        <Button
          iconOnly
          icon="filter"
          aria-label={t('filters')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={id} className={classNames(styles.choices, !isOpen && styles.folded)}>
        <FilterLists {...address} />
      </div>
      <StateLinks {...address} desk={desk} />
    </div>
  );
}

const isRare = (state: ParcelState | null): state is ParcelState => state !== null && RARE_STATES.includes(state);

/** Returns true if one of the folded choices is in use. */
const hasChoice = ({ period, country, expectedBy, state }: ParcelFilter): boolean =>
  period !== DEFAULT_FILTER.period || country !== null || expectedBy !== null || isRare(state);

function FilterLists({ filter, go }: ParcelAddress) {
  const t = useTranslations('orders.list');
  const tTrack = useTranslations('track.states');
  const day = useDayFormat();
  const timeZone = useTimeZone() ?? 'UTC';
  const { countryNames } = useOrdersData();
  const { period, country, expectedBy, state } = filter;
  const today = localDay(new Date(), timeZone);
  const days = Array.from({ length: EXPECTED_DAYS }, (_, index) => addDays(today, index));
  // A bookmark may name a day that is not in the list.
  const offered = expectedBy && !days.includes(expectedBy) ? [expectedBy, ...days] : days;
  return (
    <>
      <SelectField
        name="period"
        label={<VisuallyHidden>{t('period')}</VisuallyHidden>}
        value={period}
        options={ORDER_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target }) => go({ ...filter, period: target.value as OrderPeriod })}
      />
      <SelectField
        name="country"
        label={<VisuallyHidden>{t('country')}</VisuallyHidden>}
        value={country ?? ''}
        placeholder={t('allCountries')}
        options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
        onChange={({ target }) => go({ ...filter, country: (target.value || null) as Country | null })}
      />
      <SelectField
        name="expectedBy"
        label={<VisuallyHidden>{t('expected')}</VisuallyHidden>}
        value={expectedBy ?? ''}
        placeholder={t('anyDay')}
        options={offered.map((value) => ({ value, label: t('expectedBy', { day: day(value, 'short') }) }))}
        onChange={({ target }) => go({ ...filter, expectedBy: target.value || null })}
      />
      <SelectField
        name="state"
        label={<VisuallyHidden>{t('state')}</VisuallyHidden>}
        value={isRare(state) ? state : ''}
        placeholder={t('moreStates')}
        options={RARE_STATES.map((value) => ({ value, label: tTrack(value) }))}
        onChange={({ target }) => go({ ...filter, state: (target.value || null) as ParcelState | null })}
      />
    </>
  );
}

/** Searches after a pause in typing, and at once on Enter. */
function SearchField({ filter, go }: ParcelAddress) {
  const t = useTranslations('orders.list');
  const tooLong = useTranslations('errors')('tooLong');
  const [text, setText] = useState(filter.search);
  const [searchBefore, setSearchBefore] = useState({ address: filter.search, typed: filter.search });
  const searchText = text.trim();
  const isTooLong = searchText.length > MAX_SEARCH_LENGTH;
  // The address may change without typing: Back, or the link that clears the search.
  if (filter.search !== searchBefore.address) {
    setSearchBefore({ ...searchBefore, address: filter.search });
    if (filter.search !== searchBefore.typed) setText(filter.search);
  }

  const search = useCallback(() => {
    if (searchText === filter.search || isTooLong) return;
    setSearchBefore((before) => ({ ...before, typed: searchText }));
    go({ ...filter, search: searchText }, 'replace');
  }, [searchText, isTooLong, filter, go]);

  useEffect(() => {
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <form role="search" onSubmit={submit}>
      <TextField
        name="q"
        type="search"
        icon="search"
        label={<VisuallyHidden>{t('search')}</VisuallyHidden>}
        placeholder={t('searchHint')}
        value={text}
        error={isTooLong ? tooLong : undefined}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}

/**
 * Renders the states of open orders that occur, with their counts, and the delivered state, in one row that scrolls. A
 * chosen group comes first, and its link removes it.
 */
function StateLinks({ filter, hrefOf, go, desk }: ParcelAddress & { desk: OrderDesk | undefined }) {
  const countOf = (state: ParcelState | null) => desk?.states.find((each) => each.state === state)?.count;
  const { group } = filter;
  const shownStates = PARCEL_STATES.filter(
    (state) =>
      !RARE_STATES.includes(state) && (state === 'SIGNED' || state === filter.state || countOf(state) !== undefined),
  );
  const t = useTranslations('orders.list');
  const tEmpty = useTranslations('orders.empty');
  const tTrack = useTranslations('track.states');

  // The counts of the states are those of all orders, so a state replaces the group.
  function linkTo(state: ParcelState | null) {
    const target = { ...filter, state, group: null };
    return {
      href: hrefOf(target),
      prefetch: false,
      className: styles.state,
      onClickCapture: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        // Runs before the link starts a navigation, because only the list changes.
        event.preventDefault();
        if (group || state !== filter.state) go(target);
      },
    };
  }

  return (
    <nav aria-label={t('state')} className={styles.states}>
      {group && (
        <Link {...linkTo(filter.state)} aria-current="true">
          <span>{t(`groups.${group}`)}</span>
          <Icon name="x" size={16} label={tEmpty('filterAction')} />
        </Link>
      )}
      {[null, ...shownStates].map((state) => (
        <Link key={state} {...linkTo(state)} aria-current={!group && state === filter.state ? 'page' : undefined}>
          <span>{state ? tTrack(state) : t('allStates')}</span>
          <StateCount count={countOf(state)} desk={desk} />
        </Link>
      ))}
    </nav>
  );
}

function StateCount({ count, desk }: { count: number | undefined; desk: OrderDesk | undefined }) {
  const locale = useLocale();
  if (!desk || count === undefined) return null;
  return <span className={styles.count}>{formatCount(count, desk.hasMore, locale)}</span>;
}
