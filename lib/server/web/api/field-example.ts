import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { sampleCall } from '../docs/sample-call';

/** Fields whose valid values differ for each caller: an example would be refused. */
const OWN_VALUES =
  /(?:^id|Id|^ids|[kK]ey|[tT]oken|ticket|session|nonce|proof|captcha|[cC]ursor|verifyCode|password|Password|Nos?)$/;

const samples = new Map<CallName, unknown>();

function cachedSampleRequest(name: CallName): unknown {
  if (!samples.has(name)) samples.set(name, sampleCall(name).request);
  return samples.get(name);
}

/** Returns the value of a field in the call's sample request, which the contract accepts, or undefined. */
export function exampleOf(name: CallName, path: readonly PropertyKey[]): unknown {
  if (path.length === 0 || path.some((part) => typeof part === 'string' && OWN_VALUES.test(part))) return undefined;
  let value = cachedSampleRequest(name);
  for (const part of path) {
    // Every item of a list has the same schema, and the sample has one.
    const key = typeof part === 'number' ? 0 : String(part);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value ?? undefined;
}
