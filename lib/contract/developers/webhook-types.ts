/** Events that a partner's server can receive. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'parcel.moved',
  'parcel.delivered',
  'parcel.failed',
  'parcel.returned',
  'parcel.choice_made',
  'order.details_given',
  'cod.collected',
  'cod.paid',
  'case.answered',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/**
 * Reason why a webhook is off: its owner turned it off, its server returned 410, or every attempt failed for
 * `WEBHOOK_FAILING_HOURS`.
 */
export const WEBHOOK_OFF_REASONS = ['owner', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/**
 * `failed`: all retries failed. `dropped`: the webhook was turned off, or the account closed, before the event was
 * sent.
 */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Content of a batch: an array of our events, or of CloudEvents. */
export const BATCH_FORMATS = ['events', 'cloudevents'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];
