import type { AxiosInstance } from 'axios';
import { CALLS, type Call, type CallName } from '@/lib/contract/calls';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import { CallFailure, dataOf } from './call-failure';
import { requestHeaders, type Identity } from './request-headers';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: repeating the call cannot repeat its effect. */
  idempotencyKey?: string;
  /** The caller shows the failure itself; no toast. */
  quiet?: boolean;
}

export type Caller = <Name extends CallName>(
  name: Name,
  input: RequestOf<Name>,
  options?: CallOptions,
) => Promise<ResponseOf<Name>>;

export interface CallerSettings {
  baseURL: string;
  /** Milliseconds for one attempt. */
  timeout: number;
  identity: () => Identity;
  /** In place of the network: calls an API in the same process. */
  fetch?: typeof fetch;
  /** Told of every failure, before the call rejects with it. */
  onFailure?: (failure: CallFailure, options: CallOptions, name: CallName) => void;
}

const RETRY_AFTER_MS = 250;
const RETRIED_STATUS = new Set([502, 503, 504]);

/**
 * The one HTTP client (§7). A call resolves with the envelope's data and rejects with CallFailure: on success false
 * (whatever the status), on a broken network, after the timeout, and on an answer that is no envelope.
 * Safe calls are tried a second time when the network or a gateway failed.
 */
export function createCaller(settings: CallerSettings): Caller {
  let client: Promise<AxiosInstance> | undefined;

  async function attempt(call: Call, input: object, options: CallOptions): Promise<unknown> {
    client ??= createClient(settings);
    const { path, rest } = fillPath(call.path, input);
    const bytes = call.answers === 'bytes';
    const response = await (
      await client
    ).request({
      method: call.method,
      url: path,
      headers: requestHeaders(call.method, settings.identity(), options.idempotencyKey),
      responseType: bytes ? 'blob' : 'json',
      ...(call.method === 'GET' ? { params: rest, data: null } : { data: rest }),
      ...(options.signal && { signal: options.signal }),
    });
    if (bytes && response.status === 200) return response.data;
    return dataOf(response.data, response.status, response.headers['retry-after']);
  }

  return async function call(name, input, options = {}) {
    const entry: Call = CALLS[name];
    const safe = entry.method === 'GET' || entry.safe === true;
    try {
      return (await attempt(entry, input, options).catch(async (error: unknown) => {
        const failure = toFailure(error);
        const again = safe && (failure.kind === 'network' || RETRIED_STATUS.has(failure.status));
        if (!again || options.signal?.aborted) throw failure;
        await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
        return attempt(entry, input, options);
      })) as never; // the contract's answer to this call
    } catch (error) {
      const failure = toFailure(error);
      if (!options.signal?.aborted) settings.onFailure?.(failure, options, name);
      throw failure;
    }
  };
}

async function createClient({ baseURL, timeout, fetch }: CallerSettings): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    baseURL,
    timeout,
    validateStatus: () => true,
    // axios's types know an older Response; the classes are the platform's own.
    ...(fetch && { adapter: 'fetch', env: { fetch, Request, Response } as object }),
  });
}

/** The gateway does not know this call, which is beyond §7. Such calls never answer 404 themselves. */
export function isMissingCall(name: CallName, { status }: CallFailure): boolean {
  const call: Call = CALLS[name];
  return status === 404 && call.beyond === true;
}

function fillPath(template: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}

function toFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const code = (error as { code?: string } | null)?.code;
  return new CallFailure(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network', '');
}
