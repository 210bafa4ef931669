import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ResponseSource } from '@/lib/server/web/front-server/response-source';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';
import { routeLabel } from '@/lib/server/programs/metrics/route-label';
import { findFreePort } from '../fixtures/free-port';
import { atMost, type BenchResult } from './result';
import { startSite, type SiteProcess } from './site-process';

const REQUESTS = 100_000;
const WARM_UP_REQUESTS = 20_000;
const CONNECTIONS = 16;
/** Repetitions that measure the cost of counting one response. */
const COUNTED_RESPONSES = 2_000_000;
/** Seconds for which a site gets no requests except for its metrics. */
const IDLE_SECONDS = 30;
const SCRAPE_SECONDS = 15;
const TICKS_A_SECOND = 100;

/** Requests of 100, by path: mostly stored pages, some calls, few rendered pages. */
const MIX: { path: string; source: ResponseSource; share: number }[] = [
  { path: '/gh-en', source: 'stored', share: 40 },
  { path: '/gh-en/service/help', source: 'stored', share: 25 },
  { path: '/eg-ar', source: 'stored', share: 20 },
  { path: '/api/v1/api/country/queryAllCountryList', source: 'call', share: 14 },
  { path: '/gh-en/track?no=DX10000000000GH', source: 'page', share: 1 },
];
const weightedRequests = MIX.flatMap((one) => Array.from({ length: one.share }, () => one));

/** Returns the processor seconds of a process and its children. */
function processorSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = Number(own[11]) + Number(own[12]);
  return ticks / TICKS_A_SECOND + children.reduce((sum, child) => sum + processorSeconds(Number(child)), 0);
}

async function sendRequest(origin: string, agent: http.Agent, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br', lang: 'en', countryCode: 'GH' };
  await new Promise<void>((resolve, reject) => {
    http
      .get(origin + path, { agent, headers }, (response) => response.resume().once('end', resolve))
      .once('error', reject);
  });
}

/** Returns the processor seconds and the elapsed seconds that a site needs for some requests. */
async function sendRequests({ origin, pid }: SiteProcess, requests: number): Promise<{ spent: number; took: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [before, began] = [processorSeconds(pid), performance.now()];
  let requestCount = 0;
  const connection = async () => {
    while (requestCount < requests)
      await sendRequest(origin, agent, weightedRequests[requestCount++ % weightedRequests.length]!.path);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { spent: processorSeconds(pid) - before, took: (performance.now() - began) / 1000 };
}

/** Returns the processor seconds for counting one response, including the search for its route. */
function costOfCounting(): number {
  const metrics = createMetrics();
  const count = (times: number) => {
    for (let index = 0; index < times; index += 1) {
      const { path, source } = weightedRequests[index % weightedRequests.length]!;
      metrics.responded({ source, route: routeLabel(path), status: 200, seconds: (index % 40) / 10_000 });
    }
  };
  count(WARM_UP_REQUESTS);
  const before = process.cpuUsage();
  count(COUNTED_RESPONSES);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / COUNTED_RESPONSES;
}

/**
 * Returns the processor seconds per second of a site without visitors. `figures`: address of the metrics, which is
 * requested every 15 seconds; null for a site without metrics.
 */
async function costOfIdling(figures: string | null): Promise<number> {
  const site = await startSite(figures ? { METRICS_PORT: new URL(figures).port } : {});
  try {
    await sendRequests(site, WARM_UP_REQUESTS);
    await wait(5000);
    const before = processorSeconds(site.pid);
    for (let second = 0; second < IDLE_SECONDS; second += SCRAPE_SECONDS) {
      if (figures) await (await fetch(figures)).text();
      await wait(SCRAPE_SECONDS * 1000);
    }
    return (processorSeconds(site.pid) - before) / IDLE_SECONDS;
  } finally {
    await site.stop();
  }
}

/**
 * Measures the cost of figures for Prometheus, as a share of the processor time of 100,000 requests. Two equal sites
 * differ by up to 10 %, since each process is laid out in memory by chance. The parts are therefore measured apart:
 * counting each response, and the work beside the requests (scrapes, the watch of the event loop). Needs /proc.
 */
export async function benchMetricsCost(): Promise<BenchResult[]> {
  const site = await startSite();
  await sendRequests(site, WARM_UP_REQUESTS);
  const { spent, took } = await sendRequests(site, REQUESTS);
  await site.stop();
  const counting = costOfCounting();
  const idle = await costOfIdling(null);
  const watched = await costOfIdling(`http://127.0.0.1:${await findFreePort()}/metrics`);
  const beside = Math.max(0, watched - idle);
  const [us, ms] = [1e6, 1000];
  process.stdout.write(
    `${REQUESTS} requests: ${spent.toFixed(1)} s of processor in ${took.toFixed(0)} s; counting an answer ${(counting * us).toFixed(2)} us; beside ${(beside * ms).toFixed(2)} ms a second\n`,
  );
  const share = (REQUESTS * counting + took * beside) / spent;
  return [atMost('figures for Prometheus, of the processor time of requests', 100 * share, '%', 3)];
}
