import { api } from '@/lib/client/api';
import { useRead, type Reading } from '@/lib/client/use-read';
import type { OrderView } from '@/lib/contract/orders';
import { isMissing } from './run-order-action';

/** Null data: there is no such order. */
export type OwnOrder = Reading<OrderView | null>;

async function loadOrder(id: string, signal: AbortSignal): Promise<OrderView | null> {
  return api('getOrder', { id }, { quiet: true, signal }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/**
 * An order of the person who is signed in; anybody else's looks like a missing one. Null waits: who is signed in may not
 * be known yet.
 */
export function useOwnOrder(id: string | null): OwnOrder {
  return useRead(id, loadOrder, { given: id === '' ? null : undefined });
}
