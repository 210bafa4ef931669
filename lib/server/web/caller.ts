import 'server-only';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { createCaller, isMissingCall, type Caller, type CallerSettings, type InProcessApi } from '@/lib/http/call';
import { CallFailure } from '@/lib/http/call-failure';
import type { CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REGISTRY, type ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice } from '@/lib/market/prefix';
import { getBackEnd } from './get-back-end';
import { getConfig } from '../platform/config';
import { CLIENT_ADDRESS_HEADER } from './api/client-address';
import { currentVisit, markFailedRead } from '../platform/page-visit';

const TIMEOUT_MS = 4000;

/**
 * Parses a gateway's response by the contract. Throws CallFailure if it does not match, because a page shows only valid
 * data.
 */
function parseResponse<Name extends CallName>(name: Name, data: unknown): ResponseOf<Name> {
  const endpoint: CallDefinition = REGISTRY[name];
  const parsed = endpoint.response.safeParse(data);
  if (parsed.success) return parsed.data as ResponseOf<Name>; // the schema of this call
  const [issue] = parsed.error.issues;
  const failure = new CallFailure({ kind: 'network', message: `${name}: ${issue?.path.join('.')} ${issue?.message}` });
  markFailedRead(name, failure);
  throw failure;
}

/** Returns a `fetch` that sends the visitor's address, as a proxy does. */
function fetchFor(address: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
}

/**
 * Returns the caller for server components. It calls in this process, or over HTTP if a gateway is configured. It acts
 * for an anonymous visitor of the given market, or for the session of `token`. Only pages without scripts pass a token.
 * Elsewhere the browser fetches a person's own data. Calls that count guesses by network need the visitor's `address`.
 */
export function serverCaller(
  { country, language }: MarketChoice,
  { address, token = null }: { address?: string; token?: string | null } = {},
): Caller {
  const gateway = getConfig().API_BASE_URL;
  const settings: Omit<CallerSettings, 'baseURL'> = {
    timeout: TIMEOUT_MS,
    identity: () => ({ language, country, token }),
    onFailure(failure, _options, name) {
      if (!isMissingCall(name, failure)) markFailedRead(name, failure);
    },
  };
  if (gateway === undefined) {
    const inProcess: InProcessApi = async (name, input, headers) => {
      const requestId = currentVisit()?.requestId;
      const { call } = await getBackEnd();
      return call(name, input, {
        ...headers,
        ...(address !== undefined && { [CLIENT_ADDRESS_HEADER]: address }),
        ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      });
    };
    return createCaller({ ...settings, baseURL: '', inProcess });
  }
  const call = createCaller({
    ...settings,
    baseURL: gateway,
    ...(address !== undefined && { fetch: fetchFor(address) }),
  });
  return async (name, input, options) => parseResponse(name, await call(name, input, options));
}
