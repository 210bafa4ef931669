import 'server-only';
import { saysArrived } from '@/lib/parcel/notices';
import type { Database, Queryable } from '../../db/open';
import { MEASURED } from '../../platform/db/json-column';
import { monthOf } from '../../platform/db/scan-months';
import { WINDOWS } from '../../platform/db/windows-column';
import { groupBy } from '../../platform/group-by';
import { moveOrders, type OrderMove } from '../orders/move-order';
import { lockPositions, type ParcelPosition, type PositionedOrder } from '../orders/parcel-store';
import { recordMeasured, type Unpriced } from '../../orders/reprice-order';
import { noticesOfMoves, tellOfParcels, type ParcelNotice } from '../notices/tell-of-moves';
import type { NewProof } from '../proofs/prepare-proof';
import { keepProof } from '../proofs/store';
import { noteReturns } from '../returns/note-returns';
import { byTime, placedParcel, planMoves, type Misfit, type ScannedParcel } from './plan-moves';
import { enqueueEvents, type Happening } from '../../accounts/webhooks/enqueue-events';
import { scanEvents } from '../../accounts/webhooks/scan-events';
import { planWindows } from './plan-windows';
import { findScans, insertScans, scanKey, type ScanRow } from './store';

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

/** Each order by the waybills of its parcels. */
function ordersByWaybill(orders: readonly PositionedOrder[]): Map<string, PositionedOrder> {
  const byWaybill = new Map<string, PositionedOrder>();
  for (const order of orders) for (const { waybill_no } of order.parcels) byWaybill.set(waybill_no, order);
  return byWaybill;
}

/** The parcels of these orders that the scans tell of, each order's first one first. */
function scannedParcels(orders: readonly PositionedOrder[], stored: readonly ScanRow[]): ScannedParcel[] {
  const fresh = groupBy(stored, ({ waybill_no }) => waybill_no);
  const scanned: ScannedParcel[] = [];
  for (const order of orders)
    for (const parcel of order.parcels) {
      const scans = fresh.get(parcel.waybill_no);
      if (scans) scanned.push({ parcel, order, scans });
    }
  return scanned;
}

/** Moves parcels as far as all their scans lead, with their orders, and tells the days that these say. */
async function moveByScans(trx: Queryable, scanned: readonly ScannedParcel[], at: string) {
  const { plans, moves, misfits } = await planMoves(trx, scanned);
  const told = await planWindows(trx, scanned, at);
  const changed: ParcelPosition[] = [];
  for (const { parcel } of scanned) {
    const kept = told.get(parcel.waybill_no);
    const plan = plans.get(parcel.waybill_no);
    if (!kept && !plan) continue;
    const expected = kept ? WINDOWS.write(kept) : parcel.expected;
    changed.push({ ...parcel, expected, replayed_until: plan?.until ?? parcel.replayed_until });
  }
  await moveOrders(trx, moves, at, changed);
  return { moves, misfits, moved: moves.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** The scans that say that a parcel from abroad is in the receiver's country now; of each parcel the first one is told. */
function arrivals(scanned: readonly ScannedParcel[]): ParcelNotice[] {
  const notices: ParcelNotice[] = [];
  for (const { parcel, order, scans } of scanned) {
    if (order.kind !== 'international') continue;
    for (const { code, country_code, occurred_at: at } of scans)
      if (saysArrived(code) && country_code === order.receiver_country)
        notices.push({ kind: 'ARRIVED', at, orderId: order.id, waybillNo: parcel.waybill_no, once: true });
  }
  return notices;
}

/** What accounts' webhooks are told of new scans: of each parcel in the order in which it happened. */
function eventsOf(scanned: readonly ScannedParcel[], moves: readonly OrderMove[]): Happening[] {
  const steps = groupBy(
    moves.flatMap((move) => move.steps),
    ({ waybillNo, cause }) => `${waybillNo} ${cause}`,
  );
  return scanned.flatMap(({ parcel, order, scans }) =>
    scans.toSorted(byTime).flatMap((scan) => {
      const made = steps.get(`${parcel.waybill_no} scan:${scan.event_id}`) ?? [];
      return scanEvents(
        order,
        scan,
        made.map(({ to }) => to),
      );
    }),
  );
}

/** What new take-over scans measured, with those before of the same waybills: the latest of each waybill holds. */
async function measureByScans(trx: Queryable, scanned: readonly ScannedParcel[], at: string): Promise<Unpriced[]> {
  const weighed = scanned.filter(({ scans }) => scans.some(({ measured }) => measured !== null));
  if (weighed.length === 0) return [];
  const all = groupBy(await findScans(trx, weighed.map(placedParcel)), ({ waybill_no }) => waybill_no);
  const measured = weighed.flatMap(({ parcel: { order_id, waybill_no } }) => {
    const last = all.get(waybill_no)?.findLast((scan) => scan.measured !== null)?.measured;
    return last ? [{ orderId: order_id, waybillNo: waybill_no, measured: MEASURED.read(last) }] : [];
  });
  return recordMeasured(trx, measured, at);
}

/** Keeps the proofs of new scans, each parcel's oldest first. */
async function keepProofs(
  trx: Queryable,
  orders: ReadonlyMap<string, PositionedOrder>,
  stored: readonly ScanRow[],
  given: ReadonlyMap<string, NewProof>,
): Promise<Pick<ImportOutcome, 'proofs' | 'unownedProofs'>> {
  if (given.size === 0) return { proofs: new Map(), unownedProofs: 0 };
  const isOwned = (waybill: string) => (orders.get(waybill)?.user_id ?? null) !== null;
  const fresh = stored.flatMap((scan) => {
    const proof = given.get(scanKey(scan));
    return proof ? [[scanKey(scan), proof] as const] : [];
  });
  const kept = fresh
    .filter(([, { row }]) => isOwned(row.waybill_no))
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
    const orderOf = ordersByWaybill(orders);
    // In one order everywhere, so that two imports at once wait for each other and never in a circle.
    const keyed = scans
      .map((scan) => ({ scan, key: scanKey(scan) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const fresh = await insertScans(
      trx,
      keyed.map(({ scan }) => ({
        ...scan,
        placed_month: monthOf(orderOf.get(scan.waybill_no)?.created_at ?? scan.occurred_at),
      })),
    );
    const stored = keyed.filter(({ key }) => fresh.delete(key)).map(({ scan }) => scan);
    const scanned = scannedParcels(orders, stored);
    const { moves, moved, misfits } = await moveByScans(trx, scanned, now.toISOString());
    await noteReturns(trx, moves, now);
    await tellOfParcels(trx, [...arrivals(scanned), ...noticesOfMoves(moves)], now);
    await enqueueEvents(trx, eventsOf(scanned, moves), now);
    const unpriced = await measureByScans(trx, scanned, now.toISOString());
    const proven = await keepProofs(trx, orderOf, stored, proofs);
    return {
      ...proven,
      stored: stored.length,
      known: scans.length - stored.length,
      moved,
      misfits,
      withoutOrder: stored.filter(({ waybill_no }) => !orderOf.has(waybill_no)).length,
      unpriced,
    };
  });
}
