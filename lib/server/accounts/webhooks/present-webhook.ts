import 'server-only';
import type { WebhookDeliveryState } from '@/lib/contract/developers/webhook-types';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/developers/webhook-types';
import type { WebhookDeliveryView, WebhookView } from '@/lib/contract/developers/webhooks';
import type { OutboxState } from '../../platform/db/tables/outbox-table';
import { EVENT_COLUMN, type WebhookAttemptRow, type DeliveryRow } from './delivery-store';
import { oldSecretUntil } from './webhook-secret';
import type { WebhookRow } from './webhook-store';

export const formatEventTypes = (events: readonly WebhookEventType[]): string => events.join(' ');

export function readEvents(events: string): WebhookEventType[] {
  const eventNames = events.split(' ');
  return WEBHOOK_EVENTS.filter((type) => eventNames.includes(type));
}

export function presentWebhook(row: WebhookRow, now: Date): WebhookView {
  return {
    id: row.id,
    url: row.url,
    mode: row.mode,
    events: readEvents(row.events),
    language: row.language,
    batchSize: row.batch_size,
    batchFormat: row.batch_format,
    createTime: row.created_at,
    isOn: row.off_reason === null,
    offReason: row.off_reason,
    offAt: row.off_at,
    failingSince: row.failing_since,
    oldSecretUntil: oldSecretUntil(row, now)?.toISOString() ?? null,
  };
}

const STATES: Readonly<Record<OutboxState, WebhookDeliveryState>> = {
  waiting: 'waiting',
  sent: 'delivered',
  dead: 'failed',
  dropped: 'dropped',
};

export function presentWebhookDelivery(row: DeliveryRow, attempts: readonly WebhookAttemptRow[]): WebhookDeliveryView {
  const { type, data } = EVENT_COLUMN.read(row.payload);
  return {
    id: row.id,
    type,
    waybillNo: data.waybillNo,
    isTest: data.isTest,
    createTime: row.created_at,
    state: STATES[row.state],
    nextAttemptAt: row.state === 'waiting' ? row.due_at : null,
    attempts: attempts.map(({ at, status, duration_ms, reason, events }) => ({
      at,
      status,
      durationMs: duration_ms,
      reason,
      events,
    })),
  };
}
