import 'server-only';
import { DELIVERY_RETENTION_DAYS } from '@/lib/market/limits';
import type { WebhookDeliveryView } from '@/lib/contract/developers/webhooks';
import type { Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { enqueueEntries } from '../../messaging/queue/queue-store';
import { wakeWorkers } from '../../messaging/queue/wake';
import { decodeCursor, encodeCursor, type PageCursor } from '../../platform/page-cursor';
import type { Verb } from '../../platform/verb';
import { listWebhookAttempts, listDeliveriesOfWebhook, findDelivery, retryDelivery } from './delivery-store';
import { eventEntry } from './enqueue-events';
import { loadOwnWebhook } from './webhook-policy';
import { presentWebhookDelivery } from './present-webhook';
import { sampleEvent } from './sample-events';
import type { WebhookRow } from './webhook-store';

const PAGE_SIZE = 50;

/** Returns a webhook of the account that is on. Throws `webhookOff` if it is off. */
async function loadActiveWebhook(ctx: Context, id: string): Promise<WebhookRow> {
  const webhook = await loadOwnWebhook(ctx, id);
  if (webhook.off_reason !== null) throw new ApiError('webhookOff');
  return webhook;
}

async function viewDelivery({ db }: Context, webhookId: string, id: string): Promise<WebhookDeliveryView> {
  const row = await findDelivery(db, webhookId, id);
  if (!row) throw new ApiError('notFound');
  return presentWebhookDelivery(row, (await listWebhookAttempts(db, [row]))(row));
}

/** Sends a test event at once, even if the webhook does not subscribe to its type or is paused. */
export const sendTestEvent: Verb<'sendTestEvent'> = async ({ ctx, input: { id, type } }) => {
  const webhook = await loadActiveWebhook(ctx, id);
  const now = ctx.now();
  const entry = { ...eventEntry(webhook, sampleEvent(type, now), now), ignoresPause: true as const };
  const [entryId] = await enqueueEntries(ctx.db, [entry], now);
  wakeWorkers(ctx.db);
  return viewDelivery(ctx, id, entryId!);
};

function readCursor(cursor: string): PageCursor | null {
  if (cursor === '') return null;
  const after = decodeCursor(cursor);
  if (!after) throw fieldError('cursor', 'invalid');
  return after;
}

export const listWebhookDeliveries: Verb<'listWebhookDeliveries'> = async ({ ctx, input: { id, cursor } }) => {
  await loadOwnWebhook(ctx, id);
  const rows = await listDeliveriesOfWebhook(ctx.db, id, { after: readCursor(cursor), size: PAGE_SIZE });
  const attempts = await listWebhookAttempts(ctx.db, rows);
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    items: rows.map((row) => presentWebhookDelivery(row, attempts(row))),
    nextCursor: last ? encodeCursor({ createdAt: last.created_at, id: last.id }) : null,
    days: DELIVERY_RETENTION_DAYS,
  };
};

/** Sends a delivery again with the same id and body, before all events that wait. */
export const replayWebhookDelivery: Verb<'replayWebhookDelivery'> = async ({ ctx, input: { id, deliveryId } }) => {
  await loadActiveWebhook(ctx, id);
  if (!(await findDelivery(ctx.db, id, deliveryId))) throw new ApiError('notFound');
  await retryDelivery(ctx.db, deliveryId, ctx.now());
  wakeWorkers(ctx.db);
  return viewDelivery(ctx, id, deliveryId);
};
