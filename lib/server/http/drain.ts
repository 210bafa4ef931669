import 'server-only';
import type { Server } from 'node:http';
import net from 'node:net';

/**
 * Milliseconds in which clients that keep a connection are told to leave it, before those that send nothing are closed:
 * when the site stops, and when another process has taken over and time is no matter.
 */
const LINGER_MS = { stop: 1000, replaced: 5000 };
/** Milliseconds between two looks for connections that have become idle. */
const LOOK_MS = 100;
/** How long requests under way may take to finish once the process is asked to stop. */
const GRACE_MS = 10_000;

/**
 * No new connections; answers say that theirs is the last on its connection; resolves when all are closed. What is still
 * under way after ten seconds is cut off.
 */
export function drain(server: Server, lingerMs: number): Promise<void> {
  return new Promise((drained) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    const began = Date.now();
    const look = setInterval(() => {
      const lasted = Date.now() - began;
      if (lasted >= lingerMs) server.closeIdleConnections();
      if (lasted >= GRACE_MS) server.closeAllConnections();
    }, LOOK_MS);
    // Not http's own, which closes idle connections at once: a request may be on its way on one.
    net.Server.prototype.close.call(server, () => {
      clearInterval(look);
      drained();
    });
  });
}

/** What a supervisor says to a process that serves. */
export const STOP = 'stop';
export const REPLACED = 'replaced';

/** On SIGTERM, SIGINT or a supervisor's word: drains, then `release` and exit. */
export function drainOnSignal(server: Server, release: () => Promise<void>): void {
  let stopping = false;
  const stop = (lingerMs: number) => {
    if (stopping) return;
    stopping = true;
    void drain(server, lingerMs)
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
