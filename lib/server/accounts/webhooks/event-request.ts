import 'server-only';
import { performance } from 'node:perf_hooks';
import { BRAND } from '@/lib/market/brand';
import type { BatchFormat } from '@/lib/contract/developers/webhook-types';
import type { Services } from '../../platform/context';
import type { WebhookAttemptRow } from './delivery-store';
import type { QueuedEvent } from './event-queue-store';
import type { EndpointResponse, EventPoster } from './event-poster';
import { signRequest } from './webhook-secret';
import type { WebhookRow } from './webhook-store';

const USER_AGENT = `${BRAND.name.replaceAll(' ', '')}-Webhooks/1.0`;

const CONTENT_TYPES: Readonly<Record<BatchFormat, string>> = {
  events: 'application/json',
  cloudevents: 'application/cloudevents-batch+json',
};

/**
 * JSON fields written before the stored payload, by format. CloudEvents treats all other payload fields as extensions.
 */
const EVENT_HEADS: Readonly<Record<BatchFormat, (event: QueuedEvent, webhookId: string) => string>> = {
  events: ({ id }) => `"id":"${id}"`,
  cloudevents: ({ id, created_at }, webhookId) =>
    `"specversion":"1.0","id":"${id}","source":"/webhooks/${webhookId}","time":"${created_at}"`,
};

/** Returns a JSON array of events. It joins the stored texts without parsing them. */
export function batchBody({ id, batch_format }: WebhookRow, events: readonly QueuedEvent[]): string {
  const head = EVENT_HEADS[batch_format];
  return `[${events.map((event) => `{${head(event, id)},${event.payload.slice(1)}`).join()}]`;
}

/** Request to a webhook. `id`: the header `webhook-id`, which is the id of its event or of its batch. */
export interface EventRequest {
  id: string;
  events: readonly QueuedEvent[];
  isBatch: boolean;
}

export interface DeliveryResult {
  response: EndpointResponse;
  attempt: WebhookAttemptRow;
}

/** Sends a request with the headers of Standard Webhooks 1.0, and returns the row of the attempt. */
export async function sendRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  poster: EventPoster,
  webhook: WebhookRow,
  { id, events, isBatch }: EventRequest,
): Promise<DeliveryResult> {
  const time = now();
  const timestamp = Math.floor(time.getTime() / 1000);
  const body = isBatch ? batchBody(webhook, events) : events[0]!.payload;
  const headers = {
    'content-type': CONTENT_TYPES[isBatch ? webhook.batch_format : 'events'],
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signRequest(db, webhook, { id, timestamp, body }, time),
  };
  const started = performance.now();
  const response = await poster.post(webhook.url, headers, body);
  const duration_ms = Math.round(performance.now() - started);
  const about = { entry_id: id, webhook_id: webhook.id, at: time.toISOString(), events: events.length };
  return { response, attempt: { ...about, duration_ms, ...response } };
}
