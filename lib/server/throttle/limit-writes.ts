import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { clientNetwork, clientSite } from './client-network';
import { SITE_ALLOWANCE } from './network-attempts';

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

async function count(limiter: RateLimiterMemory, subject: string): Promise<void> {
  try {
    await limiter.consume(subject);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('tooManyRequests', { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

/** Counts a call that writes. Throws tooManyRequests (429 with Retry-After). */
export async function limitWrites({ actor, clientAddress }: Pick<Context, 'actor' | 'clientAddress'>): Promise<void> {
  await count(networks, clientNetwork(clientAddress));
  await count(sites, clientSite(clientAddress));
  if (actor) await count(accounts, actor.userId);
}
