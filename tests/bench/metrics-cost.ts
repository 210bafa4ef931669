import { readFileSync } from 'node:fs';
import http from 'node:http';
import { freePort } from '../fixtures/free-port';
import { atMost, median, type BenchResult } from './result';
import { startSite, type SiteProcess } from './site-process';

const REQUESTS = 100_000;
const ROUNDS = 10;
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

/** What figures for Prometheus cost: processor seconds for 100,000 requests to a site with and without them, in turn. Where /proc is. */
export async function benchMetricsCost(): Promise<BenchResult[]> {
  const port = await freePort();
  const figures = `http://127.0.0.1:${port}/metrics`;
  const sites = [await startSite(), await startSite({ METRICS_PORT: String(port) })] as const;
  try {
    const [off, on] = sites;
    for (const site of sites) await costOf(site, REQUESTS / ROUNDS, null);
    const spent = { off: 0, on: 0 };
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const withoutFigures = async () => (without = await costOf(off, REQUESTS / ROUNDS, null));
      const withFigures = async () => (counted = await costOf(on, REQUESTS / ROUNDS, figures));
      let [without, counted] = [0, 0];
      // Who goes first changes, so that a machine that grows slower favours neither.
      for (const each of round % 2 ? [withFigures, withoutFigures] : [withoutFigures, withFigures]) await each();
      spent.off += without;
      spent.on += counted;
      ratios.push(counted / without);
    }
    return [
      atMost('processor for 100,000 requests with figures for Prometheus', spent.on, 's', spent.off * 1.03),
      atMost('the same, against a site without, median of ten rounds', median(ratios), 'times', 1.03),
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}
