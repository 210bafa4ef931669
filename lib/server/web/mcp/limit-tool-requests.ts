import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumeCallOfKey } from '../../accounts/api-keys/limit-key';
import type { Actor, Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { durationText, type LimitRow } from '../../platform/reference-pages/limit-row';
import { clientNetwork } from '../../platform/throttle/client-network';
import { orTooManyRequests } from '../../platform/throttle/consume-attempt';
import { SITE_ALLOWANCE, networkSiteOf } from '../../platform/throttle/network-attempts';
import { allowanceHeaders } from '../api/admit-key';

const PERIOD_SECONDS = 60;
/**
 * Maximum number of requests of a network in a minute: enough for several agents behind one address, each with a few
 * questions.
 */
export const MAX_TOOL_REQUESTS_OF_NETWORK = 300;

// Counted in this process, because the requests only read.
const networks = new RateLimiterMemory({
  keyPrefix: 'tool-requests',
  points: MAX_TOOL_REQUESTS_OF_NETWORK,
  duration: PERIOD_SECONDS,
});
const sites = new RateLimiterMemory({
  keyPrefix: 'tool-requests-of-site',
  points: MAX_TOOL_REQUESTS_OF_NETWORK * SITE_ALLOWANCE,
  duration: PERIOD_SECONDS,
});

/** Row of docs/limits.md. */
export const TOOL_REQUESTS_ROW: LimitRow = {
  name: 'tool-requests',
  per: 'network',
  subject: `requests to \`/api/mcp\` from one network without a valid key, in one process; a /48 of IPv6 may make ${SITE_ALLOWANCE} times as many. With a key each request is a call of the key`,
  guards: 'processor',
  most: `${MAX_TOOL_REQUESTS_OF_NETWORK} in ${durationText(PERIOD_SECONDS)}`,
  whenExceeded: '429 until the minute is over',
  others: 'people behind the same address wait too, or use a key',
  calls: [],
};

/** Counts a request without a valid key. Throws tooManyRequests (429 with Retry-After). */
export async function limitToolRequests(clientAddress: string): Promise<void> {
  await orTooManyRequests(networks.consume(clientNetwork(clientAddress)));
  const site = networkSiteOf({ clientAddress });
  if (site !== null) await orTooManyRequests(sites.consume(site));
}

/**
 * Counts a request of a key that makes no call. Returns `headers` with its allowance, and `refusal` if it is used up.
 */
export async function admitToolRequest(
  services: Services,
  key: NonNullable<Actor['key']>,
): Promise<{ headers: Record<string, string>; refusal: ApiError | null }> {
  const allowance = await consumeCallOfKey(services, key);
  return {
    headers: allowanceHeaders(key.mode, allowance),
    refusal: allowance.isUsedUp ? new ApiError('tooManyRequests', { retryAfter: allowance.reset }) : null,
  };
}
