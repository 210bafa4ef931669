import { readFileSync } from 'node:fs';
import http from 'node:http';
import { freePort } from '../fixtures/free-port';
import { atMost, median, type BenchResult } from './result';
import { startSite, type SiteProcess } from './site-process';

/** Of each site of a pair. */
const REQUESTS = 50_000;
const ROUNDS = 6;
/** Two sites that do the same differ by up to 6 %: each process is laid out in memory by chance. */
const PAIRS = 7;
const WARM_UP = 20_000;
const CONNECTIONS = 16;
const PATHS = [
  '/gh-en',
  '/gh-en/service/help',
  '/eg-ar',
  '/api/v1/api/country/queryAllCountryList',
  '/gh-en/track?no=DX10000000000GH',
];
/** Of 100 requests: stored pages above all, calls, few drawn pages. */
const SHARES = [40, 25, 20, 14, 1];
const TICKS_A_SECOND = 100;

/** Seconds of processor that a process and those below it have used. */
function processorSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = Number(own[11]) + Number(own[12]);
  return ticks / TICKS_A_SECOND + children.reduce((sum, child) => sum + processorSeconds(Number(child)), 0);
}

const mix = PATHS.flatMap((path, index) => Array.from({ length: SHARES[index]! }, () => path));

async function ask(origin: string, agent: http.Agent, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br', lang: 'en', countryCode: 'GH' };
  await new Promise<void>((resolve, reject) => {
    http
      .get(origin + path, { agent, headers }, (response) => response.resume().once('end', resolve))
      .once('error', reject);
  });
}

/** Processor seconds of a site for some requests. */
async function costOf({ origin, pid }: SiteProcess, requests: number, figures: string | null): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processorSeconds(pid);
  let asked = 0;
  const connection = async () => {
    while (asked < requests) await ask(origin, agent, mix[asked++ % mix.length]!);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  // Prometheus asks every 15 seconds; here once in a round of some.
  if (figures) await (await fetch(figures)).text();
  agent.destroy();
  return processorSeconds(pid) - before;
}

/** What a site with figures costs against one without, both new. */
async function ratioOfPair(withFiguresFirst: boolean): Promise<number> {
  const port = await freePort();
  const figures = `http://127.0.0.1:${port}/metrics`;
  const start = { without: () => startSite(), withFigures: () => startSite({ METRICS_PORT: String(port) }) };
  const order = withFiguresFirst ? (['withFigures', 'without'] as const) : (['without', 'withFigures'] as const);
  const sites = new Map<keyof typeof start, SiteProcess>();
  for (const which of order) sites.set(which, await start[which]());
  try {
    for (const site of sites.values()) await costOf(site, WARM_UP, null);
    const spent = { without: 0, withFigures: 0 };
    for (let round = 0; round < ROUNDS; round += 1)
      // Who goes first changes, so that a machine that grows slower favours neither.
      for (const which of round % 2 ? order.toReversed() : order)
        spent[which] += await costOf(sites.get(which)!, REQUESTS / ROUNDS, which === 'withFigures' ? figures : null);
    return spent.withFigures / spent.without;
  } finally {
    await Promise.all([...sites.values()].map((site) => site.stop()));
  }
}

/** What figures for Prometheus cost: processor time for the same requests to sites with and without them. Where /proc is. */
export async function benchMetricsCost(): Promise<BenchResult[]> {
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) ratios.push(await ratioOfPair(pair % 2 === 1));
  process.stdout.write(`each pair: ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}\n`);
  return [atMost('processor time with figures for Prometheus, median of seven pairs', median(ratios), 'times', 1.03)];
}
