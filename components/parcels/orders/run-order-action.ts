import type { Caller } from '@/lib/calls/call';
import { CallFailure } from '@/lib/client/call-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import type { OrderView } from '@/lib/contract/orders';

export type OrderAction = 'cancel' | 'delete';

export type ActionOutcome =
  | { kind: 'cancelled'; order: OrderView }
  | { kind: 'deleted' }
  /** Refused, because the order had changed; `order` is what it is now. */
  | { kind: 'moved-on'; order: OrderView }
  /** It is not on the sender's list any more. */
  | { kind: 'gone' };

const CONFLICTS: readonly number[] = [ERRORS.conflict.code, ERRORS.stateForbids.code, ERRORS.changedMeanwhile.code];

export function isConflict(failure: unknown): boolean {
  return failure instanceof CallFailure && CONFLICTS.includes(failure.code);
}

/** Missing, deleted or somebody else's: they look alike. An id of a wrong shape is none of ours either. */
export function isMissing(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false;
  return failure.code === ERRORS.notFound.code || failure.errors.some(({ field }) => field === 'id');
}

const quiet = { quiet: true };

/** Cancels or deletes an order and answers what has become of it. Rejects with CallFailure where that is not known. */
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
    // An earlier try had arrived, although its answer had not.
    if (action === 'cancel' && order.state === 'CANCELLED') return { kind: 'cancelled', order };
    return { kind: 'moved-on', order };
  } catch (failure) {
    if (isMissing(failure)) return { kind: 'gone' };
    throw failure;
  }
}
