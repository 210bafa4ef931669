import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { MAX_EVENTS_PER_REQUEST } from '@/lib/market/limits';
import { id } from '../fields';
import { KEY_MODES } from './key-scopes';
import { BATCH_FORMATS, WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_OFF_REASONS } from './webhook-types';

const MAX_URL_LENGTH = 500;

/**
 * Returns true for a URL with a host name or IP address and without credentials or fragment. The server also requires
 * https.
 */
function isWebhookUrl(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, username, password } = new URL(typed);
  return /^https?:$/.test(protocol) && username === '' && password === '' && !typed.includes('#');
}

const url = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(MAX_URL_LENGTH, { error: 'tooLong', abort: true })
  .refine(isWebhookUrl, { error: 'webhookAddress', abort: true })
  // Stores the URL as requests will use it: without line ends and with an escaped path.
  .overwrite((typed) => new URL(typed).href);

const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'invalid'), 'required')
  .min(1, 'required')
  .max(WEBHOOK_EVENTS.length, 'invalid')
  .transform((values) => WEBHOOK_EVENTS.filter((type) => values.includes(type)));

const language = z.enum(LANGUAGES, 'invalid');

const batchSize = z.int('batchSize').min(1, 'batchSize').max(MAX_EVENTS_PER_REQUEST, 'batchSize');
const batchFormat = z.enum(BATCH_FORMATS, 'invalid');

export const CreateWebhookRequest = z.object({
  /** Target of the requests, with https. */
  url,
  /** Events of test orders only, or of real orders only. */
  mode: z.enum(KEY_MODES, 'invalid'),
  events,
  /** Language of the sentences in `description`. Default: the language of the request. */
  language: language.optional(),
  /** Maximum number of events of one request. With 1, the body of a request is one event. */
  batchSize: batchSize.default(1),
  /** Body of a request if `batchSize` is above 1: a JSON array of our events, or a CloudEvents batch. */
  batchFormat: batchFormat.default('events'),
});

export const WebhookView = z.object({
  id: z.string(),
  url: z.string(),
  mode: z.enum(KEY_MODES),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  language: z.enum(LANGUAGES),
  /** Maximum number of events of one request. */
  batchSize: z.int(),
  batchFormat: z.enum(BATCH_FORMATS),
  createTime: z.iso.datetime(),
  isOn: z.boolean(),
  /** Null while the webhook is on. */
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  offAt: z.iso.datetime().nullable(),
  /** Time since which every attempt has failed; null while they succeed. */
  failingSince: z.iso.datetime().nullable(),
  /** End of the period in which the previous secret signs too; null if only the current secret signs. */
  oldSecretUntil: z.iso.datetime().nullable(),
});
export type WebhookView = z.infer<typeof WebhookView>;

/** Response of `createWebhook` and `rotateWebhookSecret`. No other call returns `secret`. */
export const WebhookSecretResponse = WebhookView.extend({ secret: z.string() });

/** Newest first. */
export const WebhookListResponse = z.object({ items: z.array(WebhookView), limit: z.int() });

export const WebhookRequest = z.object({ id });

/** A field left out stays unchanged. */
export const ChangeWebhookRequest = z.object({
  id,
  url: url.optional(),
  events: events.optional(),
  language: language.optional(),
  batchSize: batchSize.optional(),
  batchFormat: batchFormat.optional(),
  /** If false, nothing is sent and waiting deliveries are dropped. */
  isOn: z.boolean().optional(),
});

/** The form's select field sends the number as text. */
const typedBatchSize = z.coerce.number('batchSize').pipe(batchSize);
export const CreateWebhookForm = CreateWebhookRequest.extend({ batchSize: typedBatchSize });
export const ChangeWebhookForm = ChangeWebhookRequest.extend({ batchSize: typedBatchSize });

export const TestEventRequest = z.object({ id, type: z.enum(WEBHOOK_EVENTS, 'invalid') });

export const WebhookAttempt = z.object({
  at: z.iso.datetime(),
  /** HTTP status of the response; null without a response. */
  status: z.int().nullable(),
  durationMs: z.int(),
  /** Code of the reason for a failure; null if the request succeeded. */
  reason: z.string().nullable(),
  /** Number of events in the request. */
  events: z.int(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDeliveryView = z.object({
  /**
   * Id of the event: the same for every attempt and replay. It is `webhook-id` of a request with one event, and `id` in
   * a batch.
   */
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  waybillNo: z.string(),
  isTest: z.boolean(),
  createTime: z.iso.datetime(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  /** Earliest time of the next attempt, for a waiting delivery. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDeliveryView = z.infer<typeof WebhookDeliveryView>;

export const DeliveryListRequest = z.object({
  id,
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(200, 'invalid').default(''),
});

/** Newest first. `days`: days for which deliveries are stored. */
export const DeliveryListResponse = z.object({
  items: z.array(WebhookDeliveryView),
  nextCursor: z.string().nullable(),
  days: z.int(),
});

export const ReplayDeliveryRequest = z.object({ id, deliveryId: id });
