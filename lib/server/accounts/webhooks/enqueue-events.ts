import 'server-only';
import { WEBHOOK_VERSION, type WebhookBody } from '@/lib/contract/webhook-events';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../db/open';
import { WEBHOOK } from '../../db/webhook-tables';
import { enqueue, lastPositions, type NewEntry } from '../../outbox/store';
import { readEvents } from './present';
import { sendableOf, type WebhookRow } from './store';

/** What happened, with what an account's webhooks are told of it in each language. */
export type Happening = {
  [Type in WebhookBody['type']]: {
    type: Type;
    userId: string;
    orderId: string;
    data: (language: Language) => Extract<WebhookBody, { type: Type }>['data'];
  };
}[WebhookBody['type']];

/** The entry that tells one webhook. `inSeries`: null for what waits for no other. */
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

/** The entries of an order that is just placed: of its parcels there are no others yet. */
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
 * Stores what the webhooks of these accounts are told, in the transaction of its cause, which holds the orders: to one webhook the events
 * of a parcel go in the order of these, after those before. Of orders that are no tests.
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
