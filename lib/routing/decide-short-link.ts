import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { decideRoute, type RouteRequest } from './decide-route';
import { paths } from './paths';
import { isTurkishHost, turkishOrigin } from './route-config';
import { originOfMarket, readLinkToken, type Origins } from './short-link';

interface LinkRequest extends Pick<RouteRequest, 'host' | 'cookies'> {
  token: string;
  /** Market of the person; null for a link that is unknown or expired. */
  choice: MarketChoice | null;
  origins: Origins;
}

/**
 * Returns the target of a short link: the person's own page, or the page for expired links in the visitor's language.
 */
export function decideShortLink({ host, cookies, token, choice, origins }: LinkRequest): string {
  if (choice) {
    const path = paths.parcel(formatPrefix(choice), token);
    const isHere = isTurkishHost(host, origins) === (choice.country === 'TR' && turkishOrigin(origins) !== null);
    return isHere ? path : originOfMarket(choice.country, origins) + path;
  }
  const pathname = `/parcel/${encodeURIComponent(readLinkToken(token) ?? ENDED_TOKEN)}`;
  const decision = decideRoute({ host, pathname, search: '', cookies, config: origins });
  return decision.kind === 'redirect' ? decision.location : '/';
}

/** Token in the address of the page for an invalid link. */
const ENDED_TOKEN = 'ended';
