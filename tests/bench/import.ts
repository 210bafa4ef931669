import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOps } from '@/lib/server/cli/run-ops';
import { openForOperator } from '@/lib/server/db/open';
import type { BenchSite } from './bench-site';
import { onEachDatabase } from './each-database';
import { fillDatabase } from './fill-database';
import { atLeast, atMost, type BenchResult } from './result';
import { SCANS_PER_ORDER, inChunks, sampleScans } from './scan-samples';

const TARGETS: Record<string, number> = { SQLite: 20_000, PostgreSQL: 15_000 };
const MB = 2 ** 20;
/** A process that takes in a file of any length. */
const LIMIT_MB = 400;

function writeFile(file: string, site: BenchSite, waybills: readonly string[]): void {
  writeFileSync(file, '');
  for (const chunk of inChunks(sampleScans(waybills, site.ctx.now()), 10_000)) {
    const lines = chunk.map((scan) => {
      const {
        event_id: eventId,
        waybill_no: waybillNo,
        code,
        occurred_at: occurredAt,
        place,
        country_code: countryCode,
      } = scan;
      return JSON.stringify({ eventId, waybillNo, code, occurredAt, place, countryCode });
    });
    writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'a' });
  }
}

/** Runs the import; answers how long it took, in seconds, and the most memory that the process held meanwhile. */
async function measure(site: BenchSite, file: string): Promise<{ seconds: number; megabytes: number }> {
  const complaints: string[] = [];
  const io = { out: () => undefined, err: (line: string) => void complaints.push(line) };
  const db = openForOperator(site.ctx.config.DATABASE_URL);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
  const start = performance.now();
  const code = await runOps(['events', 'import', file], () => ({ ...site.ctx, ...io, db }), io);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  await db.destroy();
  if (code !== 0) throw new Error(complaints.slice(0, 5).join('\n'));
  return { seconds, megabytes: most / MB };
}

async function assertDelivered({ ctx: { db } }: BenchSite, orders: number): Promise<void> {
  const { count } = await db
    .selectFrom('orders')
    .select((the) => the.fn.countAll().as('count'))
    .where('state', '=', 'SIGNED')
    .executeTakeFirstOrThrow();
  if (Number(count) !== orders) throw new Error(`${String(count)} of ${orders} orders were delivered`);
}

/** The operators' import of whole journeys, about so many scans, from the file to the last durable commit. */
export const benchImport = (scans: number) =>
  onEachDatabase(async (open, engine): Promise<BenchResult[]> => {
    const site = await open();
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
    try {
      const file = path.join(folder, 'scans.ndjson');
      const orders = Math.ceil(scans / SCANS_PER_ORDER);
      const waybills = await fillDatabase(site, { orders, days: 30, state: 'WAITING', scanned: false });
      writeFile(file, site, waybills);
      const { seconds, megabytes } = await measure(site, file);
      await assertDelivered(site, orders);
      const lines = orders * SCANS_PER_ORDER;
      const name = `${lines.toLocaleString('en')} scans taken in, ${engine}`;
      return [
        atLeast(name, lines / seconds, '/s', TARGETS[engine]!),
        atMost(`memory: ${name}`, megabytes, 'MB', LIMIT_MB),
      ];
    } finally {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
