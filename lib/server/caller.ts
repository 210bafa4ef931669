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

/** A call with the address of the visitor for whom the page is drawn, as the API notes it, or a gateway behind a proxy. */
function fetchFor(address: string | undefined, gateway: string | undefined): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const header = gateway === undefined ? CLIENT_ADDRESS_HEADER : 'x-forwarded-for';
    if (address !== undefined) request.headers.set(header, address);
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
 * It speaks for an anonymous visitor of the given market; a person's own data is fetched by their browser. Calls whose
 * guesses are counted by network want the visitor's `address`.
 */
export function serverCaller({ country, language }: MarketChoice, address?: string): Caller {
  const gateway = getConfig().API_BASE_URL;
  const call = createCaller({
    baseURL: gateway ?? 'http://in-process.invalid/api',
    ...((gateway === undefined || address !== undefined) && { fetch: fetchFor(address, gateway) }),
    timeout: 4000,
    identity: () => ({ language, country, token: null }),
  });
  if (gateway === undefined) return call;
  return async (name, input, options) => checked(name, await call(name, input, options));
}
