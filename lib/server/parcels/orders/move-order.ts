import 'server-only';
import { orderState } from '@/lib/orders/order-state';
import { canMove, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../db/open';
import { ApiError } from '../../platform/errors';
import { groupBy } from '../../platform/group-by';
import { currentParcels, updateMoved, updateScanned, type ParcelPosition, type PositionedOrder } from './parcel-store';
import { insertHistory, updateStates, type StateChange } from '@/lib/server/orders/store';

export interface Step {
  waybillNo: string;
  to: ParcelState;
  /** Who or what moved it: `sender`, `scan:EVENT-ID`. */
  cause: string;
  at: string;
}

export interface OrderMove {
  /** As it was read: its version says whether anybody was here since. */
  order: PositionedOrder;
  /** One after the other; at least one. */
  steps: readonly Step[];
}

/** The states of an order's parcels after the steps; null where the transition table does not list one of them. */
function statesAfter({ order, steps }: OrderMove): Map<string, ParcelState> | null {
  const states = new Map(order.parcels.map(({ waybill_no, state }) => [waybill_no, state]));
  for (const { waybillNo, to } of steps) {
    const from = states.get(waybillNo);
    if (!from || !canMove(from, to)) return null;
    states.set(waybillNo, to);
  }
  return states;
}

const deliveries = (steps: readonly Step[]) => steps.filter(({ to }) => to === 'OUT_FOR_DELIVERY').length;

/** Orders that make the same moves from the same version share a statement: a thousand scans are a handful of updates. */
function orderChanges(planned: ReadonlyMap<OrderMove, Map<string, ParcelState>>, at: string): StateChange[] {
  const changes = new Map<string, StateChange & { ids: string[] }>();
  for (const [{ order, steps }, states] of planned) {
    const state = orderState(currentParcels(order.parcels).map(({ waybill_no }) => states.get(waybill_no)!));
    const attempts = deliveries(steps);
    const key = `${order.version} ${state} ${steps.length} ${attempts}`;
    const change = changes.get(key);
    if (change) change.ids.push(order.id);
    else changes.set(key, { ids: [order.id], version: order.version, moves: steps.length, state, attempts, at });
  }
  return [...changes.values()];
}

/** The parcels as they stand after the moves, those that changed otherwise among them. */
function parcelsAfter(
  moves: readonly OrderMove[],
  at: string,
  others: readonly ParcelPosition[] = [],
): ParcelPosition[] {
  const parcels = new Map(others.map((parcel) => [parcel.waybill_no, parcel]));
  for (const { order, steps } of moves) {
    const own = groupBy(steps, ({ waybillNo }) => waybillNo);
    for (const before of order.parcels) {
      const made = own.get(before.waybill_no);
      if (!made) continue;
      const attempts = before.attempts + deliveries(made);
      const after = { ...(parcels.get(before.waybill_no) ?? before), state: made.at(-1)!.to, attempts, updated_at: at };
      parcels.set(before.waybill_no, after);
    }
  }
  return [...parcels.values()];
}

/**
 * The only way parcels change their state, and their orders with them: by the transition table, from the version that was read, with
 * its history. Runs in the caller's transaction; `at` is its time. Throws stateForbids for a move that the table does not list, and
 * changedMeanwhile when an order's version is another by now: the caller's transaction ends there. `others`: parcels
 * of which scans say something besides, as they stand before their moves; their orders are held.
 */
export async function moveOrders(
  trx: Queryable,
  moves: readonly OrderMove[],
  at: string,
  others?: readonly ParcelPosition[],
): Promise<void> {
  const planned = new Map<OrderMove, Map<string, ParcelState>>();
  for (const move of moves) {
    const states = statesAfter(move);
    if (!states) throw new ApiError('stateForbids');
    planned.set(move, states);
  }
  for (const change of orderChanges(planned, at)) {
    if ((await updateStates(trx, change)) < change.ids.length) throw new ApiError('changedMeanwhile');
  }
  const parcels = parcelsAfter(moves, at, others);
  await (others ? updateScanned(trx, parcels) : updateMoved(trx, parcels));
  const history = moves.flatMap(({ order, steps }) =>
    steps.map(({ waybillNo, to, at: entered, cause }) => ({
      order_id: order.id,
      waybill_no: waybillNo,
      state: to,
      at: entered,
      cause,
    })),
  );
  if (history.length > 0) await insertHistory(trx, history);
}

/** As `moveOrders`, for one step of all parcels of an order. */
export async function moveWholeOrder(
  trx: Queryable,
  order: PositionedOrder,
  to: ParcelState,
  { cause, at }: Pick<Step, 'cause' | 'at'>,
): Promise<void> {
  const steps = currentParcels(order.parcels).map(({ waybill_no }) => ({ waybillNo: waybill_no, to, cause, at }));
  await moveOrders(trx, [{ order, steps }], at);
}
