import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { presentArticle } from './present-article';
import { findArticle } from './store';

/** §8: an article that is not for the market is told apart from one that does not exist. */
export const readNews: Verb<'queryFrontBlogDetail'> = async ({ ctx, input }) => {
  const article = await findArticle(ctx.db, input.id, ctx.now().toISOString());
  if (!article) throw new ApiError('notFound');
  if (!article.countries.includes(input.countryCode ?? ctx.country)) throw new ApiError('newsNotForMarket');
  return presentArticle(article, ctx.language);
};
