import { randomBytes, randomUUID } from 'node:crypto';
import SQLite from 'better-sqlite3';
import type { Country } from '@/lib/market/country';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import type { ParcelState } from '@/lib/parcel/states';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { placeWaitingOrder } from './linked-parcel';

type Row = Record<string, unknown>;

/** Returns the statement that inserts rows with the columns of this one. */
const insertText = (table: string, row: Row) =>
  `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
    .map((name) => `@${name}`)
    .join()})`;

/** Milliseconds between two orders. */
const INTERVAL_MS = 60_000;

/**
 * Gives an account orders of one parcel: `counts` by state, the newest first. They are copies of one order with other
 * names of receivers. Calls would place at most `MAX_ORDERS_AT_FIRST` a day.
 */
export async function fillAccount(
  account: string,
  country: Country,
  counts: Partial<Record<ParcelState, number>>,
): Promise<void> {
  const placedOrder = await placeWaitingOrder(country, account);
  const database = new SQLite('./data/e2e/site.db', { timeout: 10_000 });
  try {
    const order = database.prepare<[string], Row>('select * from orders where waybill_no = ?').get(placedOrder)!;
    const parcel = database.prepare<[string], Row>('select * from parcels where waybill_no = ?').get(placedOrder)!;
    const insertOrder = database.prepare<[Row]>(insertText('orders', order));
    const insertParcel = database.prepare<[Row]>(insertText('parcels', parcel));
    const states = Object.entries(counts).flatMap(([state, count]) => Array<string>(count).fill(state));
    const newest = Date.parse(String(order.created_at)) - INTERVAL_MS;
    database.transaction(() => {
      for (const [index, state] of states.entries()) {
        const id = randomUUID();
        const number = formatWaybill(randomBytes(RANDOM_BYTES), country);
        const name = `Buyer ${index + 1}`;
        const at = new Date(newest - index * INTERVAL_MS).toISOString();
        const renamed = (text: unknown) =>
          String(text).replaceAll('Ama Mensah', name).replaceAll('ama mensah', name.toLowerCase());
        const texts = { receiver_name: name, input: renamed(order.input), search: renamed(order.search) };
        const numbers = { id, trade_no: `TN${id}`, waybill_no: number, idempotency_key: null };
        insertOrder.run({ ...order, ...texts, ...numbers, state, created_at: at, updated_at: at });
        insertParcel.run({ ...parcel, order_id: id, waybill_no: number, state, updated_at: at });
      }
    })();
  } finally {
    database.close();
  }
}
