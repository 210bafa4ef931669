import 'server-only';
import { startFailure } from '../config';
import { isUnavailable } from '../db/engine';
import { assertSchema } from '../seed/prepare';
import { getServices } from '../services';
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
  const worker = startWorker(services);
  process.stdout.write('The worker sends what waits\n');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await worker.stop();
    services.throttle.close();
    await services.db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

serveWorker().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
