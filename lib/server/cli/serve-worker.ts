import 'server-only';
import { startFailure } from '../config';
import { isUnavailable } from '../db/engine';
import { assertSchema } from '../seed/prepare';
import { startMetrics } from '../metrics/start-metrics';
import { getServices } from '../services';
import { logLife } from './log-life';
import { startWorker } from './start-worker';

/** Starts the worker alone, for sites that say WORKER=off. */
async function serveWorker(): Promise<void> {
  const services = getServices();
  try {
    await assertSchema(services);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    services.log.error({ err: error }, 'the database does not answer: it is asked again');
  }
  const { close: closeMetrics } = startMetrics(services);
  const worker = startWorker(services);
  const life = logLife(services, 'worker');
  process.stdout.write('The worker sends what waits\n');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    life.stopping();
    closeMetrics();
    await worker.stop();
    services.throttle.close();
    await services.db.destroy();
    life.stopped();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

serveWorker().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
