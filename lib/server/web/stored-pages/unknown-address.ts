import 'server-only';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { SURVEY_TOKEN } from '@/lib/contract/content/surveys';

/** Address below each market whose 404 page is stored and sent for every unknown address of the market. */
const MISSING = '/missing/page';
const MARKET_MISSING = /^\/[^/]+\/missing\/page$/;

export const isMissingPage = (path: string) => MARKET_MISSING.test(path);

/** Next's name of the page for all other addresses, and of questionnaires, whose path is any single word. */
const REST = '/[lang]/[...rest]';
const SURVEY = '/[lang]/[token]';

const Routes = z.array(z.object({ page: z.string(), regex: z.string() }));
export type DynamicRoutes = z.infer<typeof Routes>;

/** Returns the address of the missing page to send instead of a path that no page has; null for any other path. */
export type FindMissing = (path: string) => string | null;

/** `routes`: patterns of the build, of which the first that matches is the page. */
export function findMissing(routes: DynamicRoutes): FindMissing {
  const pages = routes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => {
    const page = pages.find(({ pattern }) => pattern.test(path))?.page;
    const [, prefix, word = ''] = path.split('/');
    const isUnknown = page === REST || (page === SURVEY && !SURVEY_TOKEN.test(word));
    return isUnknown ? `/${prefix}${MISSING}` : null;
  };
}

/** Reads the patterns that the build has written. */
export async function readRoutes(): Promise<DynamicRoutes> {
  const { dynamicRoutes } = z
    .object({ dynamicRoutes: Routes })
    .parse(JSON.parse(await readFile('.next/routes-manifest.json', 'utf8')));
  return dynamicRoutes;
}
