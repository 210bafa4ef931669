import 'server-only';
import { showsArrival } from '@/lib/parcel/notices';
import type { Database, Queryable } from '../../platform/db/open';
import { MEASURED_COLUMN } from '../../platform/db/json-column';
import { monthOf } from '../../platform/db/scan-months';
import { WINDOWS_COLUMN } from '../../platform/db/windows-column';
import { groupBy } from '../../platform/group-by';
import { setHandedOver } from '../../messaging/messages/allowance-store';
import { moveOrders, type OrderMove } from '../orders/change/move-order';
import { lockPositions, type ParcelPosition, type PositionedOrder } from '../orders/parcel-store';
import { recordMeasuredParcels, type UnpricedOrder } from '../orders/change/record-measured-parcels';
import { noticesOfMoves, notifyOfParcels, type ParcelNotice } from '../notices/notify-of-moves';
import { recordCollections } from '../collections/record-collections';
import type { NewProof } from '../proofs/prepare-proof';
import { storeEvidence, type EvidenceRow } from '../attempts/attempt-store';
import { storeProof } from '../proofs/proof-store';
import { listTakenOverEarly, type TakenOverEarly } from '../receiver/details/list-taken-over-early';
import { recordReturns } from '../returns/record-returns';
import { placedParcel, planMoves, type MisfitScan, type ScannedParcel } from './plan-moves';
import { collectedEvents } from '../../accounts/webhooks/collection-events';
import { enqueueEvents } from '../../accounts/webhooks/enqueue-events';
import { planWindows } from './plan-windows';
import { queueScanEvents } from './queue-scan-events';
import { listScans, insertScans, scanKey, type ScanRow } from './tracking-store';

/** Result of a batch. */
export interface ImportOutcome {
  stored: number;
  /** Scans whose event id was already stored. They change nothing. */
  known: number;
  /** Number of state changes of parcels. */
  moved: number;
  /** New scans with a state that the parcel could not reach. They are stored and move nothing. */
  misfits: MisfitScan[];
  /** Number of new scans of waybills without an order, or of test orders. They are stored. */
  withoutOrder: number;
  /** Measured waybills whose orders could not be priced again. */
  unpriced: UnpricedOrder[];
  /** Parcels that were taken over before their receivers gave the needed details. */
  early: TakenOverEarly[];
  /** Proofs of new scans that were stored, by the key of their scan. */
  proofs: Map<string, NewProof>;
  /** Number of proofs that were not stored, because no account has the parcel. */
  unownedProofs: number;
  /** Number of attempts whose evidence was stored, and number of those without it because no account has the parcel. */
  attempts: number;
  unownedAttempts: number;
}

/** Records that come with scans, by the keys of their scans. */
export interface ScanAttachments {
  proofs: ReadonlyMap<string, NewProof>;
  attempts: ReadonlyMap<string, EvidenceRow>;
}

/** Returns each order by the waybills of its parcels. */
function ordersByWaybill(orders: readonly PositionedOrder[]): Map<string, PositionedOrder> {
  const byWaybill = new Map<string, PositionedOrder>();
  for (const order of orders) for (const { waybill_no } of order.parcels) byWaybill.set(waybill_no, order);
  return byWaybill;
}

/** Returns the scanned parcels of these orders, each order's first one first. */
function scannedParcels(orders: readonly PositionedOrder[], stored: readonly ScanRow[]): ScannedParcel[] {
  const newScans = groupBy(stored, ({ waybill_no }) => waybill_no);
  const scanned: ScannedParcel[] = [];
  for (const order of orders)
    for (const parcel of order.parcels) {
      const scans = newScans.get(parcel.waybill_no);
      if (scans) scanned.push({ parcel, order, scans });
    }
  return scanned;
}

/** Moves parcels and their orders by all of their scans, and updates their expected days. */
async function moveByScans(trx: Queryable, scanned: readonly ScannedParcel[], at: string) {
  const { plans, moves, misfits } = await planMoves(trx, scanned);
  const windowsByWaybill = await planWindows(trx, scanned, at);
  const changedParcels: ParcelPosition[] = [];
  for (const { parcel } of scanned) {
    const newWindows = windowsByWaybill.get(parcel.waybill_no);
    const plan = plans.get(parcel.waybill_no);
    if (!newWindows && !plan) continue;
    const expected = newWindows ? WINDOWS_COLUMN.write(newWindows) : parcel.expected;
    changedParcels.push({ ...parcel, expected, replayed_until: plan?.until ?? parcel.replayed_until });
  }
  await moveOrders(trx, moves, at, changedParcels);
  return { moves, misfits, moved: moves.reduce((sum, { steps }) => sum + steps.length, 0) };
}

const aboutOrder = ({ id, user_id }: PositionedOrder) => ({ orderId: id, accountId: user_id });

/** Returns the accounts whose parcels these moves take over. */
function accountsHandingOver(moves: readonly OrderMove[]): string[] {
  const accounts = new Set<string>();
  for (const { order, steps } of moves)
    if (order.user_id !== null && steps.some(({ to }) => to === 'IN_TRANSIT')) accounts.add(order.user_id);
  return [...accounts];
}

/**
 * Returns notices of parcels from abroad that are now in the receiver's country. Each parcel gets only the first one.
 */
function noticesOfArrivals(scanned: readonly ScannedParcel[]): ParcelNotice[] {
  const notices: ParcelNotice[] = [];
  for (const { parcel, order, scans } of scanned) {
    if (order.kind !== 'international') continue;
    for (const { code, country_code, occurred_at: at } of scans)
      if (showsArrival(code) && country_code === order.receiver_country)
        notices.push({ kind: 'ARRIVED', at, ...aboutOrder(order), waybillNo: parcel.waybill_no, once: true });
  }
  return notices;
}

