import type { AxiosInstance } from 'axios';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/calls/define-call';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { CallFailure, dataOf, type WireResponse } from './call-failure';
import { requestHeaders, type CallerIdentity } from './request-headers';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key, so that repeating the call does not repeat its effect. */
  idempotencyKey?: string;
  /** No toast: the caller shows the failure itself. */
  quiet?: boolean;
  /** Milliseconds for one attempt, if the default is too short. */
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
  identity: () => CallerIdentity;
  /** Replaces the platform's fetch. */
  fetch?: typeof fetch;
  /** Replaces HTTP: an API in the same process. */
  inProcess?: InProcessApi;
  /** Called with every failure before the call rejects with it, except after the caller's abort. */
  onFailure?: (failure: CallFailure, options: CallOptions, name: CallName) => void;
}

export type InProcessApi = (name: CallName, input: object, headers: Record<string, string>) => Promise<WireResponse>;

const RETRY_DELAY_MS = 250;
const RETRIED_STATUSES = new Set([502, 503, 504]);

/**
 * Creates a caller with the only HTTP client (§7). A call resolves with the envelope's data, or with a Blob if it
 * returns bytes. It rejects with CallFailure if `success` is false, if the network fails, after the timeout, or if the
 * response is not an envelope. A safe call, or one with an Idempotency-Key, is sent once more after a failed network,
 * 502, 503 or 504.
 */
export function createCaller(settings: CallerSettings): Caller {
  let client: Promise<AxiosInstance> | undefined;

  async function sendOverHttp(call: Call, input: object, headers: Record<string, string>, options: CallOptions) {
    const { signal, timeout } = options;
    client ??= createClient(settings);
    const { path, rest } = fillPath(call.path, input);
    return (await client).request({
      method: call.method,
      url: path,
      headers,
      responseType: call.responseType === 'bytes' ? 'blob' : 'json',
      ...(call.method === 'GET' ? { params: rest, data: null } : { data: rest }),
      ...(signal && { signal }),
      ...(timeout && { timeout }),
    });
  }

  async function attemptCall(name: CallName, input: object, options: CallOptions): Promise<unknown> {
    const call = CALLS[name];
    const headers = requestHeaders(call.method, settings.identity(), options.idempotencyKey);
    if (settings.inProcess) {
      return dataOf(await rejectAfter(settings.timeout, settings.inProcess(name, input, headers)));
    }
    const { status, data, headers: responseHeaders } = await sendOverHttp(call, input, headers, options);
    if (call.responseType === 'bytes' && status === 200) return data;
    // An error of a call that returns bytes is an envelope too.
    const body = data instanceof Blob ? await readEnvelope(data) : data;
    return dataOf({
      status,
      body,
      retryAfter: responseHeaders['retry-after'],
      requestId: responseHeaders[REQUEST_ID_HEADER],
    });
  }

  return async function call(name, input, options = {}) {
    const entry = CALLS[name];
    const isSafe = entry.method === 'GET' || entry.safe === true || options.idempotencyKey !== undefined;
    try {
      return (await attemptCall(name, input, options).catch(async (error: unknown) => {
        const failure = failureOfHttp(error);
        const mayRetry = isSafe && (failure.kind === 'network' || RETRIED_STATUSES.has(failure.status));
        if (!mayRetry || options.signal?.aborted) throw failure;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        return attemptCall(name, input, options);
      })) as never; // the response type that the contract defines for this call
    } catch (error) {
      const failure = failureOfHttp(error);
      if (!options.signal?.aborted) settings.onFailure?.(failure, options, name);
      throw failure;
    }
  };
}

/** Returns null if the bytes are no JSON. */
const readEnvelope = (bytes: Blob) =>
  bytes
    .text()
    .then((text) => JSON.parse(text) as WireResponse['body'])
    .catch(() => null);

/** Rejects with a timeout failure if the response takes longer. */
async function rejectAfter<Value>(milliseconds: number, response: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailure({ kind: 'timeout' })), milliseconds);
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
}

async function createClient({ baseURL, timeout, fetch }: CallerSettings): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    baseURL,
    timeout,
    validateStatus: () => true,
    // axios's types describe an older Response. These classes are the platform's own.
    ...(fetch && { adapter: 'fetch', env: { fetch, Request, Response } as object }),
  });
}

/**
 * Returns true if the gateway lacks this call: it is marked `beyond`, and the status is 404. Our pages get no other 404
 * from a call with this mark.
 */
export function isMissingCall(name: CallName, { status }: CallFailure): boolean {
  const call = CALLS[name];
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

function failureOfHttp(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const code = (error as { code?: string } | null)?.code;
  return new CallFailure({ kind: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network' });
}
