import 'server-only';
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { Config } from '../../config';
import { codeOf } from '../../platform/errors';
import { literalAddress, mayDial } from './check-address';

/** How long connecting, sending and the head of the answer may take together; then how long its rest may. */
const TIMEOUT_MS = 15_000;
/** Bytes of an answer that are read; nothing of them is kept. */
const ANSWER_BYTES = 64 * 1024;
/** Connections to one server at once. */
const SOCKETS = 32;

/** What came of a request; `reason` is a code, null for an answer that says yes. */
export interface Answer {
  status: number | null;
  reason: string | null;
}

class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

type Settings = Pick<Config, 'WEBHOOK_ALLOW_NETWORKS'>;
type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A host's addresses as they are dialled: one that may not be reached, whatever the name stood for a moment ago, ends the request. */
const guardedLookup =
  (settings: Settings, protocol: string) =>
  (hostname: string, options: LookupOptions, found: Found): void => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => mayDial(settings, address, protocol)))
        return found(new Refused('private address'), []);
      if (options.all) return found(null, addresses);
      found(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/** Reads what is left of an answer, up to a size and a time, so that the connection can be used again. */
function readRest(response: http.IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), TIMEOUT_MS);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
  response.on('close', () => clearTimeout(timer));
}

const isYes = (status: number) => status >= 200 && status < 300;

/** Sends requests to partners' servers, over connections that stay open between them. */
export class EventPoster {
  readonly #settings: Settings;
  readonly #secure: https.Agent;
  readonly #plain: http.Agent;

  constructor(settings: Settings) {
    this.#settings = settings;
    const options = { keepAlive: true, maxSockets: SOCKETS, maxFreeSockets: SOCKETS, scheduling: 'lifo' as const };
    this.#secure = new https.Agent({ ...options, lookup: guardedLookup(settings, 'https:') });
    this.#plain = new http.Agent({ ...options, lookup: guardedLookup(settings, 'http:') });
  }

  /** Sends a body once. Follows no redirect; does not throw. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const url = new URL(address);
    const literal = literalAddress(url);
    // Node looks up names alone.
    if (literal !== null && !mayDial(this.#settings, literal, url.protocol))
      return Promise.resolve({ status: null, reason: 'private address' });
    return this.#send(url, headers, body);
  }

  #send(url: URL, headers: Readonly<Record<string, string>>, body: string, isSecond = false): Promise<Answer> {
    return new Promise((resolve) => {
      const isPlain = url.protocol === 'http:';
      const { request } = isPlain ? http : https;
      const agent = isPlain ? this.#plain : this.#secure;
      const length = String(Buffer.byteLength(body));
      const sent = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': length } });
      const timer = setTimeout(() => sent.destroy(new Refused('timeout')), TIMEOUT_MS);
      const end = (answer: Answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0;
        end({ status, reason: isYes(status) ? null : `HTTP ${status}` });
        readRest(response);
      });
      sent.on('error', (error) => {
        const reason = String(codeOf(error) ?? 'error');
        // Its server closed a connection that had stayed open: a new one may do.
        const isStale = reason === 'ECONNRESET' && sent.reusedSocket && !isSecond;
        if (!isStale) return end({ status: null, reason });
        clearTimeout(timer);
        resolve(this.#send(url, headers, body, true));
      });
      // A protocol that nobody asked for ends the connection without an error.
      sent.on('close', () => end({ status: null, reason: 'closed' }));
      sent.end(body);
    });
  }
}
