import 'server-only';
import { canMove, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../db/open';
import { ApiError } from '../errors';
import { insertHistory, updateStates } from './store';

/** An order as it was read: its version says whether anybody was here since. */
export interface StandingOrder {
  id: string;
  state: string;
  version: number;
}

export interface Step {
  to: ParcelState;
  /** Who or what moved it: `sender`, `scan:EVENT-ID`. */
  cause: string;
  at: string;
}

export interface Move {
  order: StandingOrder;
  /** One after the other; at least one. */
  steps: readonly Step[];
}

function isLegal({ order, steps }: Move): boolean {
  const from = [order.state as ParcelState, ...steps.map(({ to }) => to)];
  return steps.every(({ to }, index) => canMove(from[index]!, to));
}

/**
 * The only way an order changes its state: by the transition table, from the version that was read, with its history. Runs in the
 * caller's transaction. Throws stateForbids for a move that the table does not list, with nothing moved; answers the ids of orders
 * that somebody else changed meanwhile, which were left as they are.
 */
export async function moveOrders(trx: Queryable, moves: readonly Move[]): Promise<Set<string>> {
  if (!moves.every(isLegal)) throw new ApiError('stateForbids');
  if (moves.length === 0) return new Set();
  const changes = moves.map(({ order, steps }) => ({
    id: order.id,
    version: order.version,
    moves: steps.length,
    state: steps.at(-1)!.to,
    attempts: steps.filter(({ to }) => to === 'OUT_FOR_DELIVERY').length,
    at: steps.at(-1)!.at,
  }));
  const moved = await updateStates(trx, changes);
  const history = moves
    .filter(({ order }) => moved.has(order.id))
    .flatMap(({ order, steps }) => steps.map(({ to, at, cause }) => ({ order_id: order.id, state: to, at, cause })));
  if (history.length) await insertHistory(trx, history);
  return new Set(moves.map(({ order }) => order.id).filter((id) => !moved.has(id)));
}

/** As `moveOrders`, for one step of one order. Throws stateForbids, or changedMeanwhile when the version is another by now. */
export async function moveOrder(
  trx: Queryable,
  order: StandingOrder,
  to: ParcelState,
  cause: Omit<Step, 'to'>,
): Promise<void> {
  const lost = await moveOrders(trx, [{ order, steps: [{ to, ...cause }] }]);
  if (lost.size) throw new ApiError('changedMeanwhile');
}
