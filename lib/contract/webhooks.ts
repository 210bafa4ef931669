import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { id } from './fields';
import { KEY_MODES } from './key-scopes';
import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_OFF_REASONS } from './webhook-types';

const URL_LENGTH = 500;

/** Whether requests may be addressed so: a name or address, and no password or fragment. The server asks for https besides. */
function isAddress(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, username, password } = new URL(typed);
  return /^https?:$/.test(protocol) && username === '' && password === '' && !typed.includes('#');
}

const url = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(URL_LENGTH, { error: 'tooLong', abort: true })
  .refine(isAddress, 'webhookAddress');

const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'invalid'), 'required')
  .min(1, 'required')
  .max(WEBHOOK_EVENTS.length, 'invalid')
  .transform((given) => WEBHOOK_EVENTS.filter((type) => given.includes(type)));

const language = z.enum(LANGUAGES, 'invalid');

export const CreateWebhookRequest = z.object({
  /** Where requests go, with https. */
  url,
  /** Of test orders alone, or of real ones alone. */
  mode: z.enum(KEY_MODES, 'invalid'),
  events,
  /** Of the sentences in `description`; that of the request by default. */
  language: language.optional(),
});

export const WebhookView = z.object({
  id: z.string(),
  url: z.string(),
  mode: z.enum(KEY_MODES),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  language: z.enum(LANGUAGES),
  createTime: z.iso.datetime(),
  isOn: z.boolean(),
  /** Null while it is on. */
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  offAt: z.iso.datetime().nullable(),
  /** Since when every attempt has failed; null while they succeed. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when the secret before signs too; null where only one does. */
  oldSecretUntil: z.iso.datetime().nullable(),
});
export type WebhookView = z.infer<typeof WebhookView>;

/** `secret` is answered here and by `rotateWebhookSecret` alone. */
export const WebhookSecretResponse = WebhookView.extend({ secret: z.string() });

/** The newest first. */
export const WebhookListResponse = z.object({ items: z.array(WebhookView), limit: z.int() });

export const WebhookRequest = z.object({ id });

/** What is left out stays as it is. */
export const ChangeWebhookRequest = z.object({
  id,
  url: url.optional(),
  events: events.optional(),
  language: language.optional(),
  /** Off: nothing is sent, and what waits is dropped. */
  isOn: z.boolean().optional(),
});

export const TestEventRequest = z.object({ id, type: z.enum(WEBHOOK_EVENTS, 'invalid') });

export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  /** HTTP status of the answer; null where there was none. */
  status: z.int().nullable(),
  durationMs: z.int(),
  /** Why it failed, as a code; null where it did not. */
  reason: z.string().nullable(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const DeliveryView = z.object({
  /** `webhook-id` of its requests: the same for every attempt and replay. */
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  waybillNo: z.string(),
  isTest: z.boolean(),
  createTime: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  /** Of one that waits: not before. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The first one first. */
  attempts: z.array(DeliveryAttempt),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const DeliveryListRequest = z.object({
  id,
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200, 'invalid').default(''),
});

/** The newest first; `days`: how long they are kept. */
export const DeliveryListResponse = z.object({
  items: z.array(DeliveryView),
  nextCursor: z.string().nullable(),
  days: z.int(),
});

export const ReplayRequest = z.object({ id, deliveryId: id });
