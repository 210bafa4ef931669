import { sql } from 'kysely';
import { queryOrderDesk } from '@/lib/server/parcels/orders/list/query-order-desk';
import { queryOrderPage } from '@/lib/server/parcels/orders/list/query-order-page';
import { onEachDatabase, type OpenSite } from './each-database';
import { fillDatabase } from './fill-database';
import { atMost, median, type BenchResult } from './result';

const [FEW, MANY] = [1000, 100_000];
const TURNS = 60;
/** Days over which the orders are placed. The list shows the last three months. */
const DAYS = 60;
/** Number of orders under way of each sender, the oldest ones. */
const OPEN_ORDERS = 500;
const MAX_RATIO = 1.3;

const PAGE = { period: 'QUARTER', state: null, search: '', group: null, country: null, expectedBy: null } as const;
const LISTS = {
  'page 1': PAGE,
  'a filter by state': { ...PAGE, state: 'LOST' },
  'a filter by country': { ...PAGE, country: 'KE' },
  'a filter by expected day': { ...PAGE, expectedBy: '2020-01-01' },
  'a group': { ...PAGE, group: 'LATE' },
  'a search that finds nothing': { ...PAGE, search: 'nowhere' },
} as const;

/** Numbers of failed parcels of two senders. The list counts them up to a limit. */
const [FEW_FAILED, MANY_FAILED] = [1000, 10_000];

/** Opens a site with one sender, whose newest `failed` orders were not delivered and most others were. */
async function openSender(open: OpenSite, orders: number, failed = 0) {
  const site = await open();
  await fillDatabase(site, { orders, days: DAYS, state: 'SIGNED', scanned: false });
  const { db } = site.ctx;
  const ids = await db.selectFrom('orders').select('id').orderBy('created_at').limit(OPEN_ORDERS).execute();
  const moving = ids.map(({ id }) => id);
  await db.updateTable('orders').set({ state: 'IN_TRANSIT' }).where('id', 'in', moving).execute();
  await db.updateTable('parcels').set({ state: 'IN_TRANSIT' }).where('order_id', 'in', moving).execute();
  const newest = await db.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(failed).execute();
  for (let at = 0; at < newest.length; at += OPEN_ORDERS) {
    const some = newest.slice(at, at + OPEN_ORDERS).map(({ id }) => id);
    await db.updateTable('parcels').set({ state: 'DELIVERY_FAILED' }).where('order_id', 'in', some).execute();
    await db.updateTable('orders').set({ state: 'DELIVERY_FAILED' }).where('id', 'in', some).execute();
  }
  for (const table of ['orders', 'parcels']) await sql.raw(`analyze ${table}`).execute(db);
  const works: Record<string, () => Promise<unknown>> = {
    'the counts': () => queryOrderDesk({ ctx: site.ctx, input: {} }),
    ...Object.fromEntries(
      Object.entries(LISTS).map(([name, input]) => [
        name,
        () => queryOrderPage({ ctx: site.ctx, input: { ...input, size: 20, cursor: null } }),
      ]),
    ),
  };
  return { works, close: site.close };
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Sender = Awaited<ReturnType<typeof openSender>>;

/** Compares works of two senders, in turns. `sizes` names the senders in the rows. */
async function compareSenders(
  { few, many }: { few: Sender; many: Sender },
  names: readonly string[],
  row: { engine: string; sizes: readonly [string, string] },
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const name of names) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      times.few.push(await measureTime(few.works[name]!));
      times.many.push(await measureTime(many.works[name]!));
    }
    const label = `my parcels, ${name}, ${row.engine}`;
    const [small, large] = [median(times.few), median(times.many)];
    results.push({ name: `${label}: ${row.sizes[1]}`, value: large, unit: 'ms', target: '', ok: true });
    results.push(atMost(`${label}: against ${row.sizes[0]}`, large / small, 'times', MAX_RATIO));
  }
  return results;
}

const figure = (count: number) => count.toLocaleString('en');

/**
 * Compares the lists of senders of 100,000 and of 1,000 orders, and of senders of 10,000 and of 1,000 failed parcels.
 */
export const benchOrderDesk = () =>
  onEachDatabase(async (open, engine) => {
    const senders = [
      await openSender(open, FEW),
      await openSender(open, MANY),
      await openSender(open, 2 * MANY_FAILED, FEW_FAILED),
      await openSender(open, 2 * MANY_FAILED, MANY_FAILED),
    ] as const;
    const [few, many, fewFailed, manyFailed] = senders;
    try {
      const sizes = [figure(FEW), `${figure(MANY)} orders`] as const;
      const failed = [figure(FEW_FAILED), `${figure(MANY_FAILED)} failed parcels`] as const;
      return [
        ...(await compareSenders({ few, many }, Object.keys(few.works), { engine, sizes })),
        ...(await compareSenders({ few: fewFailed, many: manyFailed }, ['page 1'], { engine, sizes: failed })),
      ];
    } finally {
      for (const sender of senders) await sender.close();
    }
  });
