import 'server-only';
import { createCaller, type Caller, type InProcess } from '@/lib/client/call';
import { CallFailure } from '@/lib/client/call-failure';
import type { CallName } from '@/lib/contract/calls';
import { REGISTRY, type Endpoint, type ResponseOf } from '@/lib/contract/registry';
import type { MarketChoice } from '@/lib/market/prefix';
import { getConfig } from './config';
import { answersInProcess } from './http/app';
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

/**
 * The caller for server components: the client of the browser, in process, or over HTTP when a gateway is configured.
 * It speaks for an anonymous visitor of the given market; a person's own data is fetched by their browser.
 */
export function serverCaller({ country, language }: MarketChoice): Caller {
  const gateway = getConfig().API_BASE_URL;
  const settings = { timeout: TIMEOUT_MS, identity: () => ({ language, country, token: null }) };
  if (gateway === undefined) {
    inProcess ??= answersInProcess(getServices());
    return createCaller({ ...settings, baseURL: '', inProcess });
  }
  const call = createCaller({ ...settings, baseURL: gateway });
  return async (name, input, options) => checked(name, await call(name, input, options));
}
