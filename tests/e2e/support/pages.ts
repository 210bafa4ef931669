import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { isShownIn, ROUTES, type Route } from '@/lib/routing/routes';
import { requestPlain, type PlainResponse } from './plain-request';
import { PageSource } from './read-html';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from './this-run';

/** Pages that are rendered for one visitor without scripts (basic.spec.ts). */
const OF_VISITOR: readonly string[] = ['basic/login', 'basic/parcel', 'basic/parcels', 'basic/send'];

/** Pages without a dynamic segment. Other pages depend on data. */
export const FIXED_ROUTES: readonly Route[] = ROUTES.filter(
  ({ path }) => !path.includes('[') && !OF_VISITOR.includes(path),
);

export const routesIn = (prefix: Prefix): Route[] =>
  FIXED_ROUTES.filter((route) => isShownIn(route, parsePrefix(prefix)!.country));

export const originOf = (prefix: string) => (prefix.startsWith('tr-') ? TURKISH_ORIGIN : MAIN_ORIGIN);
export const pathOf = (prefix: string, path: string) => (path ? `/${prefix}/${path}` : `/${prefix}`);
export const pathOnly = (address: string) => new URL(address).pathname;

/** A page as a crawler gets it: no browser, no scripts. */
export interface ReadPage extends PlainResponse {
  /** Its address without the origin. */
  name: string;
  source: PageSource;
}

/** HTTP statuses by URL, cached for this worker. */
export const statuses = new Map<string, number>();

async function readNow(prefix: string, path: string): Promise<ReadPage> {
  const name = pathOf(prefix, path);
  const response = await requestPlain({ path: name, host: originOf(prefix) });
  statuses.set(name, response.status);
  return { ...response, name, source: new PageSource(response.body) };
}

// Rendering is expensive, so tests of one market share the responses.
const pageCache = new Map<string, Promise<ReadPage>>();
let storedFor = '';

export function requestReadPage(prefix: string, path: string): Promise<ReadPage> {
  if (storedFor !== prefix) pageCache.clear();
  storedFor = prefix;
  const page = pageCache.get(path) ?? readNow(prefix, path);
  pageCache.set(path, page);
  return page;
}

/** Runs `work` for each item, four items at a time. */
export async function runForEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

export interface SitemapEntry {
  path: string;
  lastmod: string | undefined;
  /** Paths by hreflang. */
  alternates: Record<string, string>;
}

export async function loadSitemapEntries(prefix: Prefix): Promise<SitemapEntry[]> {
  const { headers, body } = await requestPlain({ path: `/sitemap/${prefix}.xml`, host: originOf(prefix) });
  if (!headers['content-type']?.includes('xml')) throw new Error(`the sitemap of ${prefix} is no XML`);
  return [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => ({
    path: pathOnly(/<loc>(.*?)<\/loc>/.exec(entry!)![1]!),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry!)?.[1],
    alternates: Object.fromEntries(
      [...entry!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, pathOnly(href!)]),
    ),
  }));
}
