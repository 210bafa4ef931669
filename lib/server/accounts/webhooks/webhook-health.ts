import 'server-only';
import { DELIVERY_RETENTION_DAYS } from '@/lib/market/limits';
import { DAY_MS } from '@/lib/time/durations';
import { findUser } from '../users/user-store';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { wakeWorkers } from '../../messaging/queue/wake';
import { dropWaitingDeliveries } from './delivery-store';
import type { EndpointResponse } from './event-poster';
import { FAILING_MS, refusesAll, webhookPauseAfter } from './webhook-retries';
import { lockWebhook, updateWebhook, type WebhookRow } from './webhook-store';

/** `paused`: nothing is sent to the server for a while. */
export type WebhookHealth = 'on' | 'paused' | 'off';

interface Failure {
  now: Date;
  /** Number of events in the request. */
  events: number;
}

async function switchOff(trx: Queryable, { id }: WebhookRow, reason: 'gone' | 'failing', now: Date): Promise<void> {
  await updateWebhook(trx, id, { off_reason: reason, off_at: now.toISOString() });
  await dropWaitingDeliveries(trx, id, now);
}

/** Notifies the owner by mail that the webhook is off. An account without an address sees it in the list. */
async function notifyOwner(trx: Queryable, { user_id: userId, language, url }: WebhookRow, now: Date): Promise<void> {
  const user = await findUser(trx, userId);
  if (!user || user.email === null) return;
  const text = MESSAGE_WRITERS.mail.webhookOff({
    url,
    days: DELIVERY_RETENTION_DAYS,
    failingDays: FAILING_MS / DAY_MS,
  });
  await enqueueMessages(trx, [{ ...text, to: user.email, language, userId }], now);
}

/** Returns true if the server accepts no event at the moment. */
const isDown = ({ status }: EndpointResponse) => status === null || status >= 500 || status === 429 || status === 408;

/**
 * Records a failure. After `FAILING_MS` without a success, turns the webhook off. Until then, a server that is down or
 * refuses all events gets pauses.
 */
async function countFailure(
  trx: Queryable,
  row: WebhookRow,
  response: EndpointResponse,
  { now, events }: Failure,
): Promise<WebhookHealth> {
  const since = row.failing_since ?? now.toISOString();
  if (now.getTime() - Date.parse(since) >= FAILING_MS) {
    await switchOff(trx, row, 'failing', now);
    await notifyOwner(trx, row, now);
    return 'off';
  }
  const isPaused = row.paused_until !== null && Date.parse(row.paused_until) > now.getTime();
  if (isPaused) {
    if (row.failing_since === null) await updateWebhook(trx, row.id, { failing_since: since });
    return 'paused';
  }
  const failures = row.failures + 1;
  if (!isDown(response) && !refusesAll(failures)) {
    await updateWebhook(trx, row.id, { failing_since: since, failures });
    return 'on';
  }
  const until = new Date(now.getTime() + webhookPauseAfter(failures, events));
  await updateWebhook(trx, row.id, { failing_since: since, failures, paused_until: until.toISOString() });
  return 'paused';
}

/** Records a failed request in the transaction of its events. Status 410 turns the webhook off. */
export async function recordWebhookFailure(
  trx: Queryable,
  id: string,
  response: EndpointResponse,
  failure: Failure,
): Promise<WebhookHealth> {
  const row = await lockWebhook(trx, id);
  if (!row || row.off_reason !== null) return 'off';
  if (response.status !== 410) return countFailure(trx, row, response, failure);
  await switchOff(trx, row, 'gone', failure.now);
  return 'off';
}

/** Records a success after failures, which ends the pause. */
export async function recordWebhookSuccess({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, id);
    if (!row || row.failing_since === null) return;
    await updateWebhook(trx, id, { failing_since: null, failures: 0, paused_until: null });
  });
  wakeWorkers(db);
}
