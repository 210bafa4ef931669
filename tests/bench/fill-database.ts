import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { ParcelState } from '@/lib/parcel/states';
import { RANDOM_BYTES } from '@/lib/parcel/random-digits';
import { SCAN_CODES } from '@/lib/parcel/scan-codes';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { engineOf, type Engine } from '@/lib/server/platform/db/engine';
import { addScanMonths, monthsUntil } from '@/lib/server/platform/db/scan-months';
import { openDatabase, type Database } from '@/lib/server/platform/db/open';
import { DAY_MS } from '@/lib/time/durations';
import type { BenchSite } from './bench-site';
import { inChunks, insertSampleOrders } from './scan-samples';

const JOURNEY_DAYS = 16;
/** Journey of a parcel to its receiver, in days after the order was placed. */
const JOURNEY = SCAN_CODES.filter((code) => code !== 'CUSTOMS_HELD')
  .slice(0, 12)
  .map((code, step) => ({ code, days: ((step + 1) * JOURNEY_DAYS) / 13 }));
export const SCANS_PER_PARCEL = JOURNEY.length;

/** SQL that differs between the two databases. */
interface Dialect {
  /** Returns milliseconds since 1970 as ISO 8601. */
  iso: (ms: string) => string;
  id: string;
  /** Returns a table `(n, value)` of the texts of a JSON array, counted from 0. */
  elements: (json: string) => RawBuilder<unknown>;
}

const DIALECTS: Record<Engine, Dialect> = {
  sqlite: {
    iso: (ms) => `strftime('%Y-%m-%dT%H:%M:%fZ', (${ms}) / 1000.0, 'unixepoch')`,
    id: 'lower(hex(randomblob(16)))',
    elements: (json) => sql`(select key as n, value from json_each(${json}))`,
  },
  postgres: {
    iso: (ms) => `to_char(to_timestamp((${ms}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    id: 'gen_random_uuid()::text',
    elements: (json) =>
      sql`(select n - 1 as n, value from json_array_elements_text(${json}::json) with ordinality as e(value, n)) e`,
  },
};

function randomWaybills(count: number): string[] {
  const waybills = new Set<string>();
  while (waybills.size < count) waybills.add(formatWaybill(randomBytes(RANDOM_BYTES), 'GH'));
  return [...waybills];
}

export interface FillSettings {
  orders: number;
  /** Days over which the orders are placed evenly. The last day is old enough for a whole journey. */
  days: number;
  state: ParcelState;
  /** True adds twelve scans to each parcel, within sixteen days. PostgreSQL gets them in the order of their times. */
  scanned: boolean;
}

/** Fills a database by SQL with orders of one parcel each. Returns the waybills, oldest order first. */
export async function fillDatabase(site: BenchSite, filling: FillSettings): Promise<string[]> {
  const { DATABASE_URL } = site.ctx.config;
  // Uses a separate connection, because the site's statements time out after some seconds.
  const db = openDatabase(DATABASE_URL);
  const pragmas = engineOf(DATABASE_URL) === 'sqlite' ? ['cache_size = -1000000', 'synchronous = off'] : [];
  for (const pragma of pragmas) await sql.raw(`pragma ${pragma}`).execute(db);
  try {
    return await fill(site, db, filling);
  } finally {
    await db.destroy();
  }
}

async function fill(site: BenchSite, db: Database, { orders, days, state, scanned }: FillSettings): Promise<string[]> {
  const { now, config } = site.ctx;
  const engine = engineOf(config.DATABASE_URL);
  const { iso, id, elements } = DIALECTS[engine];
  const run = (text: string) => sql.raw(text).execute(db);
  const waybills = randomWaybills(orders);
  await run('create table bench_waybills (n integer primary key, waybill text not null)');
  let start = 0;
  for (const chunk of inChunks(waybills, 20_000)) {
    const rows = elements(JSON.stringify(chunk));
    await sql`insert into bench_waybills select n + ${sql.lit(start)}, value from ${rows}`.execute(db);
    start += chunk.length;
  }

  const interval = Math.floor((days * DAY_MS) / orders);
  const first = now().getTime() - JOURNEY_DAYS * DAY_MS - orders * interval;
  const placed = iso(`${first} + n * ${interval}.0`);
  const [sample] = await insertSampleOrders(site, 1);
  const row = await db.selectFrom('orders').selectAll().where('waybill_no', '=', sample!).executeTakeFirstOrThrow();
  const own: Record<string, string> = {
    id,
    trade_no: "'TN' || n",
    waybill_no: 'waybill',
    created_at: placed,
    updated_at: placed,
    state: `'${state}'`,
    idempotency_key: 'null',
  };
  const values = Object.keys(row).map((name) => own[name] ?? `sample.${name}`);
  await run(
    `insert into orders (${Object.keys(row).join()}) select ${values.join()}
     from bench_waybills cross join orders as sample where sample.waybill_no = '${sample}' order by n`,
  );
  await run(
    `insert into parcels (waybill_no, order_id, number, pieces, state, attempts, updated_at, expected)
     select orders.waybill_no, id, 1, 1, orders.state, orders.attempts, created_at, told.expected
     from orders cross join parcels as told where orders.waybill_no <> '${sample}' and told.waybill_no = '${sample}'`,
  );

  if (scanned) {
    // Position of a scan among the orders: the number of orders placed since.
    const steps = JOURNEY.map(
      ({ code, days: after }, step) => `(${step}, '${code}', ${Math.round((after * DAY_MS) / interval)})`,
    );
    const scan = `'scan-' || step || '-' || n, waybill, code, ${iso(`${first} + (n + later) * ${interval}.0 + step`)},
      'Africa/Accra', 'Hub ' || (n % 40), 'GH', substr(${placed}, 1, 7)`;
    const insert = `insert into scan_events (event_id, waybill_no, code, occurred_at, time_zone, place, country_code, placed_month)
      with steps(step, code, later) as (values ${steps.join()}) select ${scan}`;
    if (engine === 'postgres') {
      const months = monthsUntil(new Date(first).toISOString(), now());
      await db.transaction().execute((trx) => addScanMonths(trx, months));
      const most = Math.ceil((JOURNEY_DAYS * DAY_MS) / interval);
      await run(`${insert} from generate_series(0, ${orders + most}) k, steps, bench_waybills where n = k - later`);
    } else {
      // Inserts in the table's order, in parts, because the log of a single statement would be larger than the table.
      for (let digit = 0; digit < 10; digit += 1)
        await run(
          `${insert} from (select * from bench_waybills where waybill like 'DX${digit}%' order by waybill) cross join steps`,
        );
    }
  }
  await run('drop table bench_waybills');
  if (engine === 'postgres') await run('vacuum analyze');
  return waybills;
}
