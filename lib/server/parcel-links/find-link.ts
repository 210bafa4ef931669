import 'server-only';
import { readLinkToken } from '@/lib/routing/short-link';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { consumeOfNetwork, refundOfNetwork } from '../throttle/network-attempts';
import { LINKS_OF_NETWORK } from '../throttle/policies';
import { tokenHash } from '../platform/token';
import { hasEnded } from './link-life';
import { findLinkByHash, type FoundLink } from '@/lib/server/parcels/receiver/links/store';

/**
 * The link of a token as it was typed. Throws linkEnded for one that is unknown, malformed or over, which all look alike;
 * tooManyRequests where a network guesses. A right one does not count.
 */
export async function findLink(ctx: Context, typed: string): Promise<FoundLink> {
  await consumeOfNetwork(ctx, LINKS_OF_NETWORK);
  const token = readLinkToken(typed);
  const link = token === null ? null : await findLinkByHash(ctx.db, tokenHash(token));
  if (!link || hasEnded(link, ctx.now())) throw new ApiError('linkEnded');
  await refundOfNetwork(ctx, LINKS_OF_NETWORK);
  return link;
}
