import { REGISTRY } from '@/lib/contract/registry';
import { queryOrderPage } from '@/lib/server/parcels/orders/list/query-order-page';
import { encodeCursor } from '@/lib/server/platform/page-cursor';
import { onEachDatabase } from './each-database';
import { fillDatabase } from './fill-database';
import { atMost, median } from './result';

const SIZE = 20;
const PAGE = 10_000;
const QUERIES = 200;
/** Days over which the orders are placed. The list shows the last three months. */
const DAYS = 60;
const MAX_RATIO = 1.3;

/** Compares the first page of one sender's orders with the ten-thousandth, in turns. */
export const benchOrderPages = () =>
  onEachDatabase(async (open, engine) => {
    const site = await open();
    try {
      const { ctx } = site;
      await fillDatabase(site, { orders: SIZE * (PAGE + 1), days: DAYS, state: 'WAITING', scanned: false });
      const { created_at: createdAt, id } = await ctx.db
        .selectFrom('orders')
        .select(['created_at', 'id'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(SIZE * (PAGE - 1) - 1)
        .limit(1)
        .executeTakeFirstOrThrow();
      const pageAfter = async (cursor: string | null) => {
        const start = performance.now();
        const { items } = await queryOrderPage({
          ctx,
          input: REGISTRY.queryOrderPage.request.parse({ size: SIZE, cursor }),
        });
        if (items.length !== SIZE) throw new Error('not a whole page');
        return performance.now() - start;
      };
      const times = { first: [] as number[], late: [] as number[] };
      for (let turn = 0; turn < QUERIES; turn += 1) {
        times.first.push(await pageAfter(null));
        times.late.push(await pageAfter(encodeCursor({ createdAt, id })));
      }
      const [first, late] = [median(times.first), median(times.late)];
      const name = `my parcels, page ${PAGE.toLocaleString('en')}, ${engine}`;
      return [
        { name: `${name}: one page`, value: late, unit: 'ms', target: '', ok: true },
        atMost(`${name}: against page 1`, late / first, 'times', MAX_RATIO),
      ];
    } finally {
      await site.close();
    }
  });
