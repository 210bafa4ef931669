import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '@/lib/contract/calls';
import { MINUTE_MS } from '@/lib/time/durations';
import { startStack } from '../../scripts/stack/start-stack.mjs';
import { report } from './report';
import { atMost, median, type BenchResult } from './result';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const REQUESTS_A_SECOND = Number(process.env.SOAK_RATE ?? 20);
const SAMPLE_MS = Math.min(15_000, MINUTES * 1000);
const IMPORT_MS = 180_000;
const LIMIT_MB = 400;
const BYTES_PER_MB = 1024 * 1024;

interface Sample {
  megabytes: number;
  descriptors: number;
  /** Start of the process in seconds since 1970. A process that grew too large is replaced by another. */
  startedAt: number;
}

async function readSample(figures: string): Promise<Sample | null> {
  const text = await fetch(figures).then(
    (response) => response.text(),
    () => null,
  );
  if (text === null) return null;
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  return {
    megabytes: valueOf('process_resident_memory_bytes') / BYTES_PER_MB,
    descriptors: valueOf('process_open_fds'),
    startedAt: valueOf('process_start_time_seconds'),
  };
}

/**
 * Runs two processes of the site, worker, nginx, PostgreSQL and Redis under an even load, to find resources that grow
 * with time.
 */
async function soak(): Promise<BenchResult[]> {
  // Pages are rendered on request, because the machine has other work.
  const stack = await startStack({ RENDER_AHEAD: 'false' });
  const agent = new http.Agent({ keepAlive: true });
  const failures: string[] = [];
  const samples = stack.sites.map((): Sample[] => []);
  let sent = 0;
  const send = (address: string, body?: object) =>
    new Promise<void>((resolve) => {
      const headers = { lang: 'en', countryCode: 'GH', ...(body && { 'content-type': 'application/json' }) };
      const failed = (why: string) => {
        failures.push(`${address}: ${why}`);
        resolve();
      };
      http
        .request(stack.origin + address, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
          response.resume();
          response.once('end', () => (response.statusCode === 200 ? resolve() : failed(String(response.statusCode))));
          response.once('error', (error) => failed(error.message));
        })
        .once('error', (error) => failed(error.message))
        .end(body && JSON.stringify(body));
    });
  const pages = [...(await (await fetch(`${stack.origin}/sitemap/gh-en.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = pages.map(([, url]) => new URL(url!).pathname);
  const visits: ((number: number) => Promise<void>)[] = [
    (number) => send(paths[number % paths.length]!),
    (number) => send(`/eg-ar/track?no=DX${String(number).padStart(11, '0')}EG`),
    (number) => send(`/gh-en/express/order-quote?kg=${1 + (number % 29)}&ask=1`),
    () => send(`/api${CALLS.queryAllCountryList.path}`),
    (number) => send(`/api${CALLS.queryTrack.path}`, { waybillNos: [`DX${String(number).padStart(11, '0')}GH`] }),
  ];

  const began = Date.now();
  const end = began + MINUTES * MINUTE_MS;
  async function load(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    for (; Date.now() < end; sent += 1) {
      await wait(Math.max(0, began + (sent * 1000) / REQUESTS_A_SECOND - Date.now()));
      const visit = visits[sent % visits.length]!(sent).finally(() => underWay.delete(visit));
      underWay.add(visit);
    }
    await Promise.all(underWay);
  }
  async function watch(): Promise<void> {
    for (; Date.now() < end; await wait(SAMPLE_MS))
      for (const [index, site] of stack.sites.entries()) {
        const taken = await readSample(site.metrics);
        if (taken) samples[index]!.push(taken);
      }
  }
  /** Repeats operators' imports, which make the site render pages again all the time. */
  async function importRates(): Promise<void> {
    const file = path.join(stack.folder, 'rates.json');
    stack.ops('rates', 'export', file);
    const rates = JSON.parse(readFileSync(file, 'utf8')) as { remark: Record<string, string> }[];
    for (let time = 1; Date.now() < end; time += 1) {
      const changed = rates.map((rate) => ({ ...rate, remark: { ...rate.remark, en: `Import ${time}` } }));
      writeFileSync(file, JSON.stringify(changed));
      stack.ops('rates', 'import', file, '--replace');
      await wait(IMPORT_MS);
    }
  }

  try {
    await Promise.all([load(), watch(), importRates()]);
    for (const failure of failures.slice(0, 10)) process.stderr.write(`${failure}\n`);
    const figures = samples.flatMap((ofSite, index) => {
      const quarter = Math.floor(ofSite.length / 4);
      const [early, late] = [ofSite.slice(quarter, 2 * quarter), ofSite.slice(-quarter)];
      const mostOpen = (some: readonly Sample[]) => Math.max(...some.map(({ descriptors }) => descriptors));
      const size = (some: readonly Sample[]) => median(some.map(({ megabytes }) => megabytes));
      const name = stack.sites[index]!.name;
      return [
        atMost(`${name}: memory at most`, Math.max(...ofSite.map(({ megabytes }) => megabytes)), 'MB', LIMIT_MB),
        atMost(`${name}: memory, last quarter of the time against the second`, size(late) / size(early), 'times', 1.1),
        atMost(`${name}: open descriptors, last quarter over the second`, mostOpen(late) - mostOpen(early), '', 16),
        atMost(
          `${name}: processes replaced because they grew`,
          new Set(ofSite.map((one) => one.startedAt)).size - 1,
          '',
          MINUTES / 10,
        ),
      ];
    });
    return [atMost(`requests failed of ${sent} in ${MINUTES} minutes`, failures.length, '', 0), ...figures];
  } finally {
    agent.destroy();
    await stack.stop();
  }
}

await report([soak]);
