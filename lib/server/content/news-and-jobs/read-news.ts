import 'server-only';
import type { Verb } from '../../platform/verb';
import { ApiError } from '../../platform/errors';
import { presentSummary, presentArticle } from '@/lib/server/content/present-article';
import { articlePage, findArticle } from '@/lib/server/content/store';

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

/** §8: an article that is not for the market is told apart from one that does not exist. */
export const readNews: Verb<'queryFrontBlogDetail'> = async ({ ctx, input }) => {
  const article = await findArticle(ctx.db, input.id, ctx.now().toISOString());
  if (!article) throw new ApiError('notFound');
  if (!article.countries.includes(input.countryCode ?? ctx.country)) throw new ApiError('newsNotForMarket');
  return presentArticle(article, ctx.language);
};
