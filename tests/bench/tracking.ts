import { queryTrack } from '@/lib/server/parcels/tracking/query-track';
import type { BenchSite } from './bench-site';
import { onEachDatabase, type OpenSite } from './each-database';
import { SCANS_PER_PARCEL, fillDatabase } from './fill-database';
import { atMost, median, type BenchResult } from './result';

const FEW = 10_000;
const QUERIES = 400;
/** Days over which the orders are spread. They touch 24 calendar months. */
const DAYS = 712;
const MAX_RATIO = 1.3;

interface FilledSite {
  site: BenchSite;
  waybills: readonly string[];
}

async function openFilledSite(open: OpenSite, scans: number): Promise<FilledSite> {
  const site = await open();
  const orders = Math.ceil(scans / SCANS_PER_PARCEL);
  return { site, waybills: await fillDatabase(site, { orders, days: DAYS, state: 'IN_TRANSIT', scanned: true }) };
}

/** Measures one query for twenty waybills of all months, with different ones each time. */
async function measureQuery({ site, waybills }: FilledSite, turn: number): Promise<number> {
  const stride = Math.floor(waybills.length / 20);
  const requests = Array.from({ length: 20 }, (_, index) => waybills[(turn * 7 + index * stride) % waybills.length]!);
  const start = performance.now();
  const { inTransit } = await queryTrack({ ctx: site.ctx, input: { waybillNos: requests } });
  const time = performance.now() - start;
  if (inTransit.length !== 20 || inTransit.some(({ events }) => events.length !== SCANS_PER_PARCEL + 1))
    throw new Error('not the whole answer');
  return time;
}

async function medianTimes(few: FilledSite, many: FilledSite): Promise<[number, number]> {
  const times = { few: [] as number[], many: [] as number[] };
  // Runs once without a measurement, so that the measured runs do not include reading from the disk.
  for (let turn = 0; turn < QUERIES; turn += 1) await measureQuery(many, turn);
  for (let turn = 0; turn < QUERIES; turn += 1) {
    times.few.push(await measureQuery(few, turn));
    times.many.push(await measureQuery(many, turn));
  }
  return [median(times.few), median(times.many)];
}

/** Compares a query for twenty waybills among this many scans with the same query among ten thousand, in turns. */
export const benchTracking = (sizes: readonly number[]) =>
  onEachDatabase(async (open, engine) => {
    const few = await openFilledSite(open, FEW);
    const results: BenchResult[] = [];
    try {
      for (const size of sizes) {
        const many = await openFilledSite(open, size);
        try {
          const [ofFew, ofMany] = await medianTimes(few, many);
          const name = `20 waybills among ${size.toLocaleString('en')} scans, ${engine}`;
          results.push(
            { name: `${name}: one query`, value: ofMany, unit: 'ms', target: '', ok: true },
            atMost(`${name}: against ${FEW.toLocaleString('en')}`, ofMany / ofFew, 'times', MAX_RATIO),
          );
        } finally {
          await many.site.close();
        }
      }
      return results;
    } finally {
      await few.site.close();
    }
  });
