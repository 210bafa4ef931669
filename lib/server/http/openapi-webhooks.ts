import 'server-only';
import { z } from 'zod';
import { webhookBody } from '@/lib/contract/webhook-events';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/webhook-types';

const SUMMARIES: Readonly<Record<WebhookEventType, string>> = {
  'order.placed': 'An order is placed',
  'parcel.moved': 'A parcel is scanned',
  'parcel.delivered': 'A parcel is delivered',
  'parcel.failed': 'A delivery failed',
  'parcel.returned': 'A parcel came back',
  'parcel.choice_made': 'Somebody chose for a parcel',
};

const DESCRIPTION =
  'Sent to webhooks that want it, as Standard Webhooks 1.0 says: at least once, the events of one parcel one after the other. ' +
  'Any 2xx within 15 seconds is a success. Anything else is tried again: after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. ' +
  'Redirects are not followed. 410 turns the webhook off; so do three days without a success.';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

const headers = [
  header('webhook-id', 'Of the event: the same at every attempt and replay.'),
  header(
    'webhook-timestamp',
    'When the request was made, in seconds since 1970. Refuse one that is older than some minutes.',
  ),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in Base64, with the bytes of the secret behind `whsec_`. Two, parted by a space, for a day after the secret was replaced.',
  ),
];

function webhookOf(type: WebhookEventType) {
  const { $schema: _, ...schema } = z.toJSONSchema(webhookBody(type), { io: 'output' });
  return {
    post: {
      operationId: `webhook.${type}`,
      summary: SUMMARIES[type],
      description: DESCRIPTION,
      tags: ['Webhooks'],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Taken.' },
        410: { description: 'Not wanted any more: the webhook is turned off.' },
      },
    },
  };
}

/** What our requests to webhooks carry, by event. */
export const openApiWebhooks = () => Object.fromEntries(WEBHOOK_EVENTS.map((type) => [type, webhookOf(type)]));
