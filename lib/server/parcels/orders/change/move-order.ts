import 'server-only';
import { orderState } from '@/lib/orders/order-state';
import { canMove, type ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../../platform/db/open';
import { ApiError } from '../../../platform/errors';
import { groupBy } from '../../../platform/group-by';
import {
  currentParcels,
  updateMovedParcels,
  updateScannedParcels,
  type ParcelPosition,
  type PositionedOrder,
} from '../parcel-store';
import { insertHistory, updateStates, type StateChange } from '../order-store';

export interface MoveStep {
  waybillNo: string;
  to: ParcelState;
  /** Cause of the step, such as `sender` or `scan:EVENT-ID`. */
  cause: string;
  at: string;
}

export interface OrderMove {
  /** Order as it was read. Its version shows whether it changed since. */
  order: PositionedOrder;
  /** Steps in sequence, at least one. */
  steps: readonly MoveStep[];
}

/** Returns the states of an order's parcels after the steps, or null if a step is not in the transition table. */
function statesAfter({ order, steps }: OrderMove): Map<string, ParcelState> | null {
  const states = new Map(order.parcels.map(({ waybill_no, state }) => [waybill_no, state]));
  for (const { waybillNo, to } of steps) {
    const from = states.get(waybillNo);
    if (!from || !canMove(from, to)) return null;
    states.set(waybillNo, to);
  }
  return states;
}

const countDeliveries = (steps: readonly MoveStep[]) => steps.filter(({ to }) => to === 'OUT_FOR_DELIVERY').length;

/**
 * Groups orders that make the same moves from the same version into one statement. A thousand scans become a few
 * updates.
 */
function orderChanges(planned: ReadonlyMap<OrderMove, Map<string, ParcelState>>, at: string): StateChange[] {
  const changes = new Map<string, StateChange & { ids: string[] }>();
  for (const [{ order, steps }, states] of planned) {
    const state = orderState(currentParcels(order.parcels).map(({ waybill_no }) => states.get(waybill_no)!));
    const attempts = countDeliveries(steps);
    const key = `${order.version} ${state} ${steps.length} ${attempts}`;
    const change = changes.get(key);
    if (change) change.ids.push(order.id);
    else changes.set(key, { ids: [order.id], version: order.version, moves: steps.length, state, attempts, at });
  }
  return [...changes.values()];
}

/** Returns the parcels after the moves, including those with other changes. */
function parcelsAfter(
  moves: readonly OrderMove[],
  at: string,
  others: readonly ParcelPosition[] = [],
): ParcelPosition[] {
  const parcels = new Map(others.map((parcel) => [parcel.waybill_no, parcel]));
  for (const { order, steps } of moves) {
    const stepsByWaybill = groupBy(steps, ({ waybillNo }) => waybillNo);
    for (const before of order.parcels) {
      const parcelSteps = stepsByWaybill.get(before.waybill_no);
      if (!parcelSteps) continue;
      const attempts = before.attempts + countDeliveries(parcelSteps);
      const after = {
        ...(parcels.get(before.waybill_no) ?? before),
        state: parcelSteps.at(-1)!.to,
        attempts,
        updated_at: at,
      };
      parcels.set(before.waybill_no, after);
    }
  }
  return [...parcels.values()];
}

/**
 * Changes the states of parcels and of their orders by the transition table, with a history, from the version that was
 * read. No other function changes states. Runs in the caller's transaction. `at` is its time. Throws `stateForbids` for
 * a move outside the table, and `changedMeanwhile` if an order's version changed. Both end the caller's transaction.
 * `others`: parcels whose scans change other columns, before their moves. Their orders are locked.
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
  await (others ? updateScannedParcels(trx, parcels) : updateMovedParcels(trx, parcels));
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

/** Does the same as `moveOrders` for one step of all parcels of an order. */
export async function moveWholeOrder(
  trx: Queryable,
  order: PositionedOrder,
  to: ParcelState,
  { cause, at }: Pick<MoveStep, 'cause' | 'at'>,
): Promise<void> {
  const steps = currentParcels(order.parcels).map(({ waybill_no }) => ({ waybillNo: waybill_no, to, cause, at }));
  await moveOrders(trx, [{ order, steps }], at);
}
