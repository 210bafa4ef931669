import 'server-only';
import { startFailure } from '../../config';
import { isUnavailable } from '../../platform/db/engine';
import { assertSchema } from '../../seed/prepare';
import { getServices } from '../../services';
import { outliveLog } from '@/lib/server/cli/outlive-log';
import { startLife } from '@/lib/server/cli/start-life';
import { startWorker } from '@/lib/server/cli/start-worker';

/** Starts the worker alone, for sites that say WORKER=off. */
async function serveWorker(): Promise<void> {
  const services = getServices();
  const life = await startLife(services, 'worker');
  try {
    await assertSchema(services);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    services.log.error({ err: error }, 'the database does not answer: it is asked again');
  }
  const worker = startWorker(services);
  life.endOnSignal(() => worker.stop());
  process.stdout.write('The worker sends what waits\n');
}

outliveLog();
serveWorker().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
