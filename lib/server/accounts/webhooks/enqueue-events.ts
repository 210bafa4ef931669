import 'server-only';
import { WEBHOOK_VERSION, type WebhookBody } from '@/lib/contract/developers/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../platform/db/open';
import { WEBHOOK_KIND } from '../../platform/db/tables/webhook-tables';
import { groupBy } from '../../platform/group-by';
import { enqueue, type NewOutboxEntry } from '../../messaging/queue/queue-store';
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

const wants = (webhook: WebhookRow, { type }: AccountEvent, isTest: boolean) =>
  webhook.mode === (isTest ? 'test' : 'live') && readEvents(webhook.events).includes(type);

/** Returns the entries of an order that was just placed. */
export function entriesOfNewOrder(
  webhooks: readonly WebhookRow[],
  happening: Extract<AccountEvent, { type: 'order.placed' }>,
  now: Date,
): NewOutboxEntry[] {
  const { isTest } = happening.data('en');
  return webhooks
    .filter((webhook) => wants(webhook, happening, isTest))
    .map((webhook) => ({ ...eventEntry(webhook, happening, now), orderId: happening.orderId }));
}

/**
 * Queues events for the webhooks of their accounts, except of test orders. Call it in the transaction of the cause,
 * which locks the orders. Each webhook gets the events of a parcel in this order, after earlier ones.
 */
export async function enqueueEvents(trx: Queryable, happenings: readonly AccountEvent[], now: Date): Promise<void> {
  if (happenings.length === 0) return;
  const webhooks = await listSendableWebhooks(trx, [...new Set(happenings.map(({ userId }) => userId))]);
  await enqueueFor(trx, webhooks, happenings, now);
}

/** Queues events like `enqueueEvents`, for the webhooks of their accounts that were read before. */
export async function enqueueFor(
  trx: Queryable,
  webhooks: readonly WebhookRow[],
  happenings: readonly AccountEvent[],
  now: Date,
): Promise<void> {
  const ofUser = groupBy(webhooks, ({ user_id }) => user_id);
  const entries = happenings.flatMap((happening) =>
    (ofUser.get(happening.userId) ?? [])
      .filter((webhook) => wants(webhook, happening, false))
      .map((webhook) => ({ ...eventEntry(webhook, happening, now), orderId: happening.orderId })),
  );
  if (entries.length > 0) await enqueue(trx, entries, now);
}
