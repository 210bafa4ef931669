import 'server-only';
import { createCaller, type Caller } from '@/lib/client/call';
import type { MarketChoice } from '@/lib/market/prefix';
import { getConfig } from './config';
import { createApi } from './http/app';
import { getServices } from './services';

let inProcess: ((request: Request) => Response | Promise<Response>) | undefined;

/** Calls the embedded API in process, without a socket. */
function fetchInProcess(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  inProcess ??= createApi(getServices()).fetch;
  return Promise.resolve(inProcess(new Request(input, init)));
}

/**
 * The caller for server components: the client of the browser, in process, or over HTTP when a gateway is configured.
 * It speaks for an anonymous visitor of the given market; a person's own data is fetched by their browser.
 */
export function serverCaller({ country, language }: MarketChoice): Caller {
  const gateway = getConfig().API_BASE_URL;
  return createCaller({
    baseURL: gateway ?? 'http://in-process.invalid/api',
    ...(gateway === undefined && { fetch: fetchInProcess }),
    timeout: 4000,
    identity: () => ({ language, country, token: null }),
  });
}
