import 'server-only';
import type { Services } from '../context';
import { deliverMessage } from '../messages/deliver-message';
import { MESSAGE } from '../messages/message';
import { runWorker, type Worker } from '../outbox/run-worker';

/** Sends what waits in the outbox, each kind by its handler. */
export function startWorker(services: Services): Worker {
  return runWorker({ services, handlers: { [MESSAGE]: (entry) => deliverMessage(services, entry) } });
}

/** The worker inside a process that serves, unless the configuration leaves it to another one. */
export function startWorkerInside(services: Services): Pick<Worker, 'stop'> {
  return services.config.WORKER === 'inside' ? startWorker(services) : { stop: () => Promise.resolve() };
}
