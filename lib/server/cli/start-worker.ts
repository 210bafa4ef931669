import 'server-only';
import type { Services } from '../context';
import { SHEET_ORDER } from '../messages/booked';
import { deliverMessage } from '../messages/deliver-message';
import { MESSAGE } from '../messages/message';
import { NOTICE } from '../messages/notice';
import { tellHandler } from '../notices/tell';
import { tellSheetHandler } from '../notices/tell-sheet';
import type { OutboxEntry } from '../outbox/entry';
import { runWorker, type Worker } from '../outbox/run-worker';
import { returnHandlers } from '../returns/return-handlers';
import { inSpan } from '../traces/in-span';

/** Sends what waits in the outbox, each kind by its handler. */
export function startWorker(services: Services): Worker {
  const handlers = {
    ...returnHandlers(services),
    [NOTICE]: tellHandler(services),
    [SHEET_ORDER]: tellSheetHandler(services),
    [MESSAGE]: (entry: OutboxEntry) => inSpan('message', {}, () => deliverMessage(services, entry)),
  };
  return runWorker({ services, handlers });
}

/** The worker inside a process that serves, unless the configuration leaves it to another one. */
export function startWorkerInside(services: Services): Pick<Worker, 'stop'> {
  return services.config.WORKER === 'inside' ? startWorker(services) : { stop: () => Promise.resolve() };
}
