import 'server-only';
import { createCaller, type Caller } from '@/lib/client/call';
import { CallFailure } from '@/lib/client/call-failure';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY, type Endpoint, type ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice } from '@/lib/market/prefix';
import { getConfig } from './config';
import { createApi } from './http/app';
import { CLIENT_ADDRESS_HEADER } from './http/client-address';
import { getServices } from './services';

let inProcess: ((request: Request) => Response | Promise<Response>) | undefined;

/** Calls the embedded API in process, without a socket. */
function fetchInProcess(request: Request): Promise<Response> {
  inProcess ??= createApi(getServices()).fetch;
  return Promise.resolve(inProcess(request));
}

/** On behalf of a visitor, as the front door says it in process and a proxy to a gateway. */
function fetchFor(gateway: string | undefined, visitor: string | undefined): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const header = gateway === undefined ? CLIENT_ADDRESS_HEADER : 'x-forwarded-for';
    if (visitor !== undefined) request.headers.set(header, visitor);
    return gateway === undefined ? fetchInProcess(request) : fetch(request);
  };
}

/** A gateway's answer, as the contract has it. Throws CallFailure for any other: a page never shows what it cannot trust. */
function checked<Name extends CallName>(name: Name, answer: unknown): ResponseOf<Name> {
  const endpoint: Endpoint = REGISTRY[name];
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data as ResponseOf<Name>; // the schema of this call
  const [issue] = parsed.error.issues;
  throw new CallFailure('network', `${name}: ${issue?.path.join('.')} ${issue?.message}`);
}

/**
 * The caller for server components: the client of the browser, in process, or over HTTP when a gateway is configured.
 * It speaks for an anonymous visitor of the given market; a person's own data is fetched by their browser.
 * `visitor` is the address of who asks, for a call that is counted by it.
 */
export function serverCaller({ country, language }: MarketChoice, visitor?: string): Caller {
  const gateway = getConfig().API_BASE_URL;
  const call = createCaller({
    baseURL: gateway ?? 'http://in-process.invalid/api',
    ...((gateway === undefined || visitor !== undefined) && { fetch: fetchFor(gateway, visitor) }),
    timeout: 4000,
    identity: () => ({ language, country, token: null }),
  });
  if (gateway === undefined) return call;
  return async (name, input, options) => checked(name, await call(name, input, options));
}
