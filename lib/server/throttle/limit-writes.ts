import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { clientNetwork } from '@/lib/server/platform/throttle/client-network';
import { orTooManyRequests } from './consume-attempt';
import { SITE_ALLOWANCE, siteOf } from './network-attempts';

const SECONDS = 600;
/** More than a business sends by hand or by its shop system; a script that floods is stopped within seconds. */
export const WRITES_OF_ACCOUNT = 600;
/** Several businesses behind one address. */
export const WRITES_OF_NETWORK = 3000;

// Counted in this process: a count in the database would cost as much as the write that it guards.
const accounts = new RateLimiterMemory({ keyPrefix: 'account', points: WRITES_OF_ACCOUNT, duration: SECONDS });
const networks = new RateLimiterMemory({ keyPrefix: 'network', points: WRITES_OF_NETWORK, duration: SECONDS });
const sites = new RateLimiterMemory({
  keyPrefix: 'site',
  points: WRITES_OF_NETWORK * SITE_ALLOWANCE,
  duration: SECONDS,
});

/** Counts a call that writes. Throws tooManyRequests (429 with Retry-After). */
export async function limitWrites({ actor, clientAddress }: Pick<Context, 'actor' | 'clientAddress'>): Promise<void> {
  await orTooManyRequests(networks.consume(clientNetwork(clientAddress)));
  const site = siteOf({ clientAddress });
  if (site !== null) await orTooManyRequests(sites.consume(site));
  // A key has an allowance of its own.
  if (actor && !actor.key) await orTooManyRequests(accounts.consume(actor.userId));
}
