import 'server-only';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Queryable } from '../../platform/db/open';
import { groupBy } from '../../platform/group-by';
import type { OrderMove, MoveStep } from '../orders/change/move-order';
import type { ParcelPosition, PositionedOrder } from '../orders/parcel-store';
import { continueReplay, replayScans } from './replay-scans';
import type { PlacedParcel } from '../../platform/db/read-scans';
import { listScanSteps, type ScanRow, type ScanStep } from './tracking-store';

/** Scan with a state that the parcel could not reach, and the state it was in. */
export interface MisfitScan {
  scan: ScanStep;
  from: ParcelState;
}

interface ParcelPlan {
  steps: MoveStep[];
  misfits: MisfitScan[];
  /** Time of the latest replayed scan. */
  until: string;
}

/** Parcel with its order and its new scans. */
export interface ScannedParcel {
  parcel: ParcelPosition;
  order: PositionedOrder;
  scans: readonly ScanRow[];
}

/** Returns the parcel in the form that finds its scans. */
export const placedParcel = ({ parcel, order }: ScannedParcel): PlacedParcel => ({
  waybill_no: parcel.waybill_no,
  created_at: order.created_at,
});

/**
 * Returns true if no scan changes the parcel's state: each has no state, or repeats that the parcel is in transit. Most
 * scans are of this kind and need no replay.
 */
function changesNoState({ state }: ParcelPosition, fresh: readonly ScanRow[]): boolean {
  return fresh.every(({ code }) => {
    const nextState = SCAN_STATE[code];
    return nextState === null || (nextState === 'IN_TRANSIT' && state === 'IN_TRANSIT');
  });
}

/**
 * Returns true if these scans are later than all scans that led to the parcel's state, so that no others are needed.
 */
const isInOrder = ({ replayed_until: until }: ParcelPosition, fresh: readonly ScanRow[]): boolean =>
  until !== null && fresh.every(({ occurred_at }) => occurred_at > until);

export const compareScanTimes = (one: ScanStep, other: ScanStep) =>
  one.occurred_at < other.occurred_at || (one.occurred_at === other.occurred_at && one.event_id < other.event_id)
    ? -1
    : 1;

/** Plans the moves of a parcel. `scans`: all of its scans, oldest first, or null if the new ones are enough. */
function planParcel(parcel: ParcelPosition, fresh: readonly ScanRow[], scans: readonly ScanStep[] | null): ParcelPlan {
  const replayed: readonly ScanStep[] = scans ?? fresh.toSorted(compareScanTimes);
  const ids = new Set(fresh.map(({ event_id }) => event_id));
  const { steps, misfits } = scans
    ? replayScans(parcel, scans, ({ event_id }) => ids.has(event_id))
    : continueReplay(parcel, replayed);
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

/** Returns the plans of the parcels that may move, by waybill. */
async function planParcels(trx: Queryable, scanned: readonly ScannedParcel[]): Promise<Map<string, ParcelPlan>> {
  const parcelsToReplay = scanned.filter(({ parcel, scans }) => !changesNoState(parcel, scans));
  const lateParcels = parcelsToReplay.filter(({ parcel, scans }) => !isInOrder(parcel, scans));
  const stepsByWaybill = groupBy(
    lateParcels.length > 0 ? await listScanSteps(trx, lateParcels.map(placedParcel)) : [],
    ({ waybill_no }) => waybill_no,
  );
  const plans = new Map<string, ParcelPlan>();
  for (const { parcel, scans } of parcelsToReplay)
    plans.set(parcel.waybill_no, planParcel(parcel, scans, stepsByWaybill.get(parcel.waybill_no) ?? null));
  return plans;
}

const byStepTime = (one: MoveStep, other: MoveStep) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);

/**
 * Plans how far new scans, together with earlier ones, move their parcels and orders. The new scans are already stored.
 */
export async function planMoves(trx: Queryable, scanned: readonly ScannedParcel[]) {
  const plans = await planParcels(trx, scanned);
  const stepsOf = new Map<PositionedOrder, MoveStep[]>();
  for (const { parcel, order } of scanned) {
    const steps = plans.get(parcel.waybill_no)?.steps ?? [];
    const before = stepsOf.get(order);
    if (before) before.push(...steps);
    else if (steps.length > 0) stepsOf.set(order, steps);
  }
  // The history contains all parcels of an order by time, each in the order of its scans.
  const moves = [...stepsOf].map(([order, steps]): OrderMove => ({ order, steps: steps.toSorted(byStepTime) }));
  return { plans, moves, misfits: [...plans.values()].flatMap(({ misfits }) => misfits) };
}
