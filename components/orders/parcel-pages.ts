import type { OrderSummary } from '@/lib/contract/orders';
import { matchesFilter, type ParcelFilter } from './parcel-filter';

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

/** The list with one page more. A parcel that is there already stays where it is. */
export function withPage({ items, count }: ParcelPages, page: Page): ParcelPages {
  const known = new Set(items.map(({ id }) => id));
  const added = page.items.filter(({ id }) => !known.has(id));
  return { items: [...items, ...added], nextCursor: page.nextCursor, count: count + 1 };
}

/** The list after an order changed; one that the filter no longer shows leaves it. */
export function withOrder(pages: ParcelPages, order: OrderSummary, filter: ParcelFilter): ParcelPages {
  if (!matchesFilter(order, filter)) return withoutOrder(pages, order.id);
  return { ...pages, items: pages.items.map((item) => (item.id === order.id ? order : item)) };
}

export function withoutOrder(pages: ParcelPages, id: string): ParcelPages {
  return { ...pages, items: pages.items.filter((item) => item.id !== id) };
}
