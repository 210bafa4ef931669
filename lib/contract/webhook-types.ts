/** What a partner's server can be told of. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'parcel.moved',
  'parcel.delivered',
  'parcel.failed',
  'parcel.returned',
  'parcel.choice_made',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Why a webhook is off: its owner wanted it so, its server answered 410, or nothing could be delivered for three days. */
export const WEBHOOK_OFF_REASONS = ['owner', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/** `failed`: given up; `dropped`: not wanted any more. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
