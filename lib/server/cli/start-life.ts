import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../context';
import { drainOnSignal } from '../web/front-server/drain';
import { routeLabel } from '../programs/metrics/route-label';
import { startMetrics, tellOfAnswers } from '../metrics/start-metrics';
import { startTraces } from '../platform/traces/start-traces';
import { logLife, type Program } from './log-life';

/** What every program does around its work: figures, traces, lines of start and stop, and letting go in the end. */
export async function startLife(services: Services, program: Program, { hasDatabase = true } = {}) {
  const endTraces = await startTraces(services.config, { program, routeOf: routeLabel });
  const { metrics, close: closeMetrics } = await startMetrics(services, hasDatabase);
  /** After the program's own work has ended: lets go of what all of them hold. */
  async function end(release: () => Promise<void>): Promise<void> {
    closeMetrics();
    await release();
    services.throttle.close();
    await services.db.destroy();
    // A collector that is away must not stop the end.
    await endTraces().catch(() => undefined);
  }
  return {
    metrics,
    /** Counts the server's answers; when the process is asked to stop, finishes them, then `release`. */
    watchOver(server: Server, release: () => Promise<void>): void {
      tellOfAnswers(server, services, metrics);
      const log = logLife(services, program);
      drainOnSignal(server, {
        graceMs: services.config.STOP_GRACE_SECONDS * 1000,
        begin: log.stopping,
        release: () => end(release).then(log.stopped),
      });
    },
    /** For a program without a server. */
    endOnSignal(release: () => Promise<void>): void {
      const log = logLife(services, program);
      let stopping = false;
      const stop = async () => {
        if (stopping) return;
        stopping = true;
        log.stopping();
        await end(release);
        log.stopped();
        process.exit(0);
      };
      process.on('SIGTERM', () => void stop());
      process.on('SIGINT', () => void stop());
    },
  };
}
