import 'server-only';
import type { Verb } from '../verb';
import { presentSummary } from './present-article';
import { articlePage } from './store';

/** The news of the market asked for, or of the market that asks. */
export const listNews: Verb<'queryShowyBlogList'> = async ({ ctx, input }) => {
  const { articles, total } = await articlePage(ctx.db, {
    country: input.countryCode ?? ctx.country,
    now: ctx.now().toISOString(),
    page: input.page,
    size: input.size,
  });
  return { items: articles.map((article) => presentSummary(article, ctx.language)), total };
};
