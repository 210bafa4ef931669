import 'server-only';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Database, Queryable } from '../db/open';
import { MEASURED } from '../db/json-column';
import { groupBy } from '../group-by';
import { moveOrders, type OrderMove, type Step } from '../orders/move-order';
import { lockPositions, type ParcelRow } from '../orders/parcel-store';
import { recordMeasured, type Unpriced } from '../orders/reprice-order';
import { replayScans } from './replay-scans';
import { findScans, insertScans, type ScanRow } from './store';

/** What became of a batch. */
export interface ImportOutcome {
  stored: number;
  /** Scans whose event id was stored before; nothing was changed by them. */
  known: number;
  /** Parcels' state changes. */
  moved: number;
  /** New scans that say a state the parcel could not get to; stored, but nothing moved. */
  misfits: { scan: ScanRow; from: ParcelState }[];
  /** New scans of waybills that no order has; stored all the same. */
  withoutOrder: number;
  /** Waybills that were measured and whose orders keep their price. */
  unpriced: Unpriced[];
}

const byWaybill = (scans: readonly ScanRow[]) => groupBy(scans, ({ waybill_no }) => waybill_no);

interface Plan {
  steps: Step[];
  misfits: ImportOutcome['misfits'];
}

function planParcel(parcel: ParcelRow, scans: readonly ScanRow[], fresh: ReadonlySet<string>): Plan {
  const replayable = scans.map((scan) => ({ scan, code: scan.code }));
  const { steps, misfits } = replayScans(parcel, replayable, ({ scan }) => fresh.has(scan.event_id));
  return {
    steps: steps.map(({ to, scan: { scan } }) => ({
      waybillNo: parcel.waybill_no,
      to,
      cause: `scan:${scan.event_id}`,
      at: scan.occurred_at,
    })),
    misfits: misfits.map(({ scan: { scan }, from }) => ({ scan, from })),
  };
}

/** Most scans say what is known: a parcel on its way is on its way. They move nothing and need no replay. */
function saysNothingNew(parcel: ParcelRow, fresh: readonly ScanRow[]): boolean {
  return parcel.state === 'IN_TRANSIT' && fresh.every(({ code }) => SCAN_STATE[code] === 'IN_TRANSIT');
}

/**
 * Moves the parcels of these new scans as far as all their scans lead, and their orders with them. The orders are held before their
 * scans are read: of two imports at once, the later one sees the scans of both.
 */
async function moveByScans(trx: Queryable, stored: readonly ScanRow[], at: string) {
  const fresh = byWaybill(stored);
  const orders = fresh.size > 0 ? await lockPositions(trx, [...fresh.keys()]) : [];
  const scanned = orders.flatMap(({ parcels }) => parcels.filter(({ waybill_no }) => fresh.has(waybill_no)));
  const moving = scanned.filter((parcel) => !saysNothingNew(parcel, fresh.get(parcel.waybill_no) ?? []));
  const waybills = moving.map(({ waybill_no }) => waybill_no);
  const scans = byWaybill(waybills.length > 0 ? await findScans(trx, waybills) : []);
  const ids = new Set(stored.map(({ event_id }) => event_id));
  const plans = new Map(
    moving.map((parcel) => [parcel.waybill_no, planParcel(parcel, scans.get(parcel.waybill_no) ?? [], ids)]),
  );
  const moves = orders.flatMap((order): OrderMove[] => {
    const steps = order.parcels.flatMap(({ waybill_no }) => plans.get(waybill_no)?.steps ?? []);
    // The history tells the order's parcels together, each in the order of its own scans.
    return steps.length > 0
      ? [{ order, steps: steps.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) }]
      : [];
  });
  await moveOrders(trx, moves, at);
  return {
    moved: moves.reduce((sum, { steps }) => sum + steps.length, 0),
    misfits: [...plans.values()].flatMap(({ misfits }) => misfits),
    found: new Set(scanned.map(({ waybill_no }) => waybill_no)),
  };
}

/** What new take-over scans measured, with those before of the same waybills: the latest of each waybill holds. */
async function measureByScans(trx: Queryable, stored: readonly ScanRow[], at: string): Promise<Unpriced[]> {
  const fresh = stored.filter(({ measured }) => measured !== null).map(({ waybill_no }) => waybill_no);
  if (fresh.length === 0) return [];
  const orders = await lockPositions(trx, fresh);
  const scans = byWaybill(await findScans(trx, fresh));
  const measured = orders.flatMap(({ id, parcels }) =>
    parcels.flatMap(({ waybill_no }) => {
      const last = scans.get(waybill_no)?.findLast((scan) => scan.measured !== null)?.measured;
      return last ? [{ orderId: id, waybillNo: waybill_no, measured: MEASURED.read(last) }] : [];
    }),
  );
  return recordMeasured(trx, measured, at);
}

/**
 * Stores a batch of scans and moves their parcels by the transition table, all in one transaction. Idempotent by event id: a scan that
 * is stored already changes nothing.
 */
export async function importScans(db: Database, scans: readonly ScanRow[], now: Date): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    // In one order everywhere, so that two imports at once wait for each other and never in a circle.
    const sorted = scans.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1));
    const fresh = await insertScans(trx, sorted);
    const stored = sorted.filter(({ event_id }) => fresh.delete(event_id));
    const { moved, misfits, found } = await moveByScans(trx, stored, now.toISOString());
    const unpriced = await measureByScans(trx, stored, now.toISOString());
    const orphans = stored.filter(({ waybill_no }) => !found.has(waybill_no));
    return {
      stored: stored.length,
      known: scans.length - stored.length,
      moved,
      misfits,
      withoutOrder: orphans.length,
      unpriced,
    };
  });
}
