import { readFileSync } from 'node:fs';
import { atMost, type BenchResult } from './result';
import { startSite } from './site-process';

const KB_PER_MB = 1024;
const LIMIT_MB = 400;
const TRACKING_PAGES = 10_000;
const UNKNOWN_PAGES = 3000;
const CONCURRENT_REQUESTS = 4;

/** Returns the resident megabytes of a process's largest child. */
function largestChildMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const sizes = children.map((child) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has just ended.
      return 0;
    }
  });
  return Math.max(0, ...sizes) / KB_PER_MB;
}

/** Measures the most memory of the site's process under all kinds of requests. Needs /proc. */
export async function benchMemory(): Promise<BenchResult[]> {
  const site = await startSite();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, largestChildMb(site.pid))), 250);
  const results: BenchResult[] = [];
  const text = async (path: string) => (await fetch(site.origin + path)).text();
  const pathsIn = (map: string) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  async function crawl(name: string, paths: readonly string[], status: number): Promise<void> {
    const rest = [...paths];
    let wrong = 0;
    most = 0;
    const worker = async () => {
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        const response = await fetch(site.origin + path).catch(() => null);
        await response?.arrayBuffer();
        wrong += Number(response?.status !== status);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
    results.push(atMost(`memory: ${paths.length} ${name}`, most, 'MB', LIMIT_MB));
    results.push(atMost(`requests lost: ${paths.length} ${name}`, wrong, '', 0));
  }
  try {
    const maps = pathsIn(await text('/sitemap.xml'));
    const pages = (await Promise.all(maps.map(async (map) => pathsIn(await text(map))))).flat();
    for (const time of ['first', 'second']) await crawl(`pages of the sitemaps, ${time} time`, pages, 200);
    const numbers = Array.from(
      { length: TRACKING_PAGES },
      (_, index) => `/gh-en/track?no=DX${10_000_000_000 + index}GH`,
    );
    await crawl('tracking pages', numbers, 200);
    const unknown = Array.from({ length: UNKNOWN_PAGES }, (_, index) => `/gh-en/unknown-${index}`);
    await crawl('unknown addresses', unknown, 404);
    return results;
  } finally {
    clearInterval(watch);
    await site.stop();
  }
}
