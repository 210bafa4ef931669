import 'server-only';
import type { Server } from 'node:http';

/** How long requests under way may take to finish once the process is asked to stop. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT: no new connections, requests under way finish, then `release` and exit. */
export function drainOnSignal(server: Server, release: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const forced = setTimeout(() => process.exit(1), GRACE_MS);
    forced.unref();
    server.close(() => {
      void release().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