/** Records the measures of new take-over scans. The latest scan of each waybill counts, including earlier ones. */
async function measureByScans(trx: Queryable, scanned: readonly ScannedParcel[], at: string): Promise<UnpricedOrder[]> {
  const weighed = scanned.filter(({ scans }) => scans.some(({ measured }) => measured !== null));
  if (weighed.length === 0) return [];
  const scansByWaybill = groupBy(await listScans(trx, weighed.map(placedParcel)), ({ waybill_no }) => waybill_no);
  const measured = weighed.flatMap(({ parcel: { order_id, waybill_no } }) => {
    const last = scansByWaybill.get(waybill_no)?.findLast((scan) => scan.measured !== null)?.measured;
    return last ? [{ orderId: order_id, waybillNo: waybill_no, measured: MEASURED_COLUMN.read(last) }] : [];
  });
  return recordMeasuredParcels(trx, measured, at);
}

/** Stores the proofs of new scans, the oldest first. */
async function storeProofs(
  trx: Queryable,
  orders: ReadonlyMap<string, PositionedOrder>,
  stored: readonly ScanRow[],
  proofsByScan: ReadonlyMap<string, NewProof>,
): Promise<Pick<ImportOutcome, 'proofs' | 'unownedProofs'>> {
  if (proofsByScan.size === 0) return { proofs: new Map(), unownedProofs: 0 };
  const isOwned = (waybill: string) => (orders.get(waybill)?.user_id ?? null) !== null;
  const newScans = stored.flatMap((scan) => {
    const proof = proofsByScan.get(scanKey(scan));
    return proof ? [[scanKey(scan), proof] as const] : [];
  });
  const owned = newScans
    .filter(([, { row }]) => isOwned(row.waybill_no))
    .toSorted(([, { row: one }], [, { row: other }]) => (one.signed_at < other.signed_at ? -1 : 1));
  for (const [, { row }] of owned) await storeProof(trx, row);
  return { proofs: new Map(owned), unownedProofs: newScans.length - owned.length };
}

/** Stores the evidence of new scans of failed attempts, oldest first. */
async function storeEvidenceOfScans(
  trx: Queryable,
  orders: ReadonlyMap<string, PositionedOrder>,
  stored: readonly ScanRow[],
  evidenceByScan: ReadonlyMap<string, EvidenceRow>,
): Promise<Pick<ImportOutcome, 'attempts' | 'unownedAttempts'>> {
  const newScans = stored.flatMap((scan) => evidenceByScan.get(scanKey(scan)) ?? []);
  const owned = newScans.filter(({ waybill_no }) => (orders.get(waybill_no)?.user_id ?? null) !== null);
  for (const row of owned.toSorted((one, other) => (one.attempt_at < other.attempt_at ? -1 : 1)))
    await storeEvidence(trx, row);
  return { attempts: owned.length, unownedAttempts: newScans.length - owned.length };
}

/** Stores the scans that are new, and returns them. */
async function storeNewScans(
  trx: Queryable,
  scans: readonly ScanRow[],
  orderOf: ReturnType<typeof ordersByWaybill>,
): Promise<ScanRow[]> {
  // The same sequence in every process, so that concurrent imports wait for each other without deadlocks.
  const keyed = scans
    .map((scan) => ({ scan, key: scanKey(scan) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const newScans = await insertScans(
    trx,
    keyed.map(({ scan }) => ({
      ...scan,
      placed_month: monthOf(orderOf.get(scan.waybill_no)?.created_at ?? scan.occurred_at),
    })),
  );
  return keyed.filter(({ key }) => newScans.delete(key)).map(({ scan }) => scan);
}

/**
 * Stores a batch of scans and moves their parcels by the transition table, in one transaction. Idempotent by waybill
 * and event id: a stored scan changes nothing. The orders are locked before their scans are stored and read. Of two
 * concurrent imports, the later one therefore sees the scans of both.
 */
export async function importScans(
  db: Database,
  scans: readonly ScanRow[],
  now: Date,
  { proofs, attempts }: ScanAttachments = { proofs: new Map(), attempts: new Map() },
): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    const waybills = [...new Set(scans.map(({ waybill_no }) => waybill_no))];
    const orders = waybills.length > 0 ? await lockPositions(trx, waybills) : [];
    const orderOf = ordersByWaybill(orders);
    const storedScans = await storeNewScans(trx, scans, orderOf);
    const scanned = scannedParcels(orders, storedScans);
    const { moves, moved, misfits } = await moveByScans(trx, scanned, now.toISOString());
    await setHandedOver(trx, accountsHandingOver(moves), now.toISOString());
    await recordReturns(trx, moves, now);
    await notifyOfParcels(trx, [...noticesOfArrivals(scanned), ...noticesOfMoves(moves)], now);
    await queueScanEvents(trx, scanned, moves, now);
    const unpriced = await measureByScans(trx, scanned, now.toISOString());
    const collections = await recordCollections(trx, scanned, moves, now);
    await enqueueEvents(
      trx,
      collections.flatMap(({ order, at, ...rest }) => collectedEvents(order, { ...rest, time: at })),
      now,
    );
    const early = await listTakenOverEarly(trx, moves);
    const storedProofs = await storeProofs(trx, orderOf, storedScans, proofs);
    const storedAttempts = await storeEvidenceOfScans(trx, orderOf, storedScans, attempts);
    return {
      ...storedProofs,
      ...storedAttempts,
      stored: storedScans.length,
      known: scans.length - storedScans.length,
      moved,
      misfits,
      withoutOrder: storedScans.filter(({ waybill_no }) => !orderOf.has(waybill_no)).length,
      unpriced,
      early,
    };
  });
}
