/** An order of a sheet with the number of its labels. */
export interface LabelledOrder {
  id: string;
  count: number;
}

/** Local storage: placed orders of the last sheet, until their labels are saved. */
const STORAGE_KEY = 'sheetLabels';

const isOrder = (value: unknown): value is LabelledOrder =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'count' in value;

/** The user's orders whose labels were not saved; none where storage is empty or forbidden, or somebody else's. */
export function readOpenLabels(userId: string): LabelledOrder[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) || '{}') as { userId?: unknown; orders?: unknown };
    return kept.userId === userId && Array.isArray(kept.orders) ? kept.orders.filter(isOrder) : [];
  } catch {
    return [];
  }
}

/** Writing none forgets them. */
export function keepOpenLabels(userId: string, orders: readonly LabelledOrder[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, orders.length > 0 ? JSON.stringify({ userId, orders }) : '');
  } catch {
    // The sheet finds its orders again.
  }
}
