import 'server-only';
import { ALL_PREFIXES, marketOf } from '@/lib/market/prefix';
import { listedRoutes } from '@/lib/routing/listed-routes';
import { pathTo } from '@/lib/routing/paths';
import { loadNewsSummaries } from '../load-news-summaries';
import type { StepGate } from './fill-pages';

/**
 * Returns the path of every page that search engines may list, one market after the other, with one read of news per
 * turn. It leaves out the articles of a market whose news cannot be read, and those after the last turn.
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
