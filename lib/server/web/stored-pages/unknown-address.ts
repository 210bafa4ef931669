import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { SURVEY_TOKEN_PATTERN } from '@/lib/contract/content/surveys';
import { parsePrefix } from '@/lib/market/prefix';
import { MISSING_PAGE_PATH } from '@/lib/routing/result-pages';

/** Address below each market whose 404 page is stored and sent for every unknown address of the market. */
const MISSING_PATH = '/missing/page';
const MARKET_MISSING = /^\/[^/]+\/missing\/page$/;

export const isMissingPage = (address: string) => address === MISSING_PAGE_PATH || MARKET_MISSING.test(address);

/** Next's names of two pages: for all other addresses, and for questionnaires, whose path is a single word. */
const REST_ROUTE = '/[lang]/[...rest]';
const SURVEY_ROUTE = '/[lang]/[token]';

const Route = z.object({ page: z.string(), regex: z.string() });
const Rewrite = z.object({ destination: z.string(), regex: z.string() });

/** Addresses that the build knows. */
export interface KnownAddresses {
  /** Patterns of pages. An address belongs to the first page whose pattern matches. */
  dynamicRoutes: readonly z.infer<typeof Route>[];
  /** Rewrites that Next applies if neither a file nor a fixed route has the address. */
  rewrites: readonly z.infer<typeof Rewrite>[];
  /** Fixed routes, and files of `public`. */
  fixed: ReadonlySet<string>;
}

/** Returns the address of the missing page to send instead of a path that no page has; null for any other path. */
export type FindNotFoundAddress = (path: string) => string | null;

export function createFindNotFoundAddress({ dynamicRoutes, rewrites, fixed }: KnownAddresses): FindNotFoundAddress {
  const pages = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  const outside = rewrites.flatMap(({ destination, regex }) =>
    destination === MISSING_PAGE_PATH ? new RegExp(regex) : [],
  );
  return (address) => {
    if (outside.some((pattern) => pattern.test(address))) return fixed.has(address) ? null : MISSING_PAGE_PATH;
    const page = pages.find(({ pattern }) => pattern.test(address))?.page;
    const [, prefix = '', word = ''] = address.split('/');
    if (!parsePrefix(prefix)) return null;
    const isUnknown = page === REST_ROUTE || (page === SURVEY_ROUTE && !SURVEY_TOKEN_PATTERN.test(word));
    return isUnknown ? `/${prefix}${MISSING_PATH}` : null;
  };
}

const Manifest = z.object({
  dynamicRoutes: z.array(Route),
  staticRoutes: z.array(Route),
  rewrites: z.object({ afterFiles: z.array(Rewrite) }),
});

/** Reads the addresses that the build has written, and the addresses of files. */
export async function readKnownAddresses(): Promise<KnownAddresses> {
  const manifest = Manifest.parse(JSON.parse(await readFile('.next/routes-manifest.json', 'utf8')));
  const files = await readdir('public', { recursive: true });
  const fixed = [
    ...manifest.staticRoutes.map(({ page }) => page),
    ...files.map((file) => `/${file.split(path.sep).map(encodeURI).join('/')}`),
  ];
  return { dynamicRoutes: manifest.dynamicRoutes, rewrites: manifest.rewrites.afterFiles, fixed: new Set(fixed) };
}
