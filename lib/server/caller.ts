import 'server-only';
import { createCaller, type Caller, type InProcess } from '@/lib/calls/call';
import { CallFailure } from '@/lib/client/call-failure';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY, type Endpoint, type ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice } from '@/lib/market/prefix';
import { getConfig } from './config';
import { answersInProcess } from './web/api/app';
import { CLIENT_ADDRESS_HEADER } from './http/client-address';
import { getServices } from './services';

const TIMEOUT_MS = 4000;

let inProcess: InProcess | undefined;

/** A gateway's answer, as the contract has it. Throws CallFailure for any other: a page never shows what it cannot trust. */
function checked<Name extends CallName>(name: Name, answer: unknown): ResponseOf<Name> {
  const endpoint: Endpoint = REGISTRY[name];
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data as ResponseOf<Name>; // the schema of this call
  const [issue] = parsed.error.issues;
  throw new CallFailure('network', `${name}: ${issue?.path.join('.')} ${issue?.message}`);
}

/** On behalf of a visitor, as a proxy says it. */
function fetchFor(address: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
}

/**
 * The caller for server components: the client of the browser, in process, or over HTTP when a gateway is configured.
 * It speaks for an anonymous visitor of the given market, or for the session of `token` (the simple pages; elsewhere a person's own data is
 * fetched by their browser). Calls whose guesses are counted by network want the visitor's `address`.
 */
export function serverCaller(
  { country, language }: MarketChoice,
  { address, token = null }: { address?: string; token?: string | null } = {},
): Caller {
  const gateway = getConfig().API_BASE_URL;
  const settings = { timeout: TIMEOUT_MS, identity: () => ({ language, country, token }) };
  if (gateway === undefined) {
    const answer = (inProcess ??= answersInProcess(getServices()));
    const noted: Record<string, string> = address === undefined ? {} : { [CLIENT_ADDRESS_HEADER]: address };
    const answerFor: InProcess = (name, input, headers) => answer(name, input, { ...headers, ...noted });
    return createCaller({ ...settings, baseURL: '', inProcess: answerFor });
  }
  const call = createCaller({
    ...settings,
    baseURL: gateway,
    ...(address !== undefined && { fetch: fetchFor(address) }),
  });
  return async (name, input, options) => checked(name, await call(name, input, options));
}
