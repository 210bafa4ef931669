import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { consumeCallOfKey, type KeyAllowance } from '../../accounts/api-keys/limit-key';
import type { Actor, Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';

type Key = NonNullable<Actor['key']>;

/**
 * Returns the fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10, and the three of
 * its version 06, which programs of earlier years read. `policy`: name of the limit.
 */
export const allowanceHeaders = (policy: string, { limit, window, remaining, reset }: KeyAllowance) => ({
  'ratelimit-policy': `"${policy}";q=${limit};w=${window}`,
  ratelimit: `"${policy}";r=${remaining};t=${reset}`,
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});

/** Counts a call of a key. Returns `headers` with its allowance, and `refusal` if the call is not allowed. */
export async function admitKey(
  services: Services,
  key: Key,
  name: CallName,
): Promise<{ headers: Record<string, string>; refusal: ApiError | null }> {
  const allowance = await consumeCallOfKey(services, key);
  const headers = allowanceHeaders(key.mode, allowance);
  if (allowance.isUsedUp) return { headers, refusal: new ApiError('tooManyRequests', { retryAfter: allowance.reset }) };
  return { headers, refusal: mayCall(name, key) ? null : new ApiError('keyScope') };
}

/** Returns true if a key, or a visitor without one, may make the call. A session is not considered. */
export function mayCall(name: CallName, key: Actor['key']): boolean {
  const { auth, scope } = REGISTRY[name];
  return key && scope ? key.scopes.includes(scope) : auth === 'none';
}

/**
 * Returns true if a key acts for its account in the call. In calls without a scope, its holder is an anonymous visitor.
 */
export const actsForAccount = (name: CallName): boolean => REGISTRY[name].scope !== undefined;
