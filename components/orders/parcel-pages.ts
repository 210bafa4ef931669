import type { OrderSummary } from '@/lib/contract/orders';

/** The pages of the list that were loaded, as one. */
export interface ParcelPages {
  items: readonly OrderSummary[];
  /** Null at the end of the list. */
  nextCursor: string | null;
  count: number;
}

export const NO_PAGES: ParcelPages = { items: [], nextCursor: null, count: 0 };

export interface Page {
  items: readonly OrderSummary[];
  nextCursor: string | null;
}

/** Nothing was found, and nothing is left to look through. */
export const isEmpty = ({ items, nextCursor }: ParcelPages): boolean => items.length === 0 && !nextCursor;

/** The list with one page more. A parcel that is there already stays where it is. */
export function withPage({ items, count }: ParcelPages, page: Page): ParcelPages {
  const known = new Set(items.map(({ id }) => id));
  const added = page.items.filter(({ id }) => !known.has(id));
  return { items: [...items, ...added], nextCursor: page.nextCursor, count: count + 1 };
}
