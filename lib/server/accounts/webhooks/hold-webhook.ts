import 'server-only';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { wakeWorkers } from '../../messaging/queue/wake';
import { rescheduleDeliveriesNow, retryDeliveries } from './delivery-store';
import { lockWebhook, updateWebhook, type WebhookRow } from './webhook-store';

type WebhookServices = Pick<Services, 'db' | 'now'>;

/** Reason why an operator's change was refused. */
export type HoldRefusal = 'unknown' | 'offByOwner' | 'off' | 'paused';

/** Runs `work` on the webhook, locked until the end of the transaction. */
function runOnLocked<Result>(
  { db }: Pick<WebhookServices, 'db'>,
  id: string,
  work: (trx: Queryable, row: WebhookRow) => Promise<Result | HoldRefusal>,
): Promise<Result | HoldRefusal> {
  return db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, id);
    return row ? work(trx, row) : 'unknown';
  });
}

/**
 * Pauses a webhook until this time. Its events are stored and sent afterwards. Test events of its owner, and deliveries
 * that the owner repeats, are still sent.
 */
export function pauseWebhook(scope: WebhookServices, id: string, until: Date): Promise<'held' | HoldRefusal> {
  return runOnLocked(scope, id, async (trx, row) => {
    if (row.off_reason !== null) return 'off';
    await updateWebhook(trx, id, { paused_until: until.toISOString() });
    return 'held';
  });
}

/** Ends a pause, and turns a webhook on that was off after failures. A webhook that its owner turned off stays off. */
export async function resumeWebhook(scope: WebhookServices, id: string): Promise<'resumed' | HoldRefusal> {
  const resumed = await runOnLocked(scope, id, async (trx, row) => {
    if (row.off_reason === 'owner') return 'offByOwner';
    const healthy = { off_reason: null, off_at: null, failing_since: null, failures: 0, paused_until: null };
    await updateWebhook(trx, id, healthy);
    await rescheduleDeliveriesNow(trx, id, scope.now());
    return 'resumed' as const;
  });
  wakeWorkers(scope.db);
  return resumed;
}

/** Makes waiting and failed deliveries due at once. Returns their number, or the reason of the refusal. */
export async function retryWebhook(scope: WebhookServices, id: string): Promise<number | HoldRefusal> {
  const retried = await runOnLocked(scope, id, async (trx, row) => {
    if (row.off_reason !== null) return 'off';
    if (row.paused_until !== null && row.paused_until > scope.now().toISOString()) return 'paused';
    return retryDeliveries(trx, id, scope.now());
  });
  wakeWorkers(scope.db);
  return retried;
}
