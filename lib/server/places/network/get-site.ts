import 'server-only';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { presentSite } from './present-site';
import { findSite } from './site-store';

export const getSite: Verb<'getSiteBySiteCode'> = async ({ ctx, input }) => {
  const site = await findSite(ctx.db, input.siteCode);
  if (!site) throw new ApiError('notFound');
  return presentSite(site, ctx.language);
};
