import 'server-only';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds without a request after which a server counts as quiet. */
const QUIET_MS = 250;
/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 50;

interface Settings {
  /** Returns true while statements wait for a connection to the database. */
  isDatabaseBusy: () => boolean;
  quietMs?: number;
}

/** Resolves true when nothing competes with background work, and false if `signal` aborts first. Never rejects. */
export type WaitForQuiet = (signal: AbortSignal) => Promise<boolean>;

/**
 * Watches when a server has time for background work: no request is active, none ended in the last `quietMs`
 * milliseconds, and no statement waits for the database.
 */
export function watchQuiet(server: Server, { isDatabaseBusy, quietMs = QUIET_MS }: Settings): WaitForQuiet {
  let underWay = 0;
  let lastAt = -Infinity;
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      lastAt = performance.now();
    });
  });
  const isQuiet = () => underWay === 0 && performance.now() - lastAt >= quietMs && !isDatabaseBusy();
  return async (signal) => {
    while (!signal.aborted && !isQuiet())
      await wait(CHECK_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    return !signal.aborted;
  };
}
