import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/calls/define-call';
import type { Context } from '../context';
import { clientNetwork } from './client-network';
import { orTooManyRequests } from './consume-attempt';
import { type LimitRow, durationText } from '../reference-pages/limit-row';
import { SITE_ALLOWANCE, networkSiteOf } from './network-attempts';

const PERIOD_SECONDS = 600;
/**
 * Calls of one account in a period, more than a business makes by hand. A flooding script is stopped within seconds.
 */
export const MAX_WRITES_OF_ACCOUNT = 600;
/** Calls from one network in a period, enough for several businesses behind one address. */
export const MAX_WRITES_OF_NETWORK = 3000;

// Counted in this process: a count in the database would cost as much as the write that it limits.
const accounts = new RateLimiterMemory({
  keyPrefix: 'writes-of-account',
  points: MAX_WRITES_OF_ACCOUNT,
  duration: PERIOD_SECONDS,
});
const networks = new RateLimiterMemory({
  keyPrefix: 'writes-of-network',
  points: MAX_WRITES_OF_NETWORK,
  duration: PERIOD_SECONDS,
});
const sites = new RateLimiterMemory({
  keyPrefix: 'writes-of-site',
  points: MAX_WRITES_OF_NETWORK * SITE_ALLOWANCE,
  duration: PERIOD_SECONDS,
});

/** Returns true for a call that counts as a write. */
export const countsAsWrite = ({ method, safe, writes }: Call): boolean =>
  method === 'POST' && (!safe || writes === true);

const whenExceeded = `429 until the ${durationText(PERIOD_SECONDS)} are over`;
// Forms that store input without a writing call.
const forms = ['account more', 'account fewer', 'account check'] as const;
const calls = CALL_NAMES.filter((name) => countsAsWrite(CALLS[name]));

/** Rows of docs/limits.md. */
export const WRITE_ROWS: readonly LimitRow[] = [
  {
    name: 'writes-of-account',
    per: 'account',
    subject: 'calls of one account that change something, in one process; a key counts under its own limit',
    guards: 'storage',
    most: `${MAX_WRITES_OF_ACCOUNT} in ${durationText(PERIOD_SECONDS)}`,
    whenExceeded,
    others: 'nothing',
    calls: calls.filter((name) => CALLS[name].auth === 'user'),
    forms,
  },
  {
    name: 'writes-of-network',
    per: 'network',
    subject: `calls from one network that change something, in one process; a /48 of IPv6 (\`writes-of-site\`) may make ${SITE_ALLOWANCE} times as many`,
    guards: 'storage',
    most: `${MAX_WRITES_OF_NETWORK} in ${durationText(PERIOD_SECONDS)}`,
    whenExceeded,
    others: 'people behind the same address wait too',
    calls,
    forms,
  },
];

/** Counts a call that writes. Throws tooManyRequests (429 with Retry-After). */
export async function limitWrites({ actor, clientAddress }: Pick<Context, 'actor' | 'clientAddress'>): Promise<void> {
  await orTooManyRequests(networks.consume(clientNetwork(clientAddress)));
  const site = networkSiteOf({ clientAddress });
  if (site !== null) await orTooManyRequests(sites.consume(site));
  // API keys have their own limit.
  if (actor && !actor.key) await orTooManyRequests(accounts.consume(actor.userId));
}
