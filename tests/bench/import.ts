import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchSite } from './bench-site';
import { onEachDatabase } from './each-database';
import { fillDatabase } from './fill-database';
import { atLeast, atMost, type BenchResult } from './result';
import { SCANS_PER_ORDER, inChunks, sampleScans } from './scan-samples';

/** Fewest scans a second. */
const TARGETS: Record<string, number> = { SQLite: 20_000, PostgreSQL: 15_000 };
/** Memory limit in MB of a process that imports a file of any length. */
const LIMIT_MB = 400;

function writeScanFile(file: string, site: BenchSite, waybills: readonly string[]): void {
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

/** Returns the largest resident set of a process so far, in MB; 0 once it has ended. */
function peakMemoryMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs the operators' command. Returns the seconds of its process and the most memory that it used, in MB. */
async function measureImport(site: BenchSite, file: string): Promise<{ seconds: number; megabytes: number }> {
  const { DATABASE_URL } = site.ctx.config;
  const start = performance.now();
  const command = spawn(process.execPath, ['dist/bench-ops.mjs', 'events', 'import', file], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, peakMemoryMb(command.pid!))), 50);
  const [code] = (await once(command, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`events import ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: most };
}

async function assertDelivered({ ctx: { db } }: BenchSite, orders: number): Promise<void> {
  const { count } = await db
    .selectFrom('orders')
    .select((the) => the.fn.countAll().as('count'))
    .where('state', '=', 'SIGNED')
    .executeTakeFirstOrThrow();
  if (Number(count) !== orders) throw new Error(`${String(count)} of ${orders} orders were delivered`);
}

/**
 * Measures an operators' import of about this many scans of whole journeys, from the file to the last durable commit.
 */
export const benchImport = (scans: number) =>
  onEachDatabase(async (open, engine): Promise<BenchResult[]> => {
    const site = await open();
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
    try {
      const file = path.join(folder, 'scans.ndjson');
      const orders = Math.ceil(scans / SCANS_PER_ORDER);
      const waybills = await fillDatabase(site, { orders, days: 30, state: 'WAITING', scanned: false });
      writeScanFile(file, site, waybills);
      const { seconds, megabytes } = await measureImport(site, file);
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
