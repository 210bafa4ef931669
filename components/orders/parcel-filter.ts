import { ORDER_PERIODS, type OrderPeriod } from '@/lib/orders/choices';
import type { OrderSummary } from '@/lib/contract/orders';
import type { Query } from '@/lib/routing/paths';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';

/** §2: what the list of parcels shows. */
export interface ParcelFilter {
  period: OrderPeriod;
  /** Null for all of them. */
  state: ParcelState | null;
}

export const DEFAULT_FILTER: ParcelFilter = { period: 'QUARTER', state: null };

/** As many pages as an address may ask for at once; more are loaded by the button. */
export const MAX_PAGES = 10;

interface ReadableQuery {
  get(name: string): string | null;
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
  const wanted = text?.toUpperCase();
  return choices.find((choice) => choice === wanted) ?? null;
}

/** The filter of an address, `?period=week&state=signed`. Anything unknown shows everything. */
export function readFilter(query: ReadableQuery): ParcelFilter {
  return {
    period: oneOf(ORDER_PERIODS, query.get('period')) ?? DEFAULT_FILTER.period,
    state: oneOf(PARCEL_STATES, query.get('state')),
  };
}

/** How many pages the address says were opened, so that Back and reload show as many again. */
export function readPages(query: ReadableQuery): number {
  const pages = Number(query.get('pages'));
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
}

/** The query of an address that shows this; what is shown anyway is left out. */
export function filterQuery({ period, state }: ParcelFilter, pages = 1): Query {
  return {
    period: period === DEFAULT_FILTER.period ? undefined : period.toLowerCase(),
    state: state?.toLowerCase(),
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : undefined,
  };
}

/** Whether a parcel that was in the list belongs there still, now that its state is another. */
export function matchesFilter(order: Pick<OrderSummary, 'state'>, { state }: Pick<ParcelFilter, 'state'>): boolean {
  return state === null || order.state === state;
}
