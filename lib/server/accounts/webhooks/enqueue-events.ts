import 'server-only';
import { WEBHOOK_VERSION, type WebhookBody } from '@/lib/contract/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../platform/db/open';
import { WEBHOOK } from '../../platform/db/webhook-tables';
import { enqueue, lastPositions, type NewEntry } from '../../messaging/queue/store';
import { readEvents } from './present';
import { sendableOf, type WebhookRow } from './store';

/** Event for the webhooks of an account, with its data in each language. */
export type Happening = {
  [Type in WebhookBody['type']]: {
    type: Type;
    userId: string;
    orderId: string;
    data: (language: Language) => Extract<WebhookBody, { type: Type }>['data'];
  };
}[WebhookBody['type']];

/** Returns the outbox entry of an event for one webhook. `inSeries`: null if it waits for no other entry. */
export function eventEntry(
  webhook: WebhookRow,
  { type, data }: Pick<Happening, 'type' | 'data'>,
  now: Date,
  inSeries: NewEntry['inSeries'] | null,
): NewEntry & { waybillNo: string } {
  const told = data(webhook.language);
  const pausedUntil = webhook.paused_until === null ? 0 : Date.parse(webhook.paused_until);
  return {
    kind: WEBHOOK,
    payload: { type, timestamp: now.toISOString(), version: WEBHOOK_VERSION, data: told },
    waybillNo: told.waybillNo,
    userId: webhook.user_id,
    receiver: webhook.id,
    ...(pausedUntil > now.getTime() && { dueAt: new Date(pausedUntil) }),
    ...(inSeries && { inSeries }),
  };
}

const wants = (webhook: WebhookRow, { type }: Happening, isTest: boolean) =>
  webhook.mode === (isTest ? 'test' : 'live') && readEvents(webhook.events).includes(type);

const seriesOf = ({ id }: WebhookRow, waybillNo: string) => `${id}.${waybillNo}`;

/** Returns the entries of an order that was just placed. Its parcels have no earlier events. */
export function entriesOfNewOrder(
  webhooks: readonly WebhookRow[],
  happening: Extract<Happening, { type: 'order.placed' }>,
  now: Date,
): NewEntry[] {
  const { isTest, waybillNo } = happening.data('en');
  return webhooks
    .filter((webhook) => wants(webhook, happening, isTest))
    .map((webhook) => ({
      ...eventEntry(webhook, happening, now, { series: seriesOf(webhook, waybillNo), position: 1 }),
      orderId: happening.orderId,
    }));
}

/**
 * Queues events for the webhooks of their accounts, except of test orders. Call it in the transaction of the cause, which locks the orders.
 * Each webhook gets the events of a parcel in this order, after earlier ones.
 */
export async function enqueueEvents(trx: Queryable, happenings: readonly Happening[], now: Date): Promise<void> {
  const webhooks = await sendableOf(trx, [...new Set(happenings.map(({ userId }) => userId))]);
  if (webhooks.length === 0) return;
  const told = happenings.flatMap((happening) =>
    webhooks
      .filter((webhook) => webhook.user_id === happening.userId && wants(webhook, happening, false))
      .map((webhook) => ({ webhook, happening })),
  );
  const entries = told.map(({ webhook, happening }) => {
    const entry = eventEntry(webhook, happening, now, null);
    return { entry: { ...entry, orderId: happening.orderId }, series: seriesOf(webhook, entry.waybillNo) };
  });
  const last = await lastPositions(trx, [...new Set(entries.map(({ series }) => series))]);
  const placed = entries.map(({ entry, series }) => {
    const position = (last.get(series) ?? 0) + 1;
    last.set(series, position);
    return { ...entry, inSeries: { series, position } };
  });
  if (placed.length > 0) await enqueue(trx, placed, now);
}
