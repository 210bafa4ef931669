import 'server-only';
import type { Server } from 'node:http';
import type { Services } from '../../platform/context';
import { drainOnSignal } from '../../web/front-server/drain';
import { routeLabel } from '../metrics/route-label';
import { startMetrics, countResponses } from '../metrics/start-metrics';
import { startTraces } from '../../platform/traces/start-traces';
import { logRuntime, type Program } from './log-runtime';

/**
 * Starts what every program needs around its work: metrics, traces, log lines of start and stop, and the release of
 * resources at the end.
 */
export async function startRuntime(services: Services, program: Program, { hasDatabase = true } = {}) {
  const endTraces = await startTraces(services.config, { program, routeOf: routeLabel });
  const { metrics, listen: serveMetrics, close: closeMetrics } = await startMetrics(services, hasDatabase);
  /** Releases shared resources after the program's own work has ended. */
  async function end(release: () => Promise<void>): Promise<void> {
    await release();
    services.throttle.close();
    await services.db.destroy();
    // An unavailable collector must not block the end.
    await endTraces().catch(() => undefined);
  }
  return {
    metrics,
    /**
     * Makes the metrics available to Prometheus on METRICS_PORT, if set. Throws StartError if the port is not
     * available.
     */
    serveMetrics,
    /**
     * Counts the server's responses. When the process must stop, calls `begin`, finishes the responses, then calls
     * `release`.
     */
    attachServer(server: Server, release: () => Promise<void>, begin: () => void = () => undefined): void {
      countResponses(server, services, metrics);
      const log = logRuntime(services, program);
      drainOnSignal(server, {
        graceMs: services.config.STOP_GRACE_SECONDS * 1000,
        begin() {
          log.stopping();
          // From now on, the process that replaces this one serves Prometheus.
          closeMetrics();
          begin();
        },
        release: () => end(release).then(log.stopped),
      });
    },
    /** Ends a program without a server on SIGTERM or SIGINT. */
    endOnSignal(release: () => Promise<void>): void {
      const log = logRuntime(services, program);
      let stopping = false;
      const stop = async () => {
        if (stopping) return;
        stopping = true;
        log.stopping();
        closeMetrics();
        await end(release);
        log.stopped();
        process.exit(0);
      };
      process.on('SIGTERM', () => void stop());
      process.on('SIGINT', () => void stop());
    },
  };
}
