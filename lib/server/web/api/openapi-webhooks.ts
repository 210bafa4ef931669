import 'server-only';
import { webhookBody } from '@/lib/contract/developers/webhook-events';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@/lib/contract/developers/webhook-types';
import { jsonSchema } from './json-schema';

const SUMMARIES: Readonly<Record<WebhookEventType, string>> = {
  'order.placed': 'An order is placed',
  'parcel.moved': 'A parcel is scanned',
  'parcel.delivered': 'A parcel is delivered',
  'parcel.failed': 'A delivery attempt fails',
  'parcel.returned': 'A parcel is returned to our warehouse',
  'parcel.choice_made': 'A choice is made for a parcel',
  'order.details_given': 'A receiver gives the details that an order waited for',
  'cod.collected': 'A courier collected cash on delivery, or the amount was corrected',
  'cod.paid': 'The collected money of a parcel was paid out',
  'case.answered': 'Our office answered a complaint of the receiver or decided a claim',
};

const DESCRIPTION =
  'We send the event to each webhook that subscribes to it, as defined by Standard Webhooks 1.0. ' +
  'Each event is sent at least once. The events of one parcel are sent in order. ' +
  'A 2xx response within 15 seconds counts as success. ' +
  'Otherwise we retry after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours. ' +
  'With a `batchSize` above 1, the body is an array of events, each with its `id`, or a CloudEvents batch. ' +
  'We retry a batch whole, and as two smaller batches after its second failure. ' +
  'We do not follow redirects. A 410 response turns the webhook off, and so do three days without a success.';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

const headers = [
  header(
    'webhook-id',
    'Id of the event. It stays the same for every retry and replay, so you can use it to drop duplicates. For a batch, it is the id of the batch; drop duplicates by the `id` of each event.',
  ),
  header(
    'webhook-timestamp',
    'Time of the request, in seconds since 1970. Reject a request that is more than a few minutes old.',
  ),
  header(
    'webhook-signature',
    '`v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`. The key is the decoded part of the secret after `whsec_`. For 24 hours after a secret was replaced, the header contains two signatures, separated by a space.',
  ),
];

function webhookOf(type: WebhookEventType) {
  const schema = jsonSchema(webhookBody(type), { io: 'output', call: 'webhook' });
  return {
    post: {
      operationId: `webhook.${type}`,
      summary: SUMMARIES[type],
      description: DESCRIPTION,
      tags: ['Webhooks'],
      // The signature proves the sender, and OpenAPI has no scheme for it.
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'You have accepted the event.' },
        410: { description: 'You no longer want events. We turn the webhook off.' },
      },
    },
  };
}

/** Returns the description of our requests to webhooks, by event. */
export const openApiWebhooks = () => Object.fromEntries(WEBHOOK_EVENTS.map((type) => [type, webhookOf(type)]));
