import 'server-only';
import type { Services } from '../../platform/context';
import { SHEET_ORDER_KIND } from '../../parcels/notices/booked-entries';
import { deliverMessage } from '../../messaging/messages/deliver-message';
import { MESSAGE_KIND } from '../../messaging/messages/message';
import { NOTICE_KIND } from '../../parcels/notices/notice';
import { createNoticeHandler } from '../../parcels/notices/notify';
import { createSheetNoticeHandler } from '../../parcels/notices/notify-sheet';
import type { OutboxEntry } from '../../messaging/queue/entry';
import { handOverHandlers, enqueueHandOverReminders } from '../../parcels/orders/change/hand-over-deadline';
import { runWorker, type QueueWorker } from '../../messaging/queue/run-worker';
import { returnHandlers } from '../../parcels/returns/return-handlers';
import { startProbes } from '../../trust/status/run-probes';
import { sweepIfDue } from '../../trust/personal-data/retention/sweep';
import { inSpan } from '../../platform/traces/in-span';
import { EventSender } from '../../accounts/webhooks/event-sender';

/** Milliseconds between two checks for expired data and for orders that are not handed over. */
const SWEEP_CHECK_INTERVAL_MS = 60_000;
/** Milliseconds for which a stop waits for messages that are being sent. */
const GRACE_MS = 8000;

/**
 * Starts the worker: sends the waiting entries of the outbox, each kind by its handler, deletes expired data, and
 * probes the site.
 */
export function startWorker(services: Services): QueueWorker {
  const handlers = {
    ...returnHandlers(services),
    ...handOverHandlers(services),
    [NOTICE_KIND]: createNoticeHandler(services),
    [SHEET_ORDER_KIND]: createSheetNoticeHandler(services),
    [MESSAGE_KIND]: (entry: OutboxEntry) => inSpan('message', {}, () => deliverMessage(services, entry)),
  };
  const worker = runWorker({ services, handlers });
  const events = new EventSender(services);
  const probes = startProbes(services);
  const look = async () => {
    await sweepIfDue(services);
    await enqueueHandOverReminders(services).catch((err: unknown) =>
      services.log.warn({ err }, 'waiting orders not read'),
    );
  };
  const sweeping = setInterval(() => void look(), SWEEP_CHECK_INTERVAL_MS).unref();
  return {
    async stop(graceMs = GRACE_MS) {
      clearInterval(sweeping);
      await Promise.all([worker.stop(graceMs), events.stop(graceMs), probes.stop()]);
    },
  };
}

/** Starts the worker inside a serving process, unless the configuration leaves it to another process. */
export function startWorkerInside(services: Services): Pick<QueueWorker, 'stop'> {
  return services.config.WORKER === 'inside' ? startWorker(services) : { stop: () => Promise.resolve() };
}
