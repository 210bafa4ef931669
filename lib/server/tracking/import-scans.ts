import 'server-only';
import { saysArrived } from '@/lib/parcel/notices';
import type { Database, Queryable } from '../db/open';
import { MEASURED } from '../db/json-column';
import { monthOf } from '../db/scan-months';
import { WINDOWS } from '../db/windows-column';
import { groupBy } from '../group-by';
import { moveOrders } from '../orders/move-order';
import { lockPositions, type ParcelPosition, type PositionedOrder } from '../orders/parcel-store';
import { recordMeasured, type Unpriced } from '../orders/reprice-order';
import { noticesOfMoves, tellOfParcels, type ParcelNotice } from '../orders/tell-of-moves';
import type { NewProof } from '../proofs/prepare-proof';
import { keepProof } from '../proofs/store';
import { noteReturns } from '../returns/note-returns';
import { planMoves, type Misfit } from './plan-moves';
import { planWindows, type MovingParcel } from './plan-windows';
import { findScans, insertScans, scanKey, type ScanRow, type ScanStep } from './store';

/** What became of a batch. */
export interface ImportOutcome {
  stored: number;
  /** Scans whose event id was stored before; nothing was changed by them. */
  known: number;
  /** Parcels' state changes. */
  moved: number;
  /** New scans that say a state the parcel could not get to; stored, but nothing moved. */
  misfits: Misfit[];
  /** New scans of waybills that no order has; stored all the same. */
  withoutOrder: number;
  /** Waybills that were measured and whose orders keep their price. */
  unpriced: Unpriced[];
  /** Proofs of the new scans, by the key of their scan: those that were kept. */
  proofs: Map<string, NewProof>;
  /** Those that were not: no account has the parcel, or not any more. */
  unownedProofs: number;
}

/** The parcels of these orders, with the times at which those were placed, and where they go. */
const placedParcels = (orders: readonly PositionedOrder[]) =>
  orders.flatMap(({ created_at, receiver_country, parcels }) =>
    parcels.map((parcel) => ({ ...parcel, created_at, receiver_country })),
  );

const byWaybill = <Scan extends ScanStep>(scans: readonly Scan[]) => groupBy(scans, ({ waybill_no }) => waybill_no);

/** A batch with the orders it tells of. */
interface Batch {
  orders: readonly PositionedOrder[];
  parcels: readonly MovingParcel[];
  /** The scans that are new. */
  stored: readonly ScanRow[];
}

