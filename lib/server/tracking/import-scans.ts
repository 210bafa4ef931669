import 'server-only';
import { SCAN_STATE } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Database, Queryable } from '../db/open';
import { ApiError } from '../errors';
import { moveOrders, type OrderMove } from '../orders/move-order';
import { lockPositions } from '../orders/tracked-store';
import { replayScans } from './replay-scans';
import { findScans, insertScans, type ScanRow } from './store';

/** What became of a batch. */
export interface ImportOutcome {
  stored: number;
  /** Scans whose event id was stored before; nothing was changed by them. */
  known: number;
  /** Orders' state changes. */
  moved: number;
  /** New scans that say a state the order could not get to; stored, but nothing moved. */
  misfits: { scan: ScanRow; from: ParcelState }[];
  /** New scans of waybills that no order has; stored all the same. */
  withoutOrder: number;
}

type Positioned = Awaited<ReturnType<typeof lockPositions>>[number];

function groupByWaybill(scans: readonly ScanRow[]): Map<string, ScanRow[]> {
  const groups = new Map<string, ScanRow[]>();
  for (const scan of scans) {
    const group = groups.get(scan.waybill_no);
    if (group) group.push(scan);
    else groups.set(scan.waybill_no, [scan]);
  }
  return groups;
}

function planMove(order: Positioned, scans: readonly ScanRow[], fresh: ReadonlySet<string>) {
  const position = { state: order.state, attempts: order.attempts };
  const replayable = scans.map((scan) => ({ scan, code: scan.code }));
  const { steps, misfits } = replayScans(position, replayable, ({ scan }) => fresh.has(scan.event_id));
  const move: OrderMove = {
    order,
    steps: steps.map(({ to, scan: { scan } }) => ({ to, cause: `scan:${scan.event_id}`, at: scan.occurred_at })),
  };
  return { move, misfits: misfits.map(({ scan: { scan }, from }) => ({ scan, from })) };
}

/** Most scans say what is known: a parcel on its way is on its way. They move nothing and need no replay. */
function saysNothingNew(order: Positioned, fresh: readonly ScanRow[]): boolean {
  return order.state === 'IN_TRANSIT' && fresh.every(({ code }) => SCAN_STATE[code] === 'IN_TRANSIT');
}

/**
 * Moves the orders of these new scans as far as all their scans lead. The orders are held before their scans are read: of two imports
 * at once, the later one sees the scans of both.
 */
async function moveByScans(trx: Queryable, stored: readonly ScanRow[], at: string) {
  const fresh = groupByWaybill(stored);
  const orders = fresh.size > 0 ? await lockPositions(trx, [...fresh.keys()]) : [];
  const moving = orders.filter((order) => !saysNothingNew(order, fresh.get(order.waybill_no) ?? []));
  const waybills = moving.map(({ waybill_no }) => waybill_no);
  const scans = groupByWaybill(waybills.length > 0 ? await findScans(trx, waybills) : []);
  const ids = new Set(stored.map(({ event_id }) => event_id));
  const plans = moving.map((order) => planMove(order, scans.get(order.waybill_no) ?? [], ids));
  const moves = plans.flatMap(({ move }) => (move.steps.length > 0 ? [move] : []));
  const lost = await moveOrders(trx, moves, at);
  if (lost.size > 0) throw new ApiError('changedMeanwhile');
  return {
    moved: moves.reduce((sum, { steps }) => sum + steps.length, 0),
    misfits: plans.flatMap(({ misfits }) => misfits),
    found: new Set(orders.map(({ waybill_no }) => waybill_no)),
  };
}

/**
 * Stores a batch of scans and moves their orders by the transition table, all in one transaction. Idempotent by event id: a scan that
 * is stored already changes nothing.
 */
export async function importScans(db: Database, scans: readonly ScanRow[], now: Date): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    // In one order everywhere, so that two imports at once wait for each other and never in a circle.
    const sorted = scans.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1));
    const fresh = await insertScans(trx, sorted);
    const stored = sorted.filter(({ event_id }) => fresh.delete(event_id));
    const { moved, misfits, found } = await moveByScans(trx, stored, now.toISOString());
    const orphans = stored.filter(({ waybill_no }) => !found.has(waybill_no));
    return {
      stored: stored.length,
      known: scans.length - stored.length,
      moved,
      misfits,
      withoutOrder: orphans.length,
    };
  });
}
