import type { OrderSummary, ParcelAttention } from '@/lib/contract/order-list';
import { DEFAULT_FILTER, type ParcelFilter } from './parcel-filter';

/** The pages of the list that were loaded, as one. */
export interface ParcelPages {
  items: readonly OrderSummary[];
  /** Null at the end of the list. */
  nextCursor: string | null;
  count: number;
  attention: readonly ParcelAttention[];
}

export const NO_PAGES: ParcelPages = { items: [], nextCursor: null, count: 0, attention: [] };

export interface Page {
  items: readonly OrderSummary[];
  nextCursor: string | null;
  /** Only on the first page. */
  attention?: readonly ParcelAttention[] | undefined;
}

/** Nothing was found, and nothing is left to look through. */
export const isEmpty = ({ items, nextCursor }: ParcelPages): boolean => items.length === 0 && !nextCursor;

/** Returns false for a person without any parcels: there is nothing to filter. `pages` is null until the first is loaded. */
export function offersFilters({ search, state, period }: ParcelFilter, pages: ParcelPages | null): boolean {
  const asksForAll = !search && !state && period === DEFAULT_FILTER.period;
  return !(asksForAll && pages && isEmpty(pages));
}

/** The list with one page more. A parcel that is there already stays where it is. */
export function withPage({ items, count, attention }: ParcelPages, page: Page): ParcelPages {
  const known = new Set(items.map(({ id }) => id));
  const added = page.items.filter(({ id }) => !known.has(id));
  return {
    items: [...items, ...added],
    nextCursor: page.nextCursor,
    count: count + 1,
    attention: page.attention ?? attention,
  };
}
