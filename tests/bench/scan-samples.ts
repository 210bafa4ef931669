import { randomBytes } from 'node:crypto';
import { InternationalOrderRequest } from '@/lib/contract/orders/order-request';
import { SCAN_CODES } from '@/lib/parcel/scan-codes';
import { assessOrder } from '@/lib/server/parcels/orders/place/assess-order';
import { newOrder } from '@/lib/server/parcels/orders/order-row';
import type { ScanRow } from '@/lib/server/parcels/tracking/tracking-store';
import { HOUR_MS } from '@/lib/time/durations';
import { internationalOrder } from '../contract/support/order-samples';
import type { BenchSite } from './bench-site';

/** Scans of a parcel up to its delivery, with one failed attempt. */
const JOURNEY = [
  ...SCAN_CODES.slice(0, SCAN_CODES.indexOf('READY_FOR_COLLECTION')).filter((code) => code !== 'CUSTOMS_HELD'),
  'OUT_FOR_DELIVERY',
  'SIGNED',
] as const;
export const SCANS_PER_ORDER = JOURNEY.length;

/** Milliseconds between two scans of a parcel. The whole journey takes a week. */
const STEP_MS = 14 * HOUR_MS;
const ROWS_AT_ONCE = 500;

/** Inserts waiting orders of one parcel each. Returns their waybill numbers. */
export async function insertSampleOrders(
  { ctx, userId }: Pick<BenchSite, 'ctx' | 'userId'>,
  count: number,
  sample = internationalOrder(),
): Promise<string[]> {
  const order = InternationalOrderRequest.transform((text) => ({ kind: 'international' as const, ...text })).parse(
    sample,
  );
  const priced = await assessOrder(ctx, order);
  const waybills: string[] = [];
  const taken = new Set<string>();
  // Random numbers may collide. The site then generates others.
  const unused = () => {
    const next = () => newOrder(priced, { ...ctx, userId, at: ctx.now(), isTest: false, request: null });
    let nextRow = next();
    while (taken.has(nextRow.row.trade_no) || taken.has(nextRow.row.waybill_no)) nextRow = next();
    taken.add(nextRow.row.trade_no).add(nextRow.row.waybill_no);
    return nextRow;
  };
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, unused);
    const parcels = rows.flatMap((order) => order.parcels);
    await ctx.db
      .insertInto('orders')
      .values(rows.map(({ row }) => row))
      .execute();
    await ctx.db.insertInto('parcels').values(parcels).execute();
    waybills.push(...parcels.map(({ waybill_no }) => waybill_no));
  }
  return waybills;
}

const salt = () => randomBytes(6).toString('hex');

/** Returns the scans of waybills in the order of a network: all parcels are picked up, then all arrive, and so on. */
export function* sampleScans(waybills: readonly string[], from: Date): Generator<ScanRow> {
  const run = salt();
  for (const [step, code] of JOURNEY.entries()) {
    const occurred_at = new Date(from.getTime() + step * STEP_MS).toISOString();
    for (const [index, waybill_no] of waybills.entries()) {
      yield {
        event_id: `${run}-${step}-${index}`,
        waybill_no,
        code,
        occurred_at,
        time_zone: 'Asia/Shanghai',
        place: 'Guangzhou',
        country_code: 'CN',
        measured: null,
        collected: null,
        reason: null,
        received_code: null,
        received_reason: null,
      };
    }
  }
}

export function* inChunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
