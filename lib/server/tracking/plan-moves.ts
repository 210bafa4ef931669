import 'server-only';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../db/open';
import { groupBy } from '../group-by';
import type { OrderMove, Step } from '../orders/move-order';
import type { ParcelPosition, PositionedOrder } from '../orders/parcel-store';
import { replayOn, replayScans } from './replay-scans';
import { findScanSteps, type PlacedParcel, type ScanRow, type ScanStep } from './store';

/** A scan that says a state the parcel could not get to, with the state it was in. */
export interface Misfit {
  scan: ScanStep;
  from: ParcelState;
}

interface ParcelPlan {
  steps: Step[];
  misfits: Misfit[];
  /** When the latest scan happened that was replayed. */
  until: string;
}

type PlacedPosition = ParcelPosition & PlacedParcel;

/** New scans of parcels, by waybill. */
export type FreshScans = ReadonlyMap<string, readonly ScanRow[]>;

/** Most scans say what is known: a parcel on its way is on its way. They move nothing and need no replay, nor do those that say no state. */
function saysNothingNew({ state }: ParcelPosition, fresh: readonly ScanRow[]): boolean {
  return fresh.every(({ code }) => {
    const said = SCAN_STATE[code];
    return said === null || (said === 'IN_TRANSIT' && state === 'IN_TRANSIT');
  });
}

/** Whether these come after all that the parcel's state was replayed by, so that they need no others. */
const isInOrder = ({ replayed_until: until }: ParcelPosition, fresh: readonly ScanRow[]): boolean =>
  until !== null && fresh.every(({ occurred_at }) => occurred_at > until);

const byTime = (one: ScanStep, other: ScanStep) =>
  one.occurred_at < other.occurred_at || (one.occurred_at === other.occurred_at && one.event_id < other.event_id)
    ? -1
    : 1;

/** `scans`: all of the parcel, oldest first; null where the fresh ones are enough. */
function planParcel(parcel: ParcelPosition, fresh: readonly ScanRow[], scans: readonly ScanStep[] | null): ParcelPlan {
  const replayed: readonly ScanStep[] = scans ?? fresh.toSorted(byTime);
  const ids = new Set(fresh.map(({ event_id }) => event_id));
  const { steps, misfits } = scans
    ? replayScans(parcel, scans, ({ event_id }) => ids.has(event_id))
    : replayOn(parcel, replayed);
  return {
    steps: steps.map(({ to, scan }) => ({
      waybillNo: parcel.waybill_no,
      to,
      cause: `scan:${scan.event_id}`,
      at: scan.occurred_at,
    })),
    misfits,
    until: replayed.at(-1)!.occurred_at,
  };
}

/** The plans of the parcels that may move, by waybill. */
async function planParcels(trx: Queryable, parcels: readonly PlacedPosition[], fresh: FreshScans) {
  const moving = parcels.flatMap((parcel) => {
    const own = fresh.get(parcel.waybill_no);
    return own && !saysNothingNew(parcel, own) ? [{ parcel, own, inOrder: isInOrder(parcel, own) }] : [];
  });
  const late = moving.flatMap(({ parcel, inOrder }) => (inOrder ? [] : [parcel]));
  const scans = groupBy(late.length > 0 ? await findScanSteps(trx, late) : [], ({ waybill_no }) => waybill_no);
  return new Map(
    moving.map(({ parcel, own, inOrder }) => [
      parcel.waybill_no,
      planParcel(parcel, own, inOrder ? null : scans.get(parcel.waybill_no)!),
    ]),
  );
}

const byStepTime = (one: Step, other: Step) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);

/** How far new scans, with those before, move their parcels, and the orders with them. They are stored already. */
export async function planMoves(
  trx: Queryable,
  {
    orders,
    parcels,
    fresh,
  }: { orders: readonly PositionedOrder[]; parcels: readonly PlacedPosition[]; fresh: FreshScans },
) {
  const plans = await planParcels(trx, parcels, fresh);
  const moves = orders.flatMap((order): OrderMove[] => {
    const steps = order.parcels.flatMap(({ waybill_no }) => plans.get(waybill_no)?.steps ?? []);
    // The history tells the order's parcels together, each in the order of its own scans.
    return steps.length > 0 ? [{ order, steps: steps.toSorted(byStepTime) }] : [];
  });
  return { plans, moves, misfits: [...plans.values()].flatMap(({ misfits }) => misfits) };
}
