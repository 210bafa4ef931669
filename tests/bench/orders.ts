import { randomUUID } from 'node:crypto';
import { InternationalOrderRequest } from '@/lib/contract/orders/order-request';
import { addInternationalOrder } from '@/lib/server/parcels/orders/place/place-order';
import { internationalOrder } from '../contract/support/order-samples';
import { onEachDatabase, type OpenSite } from './each-database';
import { openRawInserter } from './raw-orders';
import { atLeast, median, type BenchResult } from './result';

const ROUND_MS = 1000;
const ROUNDS = 5;
const CLIENTS = [
  { clients: 1, bound: 0.8 },
  { clients: 32, bound: 0.5 },
];

/** Returns how many times a second `clients` concurrent clients complete the work. */
async function perSecond(work: () => Promise<void> | void, clients: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  const placeUntilTime = async () => {
    while (performance.now() - start < ROUND_MS) {
      await work();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, placeUntilTime));
  return (count * 1000) / (performance.now() - start);
}

async function benchOn(open: OpenSite, engine: string): Promise<BenchResult[]> {
  const site = await open();
  const input = InternationalOrderRequest.parse(internationalOrder());
  const order = async () => {
    await addInternationalOrder({ ctx: { ...site.ctx, idempotencyKey: randomUUID() }, input });
  };
  await order();
  const raw = await openRawInserter(site);
  const results: BenchResult[] = [];
  try {
    for (const { clients, bound } of CLIENTS) {
      const rates = { raw: [] as number[], order: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.raw.push(await perSecond(raw.insert, clients));
        rates.order.push(await perSecond(order, clients));
      }
      const [inserted, created] = [median(rates.raw), median(rates.order)];
      const who = `${clients} ${clients === 1 ? 'client' : 'clients'}, ${engine}`;
      results.push(
        { name: `raw durable inserts, ${who}`, value: inserted, unit: '/s', target: '', ok: true },
        { name: `orders created, ${who}`, value: created, unit: '/s', target: '', ok: true },
        atLeast(`orders created / raw durable inserts, ${who}`, created / inserted, 'times', bound),
      );
    }
    return results;
  } finally {
    await raw.close();
    await site.close();
  }
}

/**
 * Compares order creation through the verb, with an idempotency key, with the raw durable insert of the same rows, in
 * turns.
 */
export const benchOrders = () => onEachDatabase(benchOn);
