import type { AxiosInstance } from 'axios';
import { CALLS, type Call, type CallName } from '@/lib/contract/calls';
import type { Envelope } from '@/lib/contract/envelope';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import { CallFailure, dataOf } from '@/lib/client/call-failure';
import { requestHeaders, type Identity } from './request-headers';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: repeating the call cannot repeat its effect. */
  idempotencyKey?: string;
  /** The caller shows the failure itself; no toast. */
  quiet?: boolean;
  /** Milliseconds for one attempt, where the caller's own are too few. */
  timeout?: number;
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
  /** In place of the platform's. */
  fetch?: typeof fetch;
  /** In place of HTTP: an API in the same process. */
  inProcess?: InProcess;
  /** Told of every failure, before the call rejects with it. */
  onFailure?: (failure: CallFailure, options: CallOptions, name: CallName) => void;
}

interface WireAnswer {
  status: number;
  body: Partial<Envelope<unknown>> | null;
  /** Seconds, as the header of that name says. */
  retryAfter: unknown;
}

export type InProcess = (name: CallName, input: object, headers: Record<string, string>) => Promise<WireAnswer>;

const RETRY_AFTER_MS = 250;
const RETRIED_STATUS = new Set([502, 503, 504]);

/**
 * The one HTTP client (§7). A call resolves with the envelope's data and rejects with CallFailure: on success false
 * (whatever the status), on a broken network, after the timeout, and on an answer that is no envelope.
 * Safe calls are tried a second time when the network or a gateway failed.
 */
export function createCaller(settings: CallerSettings): Caller {
  let client: Promise<AxiosInstance> | undefined;

  async function overHttp(call: Call, input: object, headers: Record<string, string>, options: CallOptions) {
    const { signal, timeout } = options;
    client ??= createClient(settings);
    const { path, rest } = fillPath(call.path, input);
    return (await client).request({
      method: call.method,
      url: path,
      headers,
      responseType: call.answers === 'bytes' ? 'blob' : 'json',
      ...(call.method === 'GET' ? { params: rest, data: null } : { data: rest }),
      ...(signal && { signal }),
      ...(timeout && { timeout }),
    });
  }

  async function attempt(name: CallName, input: object, options: CallOptions): Promise<unknown> {
    const call: Call = CALLS[name];
    const headers = requestHeaders(call.method, settings.identity(), options.idempotencyKey);
    if (settings.inProcess) {
      const { status, body, retryAfter } = await within(settings.timeout, settings.inProcess(name, input, headers));
      return dataOf(body, status, retryAfter);
    }
    const response = await overHttp(call, input, headers, options);
    if (call.answers === 'bytes' && response.status === 200) return response.data;
    return dataOf(response.data, response.status, response.headers['retry-after']);
  }

  return async function call(name, input, options = {}) {
    const entry: Call = CALLS[name];
    const safe = entry.method === 'GET' || entry.safe === true;
    try {
      return (await attempt(name, input, options).catch(async (error: unknown) => {
        const failure = toFailure(error);
        const again = safe && (failure.kind === 'network' || RETRIED_STATUS.has(failure.status));
        if (!again || options.signal?.aborted) throw failure;
        await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
        return attempt(name, input, options);
      })) as never; // the contract's answer to this call
    } catch (error) {
      const failure = toFailure(error);
      if (!options.signal?.aborted) settings.onFailure?.(failure, options, name);
      throw failure;
    }
  };
}

/** Rejects as a call that took too long. */
async function within<Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailure('timeout', '')), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
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
