import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { InternationalOrderRequest } from '@/lib/contract/orders';
import { addInternationalOrder } from '@/lib/server/orders/place-order';
import { internationalOrder } from '../contract/order-samples';
import { openBenchSite, type BenchSite } from './bench-site';
import { median, type BenchResult } from './result';

const ROUND_MS = 1000;
const ROUNDS = 5;
/** Senders at once; a site has more than one. */
const SENDERS = 20;

async function perSecond(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ROUND_MS) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - start);
}

function insertInto(raw: SQLite.Database, table: string, row: object): SQLite.Statement {
  const columns = Object.keys(row);
  return raw.prepare(`insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`);
}

/** Baseline: durable inserts of a real order's rows into the same tables with the same indexes, one commit each. */
async function rawInsert({ ctx, file }: BenchSite): Promise<() => void> {
  const row = await ctx.db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  const parcel = await ctx.db.selectFrom('parcels').selectAll().limit(1).executeTakeFirstOrThrow();
  new SQLite(file!).pragma('wal_checkpoint(truncate)');
  const copy = `${file!}.raw`;
  copyFileSync(file!, copy);
  const raw = new SQLite(copy);
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  raw.pragma('foreign_keys = ON');
  const [order, ticket] = [insertInto(raw, 'orders', row), insertInto(raw, 'parcels', parcel)];
  return raw.transaction(() => {
    const id = randomUUID();
    order.run({ ...row, id, trade_no: id, waybill_no: id, idempotency_key: id });
    ticket.run({ ...parcel, order_id: id, waybill_no: id });
  });
}

/** Order creation through the verb, with an idempotency key, against the raw durable insert of the same rows, in one run. */
export async function benchOrders(): Promise<BenchResult[]> {
  const site = await openBenchSite();
  const input = InternationalOrderRequest.parse(internationalOrder());
  const order = async () => {
    await addInternationalOrder({ ctx: { ...site.ctx, idempotencyKey: randomUUID() }, input });
  };
  try {
    await order();
    const raw = await rawInsert(site);
    const rates = { raw: [] as number[], verb: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.raw.push(await perSecond(raw));
      const orders = await Promise.all(Array.from({ length: SENDERS }, () => perSecond(order)));
      rates.verb.push(orders.reduce((sum, rate) => sum + rate, 0));
    }
    const [rawRate, verbRate] = [median(rates.raw), median(rates.verb)];
    const ratio = verbRate / rawRate;
    return [
      { name: 'raw durable inserts', value: rawRate, unit: '/s', target: '', ok: true },
      { name: 'orders created', value: verbRate, unit: '/s', target: '', ok: true },
      { name: 'orders created / raw durable inserts', value: ratio, unit: '', target: '>= 0.7', ok: ratio >= 0.7 },
    ];
  } finally {
    await site.close();
  }
}
