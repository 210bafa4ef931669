import 'server-only';
import { startFailureText } from '../../platform/config';
import { isUnavailable } from '../../platform/db/engine';
import { assertSchema } from '../seed/prepare';
import { getServices } from '../../services';
import { surviveClosedLog } from './survive-closed-log';
import { startRuntime } from './start-runtime';
import { startWorker } from './start-worker';

/** Starts the worker alone, for sites with WORKER=off. */
async function serveWorker(): Promise<void> {
  const services = getServices();
  const runtime = await startRuntime(services, 'worker');
  await runtime.serveMetrics();
  try {
    await assertSchema(services);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    services.log.error({ err: error, next: 'retry' }, 'connection to the database failed');
  }
  const worker = startWorker(services);
  runtime.endOnSignal(() => worker.stop());
}

surviveClosedLog();
serveWorker().catch((error: unknown) => {
  process.stderr.write(`${startFailureText(error)}\n`);
  process.exit(1);
});
