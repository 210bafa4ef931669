import 'server-only';
import type { Verb } from '../../platform/verb';
import { ApiError } from '../../platform/errors';
import { presentArticleSummary, presentArticle } from './present-article';
import { listArticlesOfPage, findArticle } from './article-store';

/** Returns one page of the news of the requested market, by default the caller's, newest first. */
export const listNews: Verb<'queryShowyBlogList'> = async ({ ctx, input }) => {
  const { articles, total } = await listArticlesOfPage(ctx.db, {
    country: input.countryCode ?? ctx.country,
    now: ctx.now().toISOString(),
    page: input.page,
    size: input.size,
  });
  return { items: articles.map((article) => presentArticleSummary(article, ctx.language)), total };
};

/**
 * Returns an article. Throws `newsNotForMarket` if it exists but is not published in the market (§8), otherwise
 * `notFound`.
 */
export const readNews: Verb<'queryFrontBlogDetail'> = async ({ ctx, input }) => {
  const article = await findArticle(ctx.db, input.id, ctx.now().toISOString());
  if (!article) throw new ApiError('notFound');
  if (!article.countries.includes(input.countryCode ?? ctx.country)) throw new ApiError('newsNotForMarket');
  return presentArticle(article, ctx.language);
};
