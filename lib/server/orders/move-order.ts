import 'server-only';
import { canMove, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../db/open';
import { ApiError } from '../errors';
import { insertHistory, updateStates, type StateChange } from './store';

/** An order as it was read: its version says whether anybody was here since. */
export interface VersionedOrder {
  id: string;
  state: ParcelState;
  version: number;
}

export interface Step {
  to: ParcelState;
  /** Who or what moved it: `sender`, `scan:EVENT-ID`. */
  cause: string;
  at: string;
}

export interface OrderMove {
  order: VersionedOrder;
  /** One after the other; at least one. */
  steps: readonly Step[];
}

function isLegal({ order, steps }: OrderMove): boolean {
  let from = order.state;
  return steps.every(({ to }) => {
    const legal = canMove(from, to);
    from = to;
    return legal;
  });
}

/** Orders that make the same moves from the same version share a statement: a thousand scans are a handful of updates. */
function grouped(moves: readonly OrderMove[], at: string): StateChange[] {
  const changes = new Map<string, StateChange & { ids: string[] }>();
  for (const { order, steps } of moves) {
    const state = steps.at(-1)!.to;
    const attempts = steps.filter(({ to }) => to === 'OUT_FOR_DELIVERY').length;
    const key = `${order.version} ${state} ${steps.length} ${attempts}`;
    const change = changes.get(key);
    if (change) change.ids.push(order.id);
    else changes.set(key, { ids: [order.id], version: order.version, moves: steps.length, state, attempts, at });
  }
  return [...changes.values()];
}

/**
 * The only way an order changes its state: by the transition table, from the version that was read, with its history. Runs in the
 * caller's transaction; `at` is its time. Throws stateForbids for a move that the table does not list, with nothing moved; answers the
 * ids of orders that somebody else changed meanwhile, which were left as they are.
 */
export async function moveOrders(trx: Queryable, moves: readonly OrderMove[], at: string): Promise<Set<string>> {
  if (!moves.every(isLegal)) throw new ApiError('stateForbids');
  const moved = new Set<string>();
  for (const change of grouped(moves, at)) for (const id of await updateStates(trx, change)) moved.add(id);
  const history = moves
    .filter(({ order }) => moved.has(order.id))
    .flatMap(({ order, steps }) =>
      steps.map(({ to, at: entered, cause }) => ({ order_id: order.id, state: to, at: entered, cause })),
    );
  if (history.length > 0) await insertHistory(trx, history);
  return new Set(moves.map(({ order }) => order.id).filter((id) => !moved.has(id)));
}

/** As `moveOrders`, for one step of one order. Throws stateForbids, or changedMeanwhile when the version is another by now. */
export async function moveOrder(
  trx: Queryable,
  order: VersionedOrder,
  to: ParcelState,
  cause: Omit<Step, 'to'>,
): Promise<void> {
  const lost = await moveOrders(trx, [{ order, steps: [{ to, ...cause }] }], cause.at);
  if (lost.size > 0) throw new ApiError('changedMeanwhile');
}
