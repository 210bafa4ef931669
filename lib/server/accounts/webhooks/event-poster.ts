import 'server-only';
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { Config } from '../../platform/config';
import { errorCodeOf } from '../../platform/errors';
import { isAllowedPort, literalAddress, mayConnect } from './webhook-address';

/**
 * Timeout for connecting, sending and the head of the response, in milliseconds. The same limit applies again to the
 * body of the response.
 */
const TIMEOUT_MS = 15_000;
/** Maximum number of bytes of a response body that are read. They are discarded. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Maximum number of connections to one server at once. */
const MAX_SOCKETS = 32;

/**
 * Single reason for every failed connection. A name in our own network must look like one that does not exist, and a
 * closed port like a server that is down.
 */
const UNREACHABLE = 'unreachable';
/** System calls before a connection is open, as Node names them. */
const BEFORE_CONNECTION: readonly unknown[] = ['getaddrinfo', 'queryA', 'queryAaaa', 'connect'];

/** Result of a request. `reason` is a code, null for a successful response. */
export interface EndpointResponse {
  status: number | null;
  reason: string | null;
}

class RefusedAddress extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

type Settings = Pick<Config, 'WEBHOOK_ALLOW_NETWORKS'>;
type ResolvedAddress = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a host when a request connects. The request fails if any of its addresses is not allowed, even if an earlier
 * check passed.
 */
const guardedLookup =
  (settings: Settings, protocol: string) =>
  (hostname: string, options: LookupOptions, onResolved: ResolvedAddress): void => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return onResolved(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(settings, address, protocol)))
        return onResolved(new RefusedAddress(UNREACHABLE), []);
      if (options.all) return onResolved(null, addresses);
      onResolved(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/** Reads the rest of a response, up to a size and a time, so that the connection can be reused. */
function readRest(response: http.IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), TIMEOUT_MS);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
  response.on('close', () => clearTimeout(timer));
}

/** Returns the reason of an error. If a name has several addresses, their failures come as one error. */
function reasonOf(error: Error): string {
  const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  const isUnreached = failures.some(
    (each) => each instanceof Error && 'syscall' in each && BEFORE_CONNECTION.includes(each.syscall),
  );
  return isUnreached ? UNREACHABLE : String(errorCodeOf(error) ?? 'error');
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Sends requests to partners' servers, over connections that are reused. */
export class EventPoster {
  readonly #settings: Settings;
  readonly #secure: https.Agent;
  readonly #plain: http.Agent;

  constructor(settings: Settings) {
    this.#settings = settings;
    const options = {
      keepAlive: true,
      maxSockets: MAX_SOCKETS,
      maxFreeSockets: MAX_SOCKETS,
      scheduling: 'lifo' as const,
    };
    this.#secure = new https.Agent({ ...options, lookup: guardedLookup(settings, 'https:') });
    this.#plain = new http.Agent({ ...options, lookup: guardedLookup(settings, 'http:') });
  }

  /** Sends a body once. Follows no redirects and never throws. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<EndpointResponse> {
    const url = new URL(address);
    const literal = literalAddress(url);
    // Node calls `lookup` only for names, so addresses are checked here.
    const isRefused = literal !== null && !mayConnect(this.#settings, literal, url.protocol);
    if (isRefused || !isAllowedPort(this.#settings, url)) return Promise.resolve({ status: null, reason: UNREACHABLE });
    return this.#send(url, headers, body);
  }

  #send(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    isSecond = false,
  ): Promise<EndpointResponse> {
    return new Promise((resolve) => {
      const isPlain = url.protocol === 'http:';
      const { request } = isPlain ? http : https;
      const agent = isPlain ? this.#plain : this.#secure;
      const length = String(Buffer.byteLength(body));
      const clientRequest = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': length } });
      const timer = setTimeout(() => clientRequest.destroy(new RefusedAddress('timeout')), TIMEOUT_MS);
      const end = (outcome: EndpointResponse) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      clientRequest.on('response', (response) => {
        const status = response.statusCode ?? 0;
        end({ status, reason: isSuccess(status) ? null : `HTTP ${status}` });
        readRest(response);
      });
      clientRequest.on('error', (error) => {
        const reason = reasonOf(error);
        // The server closed an idle connection. A new connection may work.
        const isStale = reason === 'ECONNRESET' && clientRequest.reusedSocket && !isSecond;
        if (!isStale) return end({ status: null, reason });
        clearTimeout(timer);
        resolve(this.#send(url, headers, body, true));
      });
      // An unexpected protocol upgrade ends the connection without an error.
      clientRequest.on('close', () => end({ status: null, reason: 'closed' }));
      clientRequest.end(body);
    });
  }
}
