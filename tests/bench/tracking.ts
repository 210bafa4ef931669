import { queryTrack } from '@/lib/server/tracking/track-numbers';
import { insertScans } from '@/lib/server/tracking/store';
import { openBenchSite, type BenchSite } from './bench-site';
import { median, type BenchResult } from './result';
import { SCANS_PER_ORDER, inChunks, sampleOrders, sampleScans } from './scan-samples';

const FEW = 10_000;
const MANY = 1_000_000;
const QUERIES = 300;
const MOST_TIMES = 1.3;

async function fill(site: BenchSite, scans: number): Promise<string[]> {
  const waybills = await sampleOrders(site, Math.ceil(scans / SCANS_PER_ORDER));
  for (const batch of inChunks(inChunks(sampleScans(waybills, site.ctx.now()), 1000), 20)) {
    await site.ctx.db.transaction().execute(async (trx) => {
      for (const rows of batch) await insertScans(trx, rows);
    });
  }
  return waybills;
}

/** The time of one query for twenty waybills, no two queries for the same ones. */
async function oneQuery(site: BenchSite, waybills: readonly string[], turn: number): Promise<number> {
  const stride = Math.floor(waybills.length / 20);
  const asked = Array.from({ length: 20 }, (_, index) => waybills[(turn + index * stride) % waybills.length]!);
  const start = performance.now();
  const { inTransit } = await queryTrack({ ctx: site.ctx, input: { waybillNos: asked } });
  const time = performance.now() - start;
  if (inTransit.length !== 20 || inTransit[0]!.events.length !== SCANS_PER_ORDER + 1)
    throw new Error('not the whole answer');
  return time;
}

/** A query for twenty waybills among a million scan events against the same among ten thousand, in turns. */
export async function benchTracking(): Promise<BenchResult[]> {
  const [small, large] = [await openBenchSite(), await openBenchSite()];
  try {
    const [few, many] = [await fill(small, FEW), await fill(large, MANY)];
    const times = { few: [] as number[], many: [] as number[] };
    for (let turn = 0; turn < QUERIES; turn += 1) {
      times.few.push(await oneQuery(small, few, turn * 7));
      times.many.push(await oneQuery(large, many, turn * 7));
    }
    const [ofFew, ofMany] = [median(times.few), median(times.many)];
    const ratio = ofMany / ofFew;
    return [
      { name: `20 waybills among ${FEW} events`, value: ofFew, unit: 'ms', target: '', ok: true },
      { name: `20 waybills among ${MANY} events`, value: ofMany, unit: 'ms', target: '', ok: true },
      { name: 'many / few', value: ratio, unit: '', target: `<= ${MOST_TIMES}`, ok: ratio <= MOST_TIMES },
    ];
  } finally {
    await small.close();
    await large.close();
  }
}
