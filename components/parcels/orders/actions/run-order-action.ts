import type { Caller } from '@/lib/http/call';
import { CallFailure } from '@/lib/http/call-failure';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import type { OrderView } from '@/lib/contract/orders/order-view';

export type OrderAction = 'cancel' | 'delete';

export type ActionOutcome =
  | { kind: 'cancelled'; order: OrderView }
  | { kind: 'deleted' }
  /** The action was refused, because the order had changed. `order`: its current state. */
  | { kind: 'moved-on'; order: OrderView }
  /** The order is no longer on the sender's list. */
  | { kind: 'gone' };

const CONFLICTS: readonly number[] = [
  HANDLED_ERRORS.conflict.code,
  HANDLED_ERRORS.stateForbids.code,
  HANDLED_ERRORS.changedMeanwhile.code,
];

export function isConflict(failure: unknown): boolean {
  return failure instanceof CallFailure && CONFLICTS.includes(failure.code);
}

/**
 * Returns true if the order is missing, deleted or another person's: the API does not distinguish them. A malformed id
 * counts too.
 */
export function isMissing(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false;
  return failure.code === HANDLED_ERRORS.notFound.code || failure.errors.some(({ field }) => field === 'id');
}

const quiet = { quiet: true };

/** Cancels or deletes an order and returns the result. Rejects with CallFailure if the result is unknown. */
export async function runOrderAction(call: Caller, action: OrderAction, id: string): Promise<ActionOutcome> {
  try {
    if (action === 'cancel') return { kind: 'cancelled', order: await call('cancelOrder', { id }, quiet) };
    await call('deleteOrder', { id }, quiet);
    return { kind: 'deleted' };
  } catch (failure) {
    if (isMissing(failure)) return { kind: 'gone' };
    if (!isConflict(failure)) throw failure;
    return readAgain(call, action, id);
  }
}

async function readAgain(call: Caller, action: OrderAction, id: string): Promise<ActionOutcome> {
  try {
    const order = await call('getOrder', { id }, quiet);
    // An earlier attempt had reached the server, but its response was lost.
    if (action === 'cancel' && order.state === 'CANCELLED') return { kind: 'cancelled', order };
    return { kind: 'moved-on', order };
  } catch (failure) {
    if (isMissing(failure)) return { kind: 'gone' };
    throw failure;
  }
}
