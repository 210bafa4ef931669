import 'server-only';
import { WEBHOOK_VERSION, type WebhookBody } from '@/lib/contract/developers/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../platform/db/open';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import { groupBy } from '../../platform/group-by';
import { enqueueEntries, type NewOutboxEntry } from '../../messaging/queue/queue-store';
import { readEvents } from './present-webhook';
import { listSendableWebhooks, type WebhookRow } from './webhook-store';

/** Event for the webhooks of an account, with its data in each language. */
export type AccountEvent = {
  [Type in WebhookBody['type']]: {
    type: Type;
    userId: string;
    orderId: string;
    data: (language: Language) => Extract<WebhookBody, { type: Type }>['data'];
  };
}[WebhookBody['type']];

/** Returns the outbox entry of an event for one webhook. */
export function eventEntry(
  webhook: WebhookRow,
  { type, data }: Pick<AccountEvent, 'type' | 'data'>,
  now: Date,
): NewOutboxEntry {
  const eventData = data(webhook.language);
  return {
    kind: WEBHOOK_KIND,
    payload: { type, timestamp: now.toISOString(), version: WEBHOOK_VERSION, data: eventData },
    waybillNo: eventData.waybillNo,
    userId: webhook.user_id,
    receiver: webhook.id,
  };
}

const receivesEvent = (webhook: WebhookRow, { type }: AccountEvent, isTest: boolean) =>
  webhook.mode === (isTest ? 'test' : 'live') && readEvents(webhook.events).includes(type);

/** Returns the entries of an order that was just placed. */
export function entriesOfNewOrder(
  webhooks: readonly WebhookRow[],
  event: Extract<AccountEvent, { type: 'order.placed' }>,
  now: Date,
): NewOutboxEntry[] {
  const { isTest } = event.data('en');
  return webhooks
    .filter((webhook) => receivesEvent(webhook, event, isTest))
    .map((webhook) => ({ ...eventEntry(webhook, event, now), orderId: event.orderId }));
}

/**
 * Queues events for the webhooks of their accounts. The caller passes no events of test orders. Call it in the
 * transaction of the cause, which locks the orders. Each webhook gets the events of a parcel in this order, after
 * earlier ones.
 */
export async function enqueueEvents(trx: Queryable, events: readonly AccountEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const webhooks = await listSendableWebhooks(trx, [...new Set(events.map(({ userId }) => userId))]);
  await enqueueForWebhooks(trx, webhooks, events, now);
}

/** Queues events like `enqueueEvents`, for the webhooks of their accounts that were read before. */
export async function enqueueForWebhooks(
  trx: Queryable,
  webhooks: readonly WebhookRow[],
  events: readonly AccountEvent[],
  now: Date,
): Promise<void> {
  const ofUser = groupBy(webhooks, ({ user_id }) => user_id);
  const entries = events.flatMap((event) =>
    (ofUser.get(event.userId) ?? [])
      .filter((webhook) => receivesEvent(webhook, event, false))
      .map((webhook) => ({ ...eventEntry(webhook, event, now), orderId: event.orderId })),
  );
  if (entries.length > 0) await enqueueEntries(trx, entries, now);
}
