/** An order from a sheet, with its number of labels. */
export interface LabelledOrder {
  id: string;
  count: number;
}

/** Local storage: placed orders of the last sheet, until their labels are saved. */
const STORAGE_KEY = 'sheetLabels';

const isLabelledOrder = (value: unknown): value is LabelledOrder =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'count' in value;

/** Returns the user's orders with unsaved labels. Empty if storage is empty, forbidden or another user's. */
export function readOpenLabels(userId: string): LabelledOrder[] {
  try {
    const storedLabels = JSON.parse(localStorage.getItem(STORAGE_KEY) || '{}') as {
      userId?: unknown;
      orders?: unknown;
    };
    return storedLabels.userId === userId && Array.isArray(storedLabels.orders)
      ? storedLabels.orders.filter(isLabelledOrder)
      : [];
  } catch {
    return [];
  }
}

/** Stores the orders. An empty list removes the entry. */
export function storeOpenLabels(userId: string, orders: readonly LabelledOrder[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, orders.length > 0 ? JSON.stringify({ userId, orders }) : '');
  } catch {
    // Storage is forbidden: uploading the sheet again finds its orders.
  }
}
