import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { POOL_SIZES } from '@/lib/server/platform/db/drivers/pool-sizes';
import type { OrderRow } from '@/lib/server/parcels/orders/order-store';
import type { ParcelRow } from '@/lib/server/parcels/orders/parcel-store';
import type { OutboxRow } from '@/lib/server/messaging/queue/queue-store';
import { SQLite } from '@/lib/server/platform/db/drivers/sqlite-driver';
import type { BenchSite } from './bench-site';

/** Stores an order by plain SQL: its rows in one transaction, over as many connections as the site writes with. */
export interface RawInserter {
  insert: () => Promise<void> | void;
  close: () => Promise<void> | void;
}

interface Sample {
  order: OrderRow;
  parcel: ParcelRow;
  /** The outbox entry of the order's notice. */
  notice: OutboxRow;
}

/** Returns the sample with unique numbers. */
function uniqueCopy({ order, parcel, notice }: Sample): Sample {
  const id = randomUUID();
  return {
    order: { ...order, id, trade_no: id, waybill_no: id, idempotency_key: id },
    parcel: { ...parcel, order_id: id, waybill_no: id },
    notice: { ...notice, id, order_id: id },
  };
}

function insertText(table: string, row: object, place: (index: number) => string): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join()}) values (${columns.map((_, index) => place(index)).join()})`;
}

function rawSqlite(file: string, sample: Sample): RawInserter {
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const orders = database.prepare(insertText('orders', sample.order, () => '?'));
  const parcels = database.prepare(insertText('parcels', sample.parcel, () => '?'));
  const notices = database.prepare(insertText('outbox', sample.notice, () => '?'));
  const insert = database.transaction(() => {
    const { order, parcel, notice } = uniqueCopy(sample);
    orders.run(Object.values(order));
    parcels.run(Object.values(parcel));
    notices.run(Object.values(notice));
  });
  return { insert: () => insert(), close: () => void database.close() };
}

function rawPostgres(connectionString: string, sample: Sample): RawInserter {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZES.writers });
  // Connections may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  const place = (index: number) => `$${index + 1}`;
  const orders = { name: 'orders', text: insertText('orders', sample.order, place) };
  const parcels = { name: 'parcels', text: insertText('parcels', sample.parcel, place) };
  const notices = { name: 'outbox', text: insertText('outbox', sample.notice, place) };
  const insert = async () => {
    const { order, parcel, notice } = uniqueCopy(sample);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ ...orders, values: Object.values(order) });
      await client.query({ ...parcels, values: Object.values(parcel) });
      await client.query({ ...notices, values: Object.values(notice) });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { insert, close: () => pool.end() };
}

/** Opens plain inserts into the site's own tables. */
export async function openRawInserter({ ctx: { db, config }, file }: BenchSite): Promise<RawInserter> {
  const order = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  const parcel = await db.selectFrom('parcels').selectAll().limit(1).executeTakeFirstOrThrow();
  const notice = await db.selectFrom('outbox').selectAll().limit(1).executeTakeFirstOrThrow();
  const sample = { order, parcel, notice };
  return file === null ? rawPostgres(config.DATABASE_URL, sample) : rawSqlite(file, sample);
}
