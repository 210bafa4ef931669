import 'server-only';
import { ApiError } from '../errors';
import type { Verb } from '../verb';
import { presentSite } from './present-site';
import { findSite } from './site-store';

export const getSite: Verb<'getSiteBySiteCode'> = async ({ ctx, input }) => {
  const found = await findSite(ctx.db, input.siteCode);
  if (!found) throw new ApiError('notFound');
  return presentSite(found, ctx.language);
};
