import 'server-only';
import { readLinkToken } from '@/lib/routing/short-link';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../../platform/throttle/network-attempts';
import { LINKS_OF_NETWORK } from '../../../platform/throttle/policies';
import { tokenHash } from '../../../platform/token';
import { isLinkEnded } from './link-life';
import { findLinkByHash, type FoundLink } from './link-store';

/**
 * Returns the link of a typed token. Throws `linkEnded` for an unknown, malformed or expired token alike, and
 * `tooManyRequests` after too many of these from one network.
 */
export async function findLink(ctx: Context, typed: string): Promise<FoundLink> {
  await consumeNetworkAttempt(ctx, LINKS_OF_NETWORK);
  const token = readLinkToken(typed);
  const link = token === null ? null : await findLinkByHash(ctx.db, tokenHash(token));
  if (!link || isLinkEnded(link, ctx.now())) throw new ApiError('linkEnded');
  await refundNetworkAttempt(ctx, LINKS_OF_NETWORK);
  return link;
}
