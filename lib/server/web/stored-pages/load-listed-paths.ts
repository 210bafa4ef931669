import 'server-only';
import { ALL_PREFIXES, marketOf } from '@/lib/market/prefix';
import { listedRoutes } from '@/lib/routing/listed-routes';
import { pathTo } from '@/lib/routing/paths';
import { loadNewsSummaries } from '../load-news-summaries';
import type { StepGate } from './fill-pages';

/**
 * Returns the path of every page that search engines may list, market by market. Awaits `mayStep` before each read of
 * news, and returns early if it is false. Articles of a market whose news cannot be read are missing.
 */
export async function loadListedPaths(mayStep: StepGate): Promise<string[]> {
  const listed: string[] = [];
  for (const prefix of ALL_PREFIXES) {
    const choice = marketOf(prefix);
    listed.push(...listedRoutes(choice.country).map((route) => pathTo(prefix, route)));
    if (!(await mayStep())) return listed;
    const articles = await loadNewsSummaries(choice).catch(() => []);
    listed.push(...articles.map(({ id }) => pathTo(prefix, 'article', { id })));
  }
  return listed;
}
