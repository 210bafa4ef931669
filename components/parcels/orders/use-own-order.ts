import { api } from '@/lib/client/api/api';
import { useRead, type ReadState } from '@/lib/client/api/use-read';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { isMissing } from './actions/run-order-action';

/** The data is null if the order does not exist. */
export type OwnOrderRead = ReadState<OrderView | null>;

async function loadOrder(id: string, signal: AbortSignal): Promise<OrderView | null> {
  return api('getOrder', { id }, { quiet: true, signal }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/**
 * Loads an order of the logged-in person: null for an empty id, a missing order or another person's order. The id null
 * postpones the request until it is known who is logged in.
 */
export function useOwnOrder(id: string | null): OwnOrderRead {
  return useRead(id, loadOrder, { initial: id === '' ? null : undefined });
}
