import 'server-only';
import { scopeOfCall } from '@/lib/contract/key-calls';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { countCallOfKey, type KeyAllowance } from '../api-keys/limit-key';
import type { Actor } from '../context';
import { ApiError } from '../platform/errors';

type Key = NonNullable<Actor['key']>;

/** The `RateLimit-*` fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers-06). */
const allowanceHeaders = ({ limit, remaining, reset }: KeyAllowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});

/** Counts a call of a key; `headers` tell its allowance, `refusal` why the call is not made. */
export async function admitKey(
  key: Key,
  name: CallName,
): Promise<{ headers: Record<string, string>; refusal: ApiError | null }> {
  const allowance = await countCallOfKey(key);
  const headers = allowanceHeaders(allowance);
  if (allowance.isUsedUp) return { headers, refusal: new ApiError('tooManyRequests', { retryAfter: allowance.reset }) };
  const scope = scopeOfCall(name);
  const isAllowed = scope ? key.scopes.includes(scope) : CALLS[name].auth === 'none';
  return { headers, refusal: isAllowed ? null : new ApiError('keyScope') };
}

/** In calls that no scope names a key's holder is anybody. */
export const speaksForAccount = (name: CallName): boolean => scopeOfCall(name) !== undefined;