/** Moves the parcels of these new scans as far as all their scans lead, with their orders, and tells the days that they say. */
async function moveByScans(trx: Queryable, { orders, parcels, stored }: Batch, at: string) {
  const fresh = byWaybill(stored);
  const { plans, moves, misfits } = await planMoves(trx, { orders, parcels, fresh });
  const told = await planWindows(trx, parcels, fresh, at);
  const changed = parcels.flatMap((parcel): ParcelPosition[] => {
    const kept = told.get(parcel.waybill_no);
    const plan = plans.get(parcel.waybill_no);
    if (!kept && !plan) return [];
    const expected = kept ? WINDOWS.write(kept) : parcel.expected;
    return [{ ...parcel, expected, replayed_until: plan?.until ?? parcel.replayed_until }];
  });
  await moveOrders(trx, moves, at, changed);
  return { moves, misfits, moved: moves.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** The scans that say that a parcel from abroad is in the receiver's country now; of each parcel the first one is told. */
function arrivals({ orders, stored }: Batch): ParcelNotice[] {
  const abroad = orders.filter(({ kind }) => kind === 'international');
  const orderOf = new Map(
    abroad.flatMap((order) => order.parcels.map(({ waybill_no }) => [waybill_no, order] as const)),
  );
  return stored.flatMap(({ waybill_no, code, country_code, occurred_at }) => {
    const order = saysArrived(code) ? orderOf.get(waybill_no) : undefined;
    if (!order || country_code !== order.receiver_country) return [];
    return [{ kind: 'ARRIVED', at: occurred_at, orderId: order.id, waybillNo: waybill_no, once: true }];
  });
}

/** What new take-over scans measured, with those before of the same waybills: the latest of each waybill holds. */
async function measureByScans(
  trx: Queryable,
  { parcels, stored }: Pick<Batch, 'parcels' | 'stored'>,
  at: string,
): Promise<Unpriced[]> {
  const fresh = new Set(stored.flatMap(({ measured, waybill_no }) => (measured === null ? [] : [waybill_no])));
  const weighed = parcels.filter(({ waybill_no }) => fresh.has(waybill_no));
  if (weighed.length === 0) return [];
  const scans = byWaybill(await findScans(trx, weighed));
  const measured = weighed.flatMap(({ order_id, waybill_no }) => {
    const last = scans.get(waybill_no)?.findLast((scan) => scan.measured !== null)?.measured;
    return last ? [{ orderId: order_id, waybillNo: waybill_no, measured: MEASURED.read(last) }] : [];
  });
  return recordMeasured(trx, measured, at);
}

/** Keeps the proofs of new scans, each parcel's oldest first. */
async function keepProofs(
  trx: Queryable,
  { orders, stored }: Pick<Batch, 'orders' | 'stored'>,
  given: ReadonlyMap<string, NewProof>,
): Promise<Pick<ImportOutcome, 'proofs' | 'unownedProofs'>> {
  const owned = new Set(
    orders.flatMap(({ user_id, parcels }) => (user_id === null ? [] : parcels.map(({ waybill_no }) => waybill_no))),
  );
  const fresh = stored.flatMap((scan) => {
    const proof = given.get(scanKey(scan));
    return proof ? [[scanKey(scan), proof] as const] : [];
  });
  const kept = fresh
    .filter(([, { row }]) => owned.has(row.waybill_no))
    .toSorted(([, { row: one }], [, { row: other }]) => (one.signed_at < other.signed_at ? -1 : 1));
  for (const [, { row }] of kept) await keepProof(trx, row);
  return { proofs: new Map(kept), unownedProofs: fresh.length - kept.length };
}

/**
 * Stores a batch of scans and moves their parcels by the transition table, all in one transaction. Idempotent by waybill and event id:
 * a scan that is stored already changes nothing. `proofs` are by the keys of their scans. The orders are held before their scans are stored and read: of two imports at once,
 * the later one sees the scans of both.
 */
export async function importScans(
  db: Database,
  scans: readonly ScanRow[],
  now: Date,
  proofs: ReadonlyMap<string, NewProof> = new Map(),
): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    const waybills = [...new Set(scans.map(({ waybill_no }) => waybill_no))];
    const orders = waybills.length > 0 ? await lockPositions(trx, waybills) : [];
    const parcels = placedParcels(orders);
    const placed = new Map(parcels.map(({ waybill_no, created_at }) => [waybill_no, created_at]));
    // In one order everywhere, so that two imports at once wait for each other and never in a circle.
    const keyed = scans
      .map((scan) => ({ scan, key: scanKey(scan) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const fresh = await insertScans(
      trx,
      keyed.map(({ scan }) => ({ ...scan, placed_month: monthOf(placed.get(scan.waybill_no) ?? scan.occurred_at) })),
    );
    const stored = keyed.filter(({ key }) => fresh.delete(key)).map(({ scan }) => scan);
    const batch = { orders, parcels, stored };
    const { moves, moved, misfits } = await moveByScans(trx, batch, now.toISOString());
    await noteReturns(trx, moves, now);
    await tellOfParcels(trx, [...arrivals(batch), ...noticesOfMoves(moves)], now);
    const unpriced = await measureByScans(trx, batch, now.toISOString());
    const proven = await keepProofs(trx, batch, proofs);
    return {
      ...proven,
      stored: stored.length,
      known: scans.length - stored.length,
      moved,
      misfits,
      withoutOrder: stored.filter(({ waybill_no }) => !placed.has(waybill_no)).length,
      unpriced,
    };
  });
}
