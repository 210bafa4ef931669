import { sql } from 'kysely';
import { queryOrderDesk } from '@/lib/server/parcels/orders/list/query-order-desk';
import { queryOrderPage } from '@/lib/server/parcels/orders/list/query-order-page';
import { onEachDatabase, type OpenSite } from './each-database';
import { fillDatabase } from './fill-database';
import { atMost, median, type BenchResult } from './result';

const [FEW, MANY] = [1000, 100_000];
const TURNS = 60;
/** The list shows the last three months. */
const DAYS = 60;
/** Orders under way of either sender: the oldest ones. */
const OPEN = 500;
const MOST_TIMES = 1.3;
/** The counts and a group read the same number of parcels in both accounts, but from a larger table. */
const MOST_TIMES_OPEN = 2;
const READS_OPEN = ['the counts', 'a group'];

const PAGE = { period: 'QUARTER', state: null, search: '', group: null, country: null, expectedBy: null } as const;
const LISTS = {
  'page 1': PAGE,
  'a filter by state': { ...PAGE, state: 'LOST' },
  'a filter by country': { ...PAGE, country: 'KE' },
  'a filter by expected day': { ...PAGE, expectedBy: '2020-01-01' },
  'a group': { ...PAGE, group: 'LATE' },
  'a search that finds nothing': { ...PAGE, search: 'nowhere' },
} as const;

/** Opens a site with one sender, most of whose orders were delivered. */
async function openSender(open: OpenSite, orders: number) {
  const site = await open();
  await fillDatabase(site, { orders, days: DAYS, state: 'SIGNED', scanned: false });
  const { db } = site.ctx;
  const ids = await db.selectFrom('orders').select('id').orderBy('created_at').limit(OPEN).execute();
  const moving = ids.map(({ id }) => id);
  await db.updateTable('orders').set({ state: 'IN_TRANSIT' }).where('id', 'in', moving).execute();
  await db.updateTable('parcels').set({ state: 'IN_TRANSIT' }).where('order_id', 'in', moving).execute();
  await sql.raw('analyze').execute(db);
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

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares the list of a sender of 100,000 orders with that of 1,000, in turns. */
export const benchOrderDesk = () =>
  onEachDatabase(async (open, engine) => {
    const [few, many] = [await openSender(open, FEW), await openSender(open, MANY)];
    try {
      const results: BenchResult[] = [];
      for (const name of Object.keys(few.works)) {
        const times = { few: [] as number[], many: [] as number[] };
        for (let turn = 0; turn < TURNS; turn += 1) {
          times.few.push(await timeOf(few.works[name]!));
          times.many.push(await timeOf(many.works[name]!));
        }
        const label = `my parcels, ${name}, ${engine}`;
        const [small, large] = [median(times.few), median(times.many)];
        results.push({
          name: `${label}: ${MANY.toLocaleString('en')} orders`,
          value: large,
          unit: 'ms',
          target: '',
          ok: true,
        });
        results.push(
          atMost(
            `${label}: against ${FEW.toLocaleString('en')}`,
            large / small,
            'times',
            READS_OPEN.includes(name) ? MOST_TIMES_OPEN : MOST_TIMES,
          ),
        );
      }
      return results;
    } finally {
      await few.close();
      await many.close();
    }
  });
