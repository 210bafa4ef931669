import { ORDER_PERIODS, type OrderPeriod } from '@/lib/orders/choices';
import type { LinkQuery } from '@/lib/routing/paths';
import { isDay } from '@/lib/time/calendar-date';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { ORDER_GROUPS, type OrderGroup } from '@/lib/orders/desk';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';

/** Filter of the list of parcels (§2). */
export interface ParcelFilter {
  period: OrderPeriod;
  /** State to show; null for all. */
  state: ParcelState | null;
  /** Search words: a number, a name, a city or goods; empty for no search. */
  search: string;
  /** Group of open orders to show; null for all. */
  group: OrderGroup | null;
  /** Country of the receivers; null for all countries. */
  country: Country | null;
  /** Latest day by which the delivery is expected, 'YYYY-MM-DD'; null for any day. */
  expectedBy: string | null;
}

export const DEFAULT_FILTER: ParcelFilter = {
  period: 'QUARTER',
  state: null,
  search: '',
  group: null,
  country: null,
  expectedBy: null,
};

/** Number of characters of a search that the service reads. */
export const MAX_SEARCH_LENGTH = 60;

/** Maximum number of pages that an address may request at once. The button loads more. */
export const MAX_PAGES = 10;

interface ReadableQuery {
  get(name: string): string | null;
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
  const upperText = text?.toUpperCase();
  return choices.find((choice) => choice === upperText) ?? null;
}

/**
 * Reads the filter of an address, `?period=week&state=signed&q=lamp&group=late&to=ke&by=2026-12-01`. Unknown values are
 * ignored.
 */
export function readFilter(query: ReadableQuery): ParcelFilter {
  const dayText = query.get('by') ?? '';
  return {
    period: oneOf(ORDER_PERIODS, query.get('period')) ?? DEFAULT_FILTER.period,
    state: oneOf(PARCEL_STATES, query.get('state')),
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    group: oneOf(ORDER_GROUPS, query.get('group')),
    country: oneOf(COUNTRIES, query.get('to')),
    expectedBy: isDay(dayText) ? dayText : null,
  };
}

/** Returns the number of open pages from the address, so that Back and reload show as many again. */
export function readPages(query: ReadableQuery): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
}

/** Returns the query of an address for this filter, without default values. */
export function filterQuery({ period, state, search, group, country, expectedBy }: ParcelFilter, pages = 1): LinkQuery {
  return {
    period: period === DEFAULT_FILTER.period ? undefined : period.toLowerCase(),
    state: state?.toLowerCase(),
    q: search || undefined,
    group: group?.toLowerCase(),
    to: country?.toLowerCase(),
    by: expectedBy ?? undefined,
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : undefined,
  };
}
