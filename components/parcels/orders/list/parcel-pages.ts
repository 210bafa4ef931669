import type { OrderSummary, ParcelAttention } from '@/lib/contract/orders/order-list';
import { DEFAULT_FILTER, type ParcelFilter } from './parcel-filter';

/** Loaded pages of the list, joined into one. */
export interface ParcelPages {
  items: readonly OrderSummary[];
  /** Null at the end of the list. */
  nextCursor: string | null;
  count: number;
  attention: readonly ParcelAttention[];
}

export const NO_PAGES: ParcelPages = { items: [], nextCursor: null, count: 0, attention: [] };

export interface ParcelListPage {
  items: readonly OrderSummary[];
  nextCursor: string | null;
  /** Parcels that wait for the sender. Only the first page has them. */
  attention?: readonly ParcelAttention[] | undefined;
}

/** Returns true if nothing was found and no page is left to search. */
export const hasNoParcels = ({ items, nextCursor }: ParcelPages): boolean => items.length === 0 && !nextCursor;

/**
 * Returns false for a person without any parcels, who has nothing to filter. `pages` is null until the first page is
 * loaded.
 */
export function offersFilters(filter: ParcelFilter, pages: ParcelPages | null): boolean {
  const asksForAll = Object.entries(DEFAULT_FILTER).every(
    ([name, value]) => filter[name as keyof ParcelFilter] === value,
  );
  return !(asksForAll && pages && hasNoParcels(pages));
}

/** Returns the list with one more page. A parcel that is already in it stays in its place. */
export function withPage({ items, count, attention }: ParcelPages, page: ParcelListPage): ParcelPages {
  const listedIds = new Set(items.map(({ id }) => id));
  const newItems = page.items.filter(({ id }) => !listedIds.has(id));
  return {
    items: [...items, ...newItems],
    nextCursor: page.nextCursor,
    count: count + 1,
    attention: page.attention ?? attention,
  };
}
