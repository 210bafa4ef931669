import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

/**
 * Milliseconds in which clients that keep a connection are told to leave it, before those that send nothing are closed:
 * when the site stops, and when another process has taken over and time is no matter.
 */
const LINGER_MS = { stop: 1000, replaced: 5000 };
/** Milliseconds between two looks for connections that have become idle. */
const LOOK_MS = 100;
/** Milliseconds of a turn of the event loop in which no connection can have begun to wait unseen. */
const SHORT_TURN_MS = 5;

/**
 * Calls `work` in a turn of the event loop that was short and brought no connection, `graceMs` milliseconds later at the latest.
 * Connections that wait to be taken when a server is closed are reset: a busy process may have dozens.
 */
function onceNoneWaits(server: Server, graceMs: number, work: () => void): void {
  const latest = Date.now() + graceMs;
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const turn = (began: number, takenBefore: number): void => {
    const isQuiet = taken === takenBefore && performance.now() - began < SHORT_TURN_MS;
    if (!isQuiet && Date.now() < latest) return void setImmediate(turn, performance.now(), taken);
    server.off('connection', count);
    work();
  };
  // The turn under way may be past the place where connections are taken: it does not count.
  setImmediate(turn, -Infinity, taken);
}

/**
 * Prepares a server for its end, and answers how to bring it about. `lingerMs`: see LINGER_MS. `graceMs`: milliseconds
 * that requests under way may take to finish.
 */
export function createDrain(server: Server, graceMs: number): (lingerMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  /** Since when (milliseconds since 1970) every client has been told to leave; 0 while the server goes on. */
  let toldAt = 0;
  const sayLast = (response: ServerResponse) => void response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (toldAt > 0) return sayLast(response);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Its client was not told, and may ask again at once.
      if (toldAt > 0 && response.shouldKeepAlive) toldAt = Date.now();
    });
  });
  /**
   * No new connections; answers say that theirs is the last on its connection; resolves when all are closed. What is still
   * under way after the grace is cut off.
   */
  return (lingerMs) =>
    new Promise((drained) => {
      const began = (toldAt = Date.now());
      for (const response of underWay) if (!response.headersSent) sayLast(response);
      const look = setInterval(() => {
        const now = Date.now();
        if (now - toldAt >= lingerMs) server.closeIdleConnections();
        if (now - began >= graceMs) server.closeAllConnections();
      }, LOOK_MS);
      const ended = () => {
        clearInterval(look);
        drained();
      };
      // Not http's own, which closes idle connections at once: a request may be on its way on one.
      onceNoneWaits(server, graceMs, () => net.Server.prototype.close.call(server, ended));
    });
}

/** What a supervisor says to a process that serves. */
export const STOP = 'stop';
export const REPLACED = 'replaced';

interface Ending {
  /** Milliseconds: see `createDrain`. */
  graceMs: number;
  /** Before anything is closed. */
  begin: () => void;
  /** When every request has ended. */
  release: () => Promise<void>;
}

/** On SIGTERM, SIGINT or a supervisor's word: drains, then `release` and exit. */
export function drainOnSignal(server: Server, { graceMs, begin, release }: Ending): void {
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
    if (message === STOP) stop(LINGER_MS.stop);
    if (message === REPLACED) stop(LINGER_MS.replaced);
  });
}
