import 'server-only';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Database, Queryable } from '../db/open';
import { moveOrders, type Move } from '../orders/move-order';
import { findPositions } from '../orders/tracked-store';
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
  /** Event ids of new scans of waybills that no order has; stored all the same. */
  withoutOrder: Set<string>;
}

type Positioned = Awaited<ReturnType<typeof findPositions>>[number];

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
  const position = { state: order.state as ParcelState, attempts: order.attempts };
  const replayable = scans.map((scan) => ({ scan, code: scan.code as ScanCode }));
  const { steps, misfits } = replayScans(position, replayable, ({ scan }) => fresh.has(scan.event_id));
  const move: Move = {
    order,
    steps: steps.map(({ to, scan: { scan } }) => ({ to, cause: `scan:${scan.event_id}`, at: scan.occurred_at })),
  };
  return { move, misfits: misfits.map(({ scan: { scan }, from }) => ({ scan, from })) };
}

/** Moves the orders of these waybills as far as their scans lead, again for those that somebody changed meanwhile. */
async function moveByScans(trx: Queryable, waybills: readonly string[], fresh: ReadonlySet<string>) {
  const outcome = { moved: 0, misfits: [] as ImportOutcome['misfits'], found: new Set<string>() };
  if (waybills.length === 0) return outcome;
  const groups = groupByWaybill(await findScans(trx, waybills));
  let pending = [...waybills];
  while (pending.length > 0) {
    const orders = await findPositions(trx, pending);
    const plans = orders.map((order) => ({ order, ...planMove(order, groups.get(order.waybill_no) ?? [], fresh) }));
    const lost = await moveOrders(
      trx,
      plans.flatMap(({ move }) => (move.steps.length > 0 ? [move] : [])),
    );
    const settled = plans.filter(({ order }) => !lost.has(order.id));
    for (const { order, move, misfits } of settled) {
      outcome.found.add(order.waybill_no);
      outcome.moved += move.steps.length;
      outcome.misfits.push(...misfits);
    }
    pending = orders.flatMap((order) => (lost.has(order.id) ? [order.waybill_no] : []));
  }
  return outcome;
}

/**
 * Stores a batch of scans and moves their orders by the transition table, all in one transaction. Idempotent by event id: a scan that
 * is stored already changes nothing.
 */
export async function importScans(db: Database, scans: readonly ScanRow[]): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    // In one order everywhere, so that two imports at once wait for each other and never in a circle.
    const sorted = scans.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1));
    const fresh = await insertScans(trx, sorted);
    const stored = sorted.filter(({ event_id }) => fresh.has(event_id));
    const waybills = [...new Set(stored.map(({ waybill_no }) => waybill_no))];
    const { moved, misfits, found } = await moveByScans(trx, waybills, fresh);
    const orphans = stored.filter(({ waybill_no }) => !found.has(waybill_no)).map(({ event_id }) => event_id);
    return { stored: fresh.size, known: scans.length - fresh.size, moved, misfits, withoutOrder: new Set(orphans) };
  });
}
