import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOps } from '@/lib/server/cli/run-ops';
import { openBenchSite, type BenchSite } from './bench-site';
import type { BenchResult } from './result';
import { SCANS_PER_ORDER, inChunks, sampleOrders, sampleScans } from './scan-samples';

const ORDERS = 5000;
const TARGET = 10_000;

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

async function importRate(engine: string, databaseUrl?: string): Promise<BenchResult> {
  const site = await openBenchSite(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
  try {
    const file = path.join(folder, 'scans.ndjson');
    const waybills = await sampleOrders(site, ORDERS);
    writeFile(file, site, waybills);
    const complaints: string[] = [];
    const io = { out: () => undefined, err: (line: string) => void complaints.push(line) };
    const start = performance.now();
    const code = await runOps(['events', 'import', file], () => ({ ...site.ctx, ...io }), io);
    const value = (ORDERS * SCANS_PER_ORDER * 1000) / (performance.now() - start);
    if (code !== 0) throw new Error(complaints.slice(0, 5).join('\n'));
    const { count } = await site.ctx.db
      .selectFrom('orders')
      .select((the) => the.fn.countAll().as('count'))
      .where('state', '=', 'SIGNED')
      .executeTakeFirstOrThrow();
    if (Number(count) !== ORDERS) throw new Error(`${String(count)} of ${ORDERS} orders were delivered`);
    return { name: `scan events taken in, ${engine}`, value, unit: '/s', target: `>= ${TARGET}`, ok: value >= TARGET };
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The operators' import of whole journeys, from the file to the last durable commit; PostgreSQL when an empty database is named. */
export async function benchImport(postgresUrl?: string): Promise<BenchResult[]> {
  const results = [await importRate('SQLite')];
  if (postgresUrl !== undefined) results.push(await importRate('PostgreSQL', postgresUrl));
  return results;
}
