import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

/**
 * Milliseconds in which clients are asked to close their connections, before idle ones are closed. `stop`: the site
 * stops. `replaced`: another process has taken over and time does not matter.
 */
const LINGER_MS = { stop: 1000, replaced: 5000 };
/** Milliseconds between two checks for idle connections. */
const CHECK_INTERVAL_MS = 100;
/** Longest turn of the event loop, in milliseconds, in which no connection can have arrived unseen. */
const SHORT_TURN_MS = 5;

/**
 * Calls `work` in a short turn of the event loop that brought no connection, or after `graceMs` milliseconds.
 * Connections that wait to be accepted when a server closes are reset, and a busy process may have dozens.
 */
function runWhenNoneWaits(server: Server, graceMs: number, work: () => void): void {
  const latest = Date.now() + graceMs;
  let connections = 0;
  const count = () => (connections += 1);
  server.on('connection', count);
  const checkTurn = (began: number, takenBefore: number): void => {
    const isQuiet = connections === takenBefore && performance.now() - began < SHORT_TURN_MS;
    if (!isQuiet && Date.now() < latest) return void setImmediate(checkTurn, performance.now(), connections);
    server.off('connection', count);
    work();
  };
  // The current turn may be past the phase that accepts connections, so it does not count.
  setImmediate(checkTurn, -Infinity, connections);
}

/**
 * Prepares a server for closing. Returns the function that closes it and resolves when every connection is closed.
 * `lingerMs`: see LINGER_MS. `graceMs`: milliseconds that active requests may take.
 */
export function createDrain(server: Server, graceMs: number): (lingerMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  /**
   * Time since when every client has been asked to close its connection (Unix time in milliseconds). 0 while the server
   * runs.
   */
  let announcedAt = 0;
  const markAsLast = (response: ServerResponse) => void response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (announcedAt > 0) return markAsLast(response);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // This client was not asked to close, and may send another request at once.
      if (announcedAt > 0 && response.shouldKeepAlive) announcedAt = Date.now();
    });
  });
  /**
   * Stops accepting connections and marks responses as the last on their connection. Resolves when all are closed.
   * Requests that are still active after the grace period are aborted.
   */
  return (lingerMs) =>
    new Promise((drained) => {
      const began = (announcedAt = Date.now());
      for (const response of underWay) if (!response.headersSent) markAsLast(response);
      const checkTimer = setInterval(() => {
        const now = Date.now();
        if (now - announcedAt >= lingerMs) server.closeIdleConnections();
        if (now - began >= graceMs) server.closeAllConnections();
      }, CHECK_INTERVAL_MS);
      const onClosed = () => {
        clearInterval(checkTimer);
        drained();
      };
      // `close` of http would close idle connections at once, although a request may be on its way.
      runWhenNoneWaits(server, graceMs, () => net.Server.prototype.close.call(server, onClosed));
    });
}

/** Messages of a supervisor to a serving process. */
export const STOP_MESSAGE = 'stop';
export const REPLACED_MESSAGE = 'replaced';

interface DrainSettings {
  /** Milliseconds, see `createDrain`. */
  graceMs: number;
  /** Runs before anything is closed. */
  begin: () => void;
  /** Runs when every request has ended. */
  release: () => Promise<void>;
}

/** Drains the server on SIGTERM, SIGINT or a supervisor's message, then calls `release` and exits. */
export function drainOnSignal(server: Server, { graceMs, begin, release }: DrainSettings): void {
  const drain = createDrain(server, graceMs);
  let stopping = false;
  const stop = (lingerMs: number) => {
    if (stopping) return;
    stopping = true;
    begin();
    void drain(lingerMs)
      .then(release)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(LINGER_MS.stop));
  process.on('SIGINT', () => stop(LINGER_MS.stop));
  process.on('message', (message) => {
    if (message === STOP_MESSAGE) stop(LINGER_MS.stop);
    if (message === REPLACED_MESSAGE) stop(LINGER_MS.replaced);
  });
}
