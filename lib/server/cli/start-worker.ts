import 'server-only';
import type { Services } from '../context';
import { SHEET_ORDER } from '../messages/booked';
import { deliverMessage } from '../messaging/messages/deliver-message';
import { MESSAGE } from '../messages/message';
import { NOTICE } from '../messages/notice';
import { tellHandler } from '../notices/tell';
import { tellSheetHandler } from '../notices/tell-sheet';
import type { OutboxEntry } from '../outbox/entry';
import { runWorker, type Worker } from '../outbox/run-worker';
import { returnHandlers } from '../parcels/returns/return-handlers';
import { sweepIfDue } from '../sweep';
import { inSpan } from '../platform/traces/in-span';
import { WEBHOOK } from '../db/webhook-tables';
import { deliverHandler } from '../accounts/webhooks/deliver-event';
import { pauseAfter } from '../webhooks/retry-pauses';

/** Milliseconds between two looks whether it is time to delete what is too old. */
const SWEEP_LOOK_MS = 60_000;

/** Partners' servers are many, and some are slow: they wait beside each other. */
const WEBHOOKS = { concurrency: 256, perReceiver: 16, pauseAfter, failuresOfOthers: true } as const;

/** Sends what waits in the outbox, each kind by its handler, and deletes what is too old. */
export function startWorker(services: Services): Worker {
  const handlers = {
    ...returnHandlers(services),
    [NOTICE]: tellHandler(services),
    [SHEET_ORDER]: tellSheetHandler(services),
    [MESSAGE]: (entry: OutboxEntry) => inSpan('message', {}, () => deliverMessage(services, entry)),
    [WEBHOOK]: deliverHandler(services),
  };
  const worker = runWorker({ services, handlers, options: { [WEBHOOK]: WEBHOOKS } });
  const sweeping = setInterval(() => void sweepIfDue(services), SWEEP_LOOK_MS).unref();
  return {
    stop(graceMs) {
      clearInterval(sweeping);
      return worker.stop(graceMs);
    },
  };
}

/** The worker inside a process that serves, unless the configuration leaves it to another one. */
export function startWorkerInside(services: Services): Pick<Worker, 'stop'> {
  return services.config.WORKER === 'inside' ? startWorker(services) : { stop: () => Promise.resolve() };
}
