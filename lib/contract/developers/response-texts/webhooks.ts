import 'server-only';
import { WEBHOOK_FAILING_HOURS } from '@/lib/market/limits';
import { textsOf } from '../texts-of';

/** Calls and lists that return a webhook. */
const WEBHOOK_OWNERS = ['createWebhook', 'listWebhooks.items', 'changeWebhook', 'rotateWebhookSecret'];

/** Calls and objects that contain a delivery. */
const DELIVERY_OWNERS = ['listWebhookDeliveries.items', 'deliveries', 'sendTestEvent', 'replayWebhookDelivery'];

/** Sentences about fields of webhooks, their deliveries and the events that they send. */
export const WEBHOOK_TEXTS: Readonly<Record<string, string>> = {
  // Webhooks
  url: 'Address that gets the events.',
  ...textsOf([...WEBHOOK_OWNERS, 'webhooks'], 'events', 'Types of events that are sent.'),
  ...textsOf([...WEBHOOK_OWNERS, 'webhooks'], 'language', 'Language of the sentences in the events.'),
  ...textsOf([...WEBHOOK_OWNERS, 'webhooks'], 'createTime', 'Time at which the webhook was created, in UTC.'),
  ...textsOf(WEBHOOK_OWNERS, 'id', 'Id of the webhook, for `changeWebhook` and the other calls about it.'),
  isOn: 'True unless the webhook was turned off. Events may still wait for a pause to end.',
  offReason: `Reason why the webhook is off: its owner turned it off, your server returned 410, or every attempt of ${WEBHOOK_FAILING_HOURS} hours failed. Null while the webhook is on.`,
  offAt: 'Time at which the webhook was turned off, in UTC. Null while the webhook is on.',
  failingSince: 'Time since which every attempt has failed. Null if the last attempt succeeded.',
  oldSecretUntil:
    'Time until which we also sign with the previous secret, in UTC. Null if we sign with one secret only.',
  secret: 'Secret that signs the requests: `whsec_` followed by Base64. It is returned only this once.',
  'deleteWebhook.id': 'Id of the webhook that was deleted.',
  // Deliveries
  ...textsOf(DELIVERY_OWNERS, 'id', 'Id of the event, the same for every attempt and replay.'),
  ...textsOf(DELIVERY_OWNERS, 'createTime', 'Time at which the event was queued, in UTC.'),
  ...textsOf(DELIVERY_OWNERS, 'type', 'Type of the event.'),
  ...textsOf(
    DELIVERY_OWNERS,
    'state',
    '`waiting`: the next attempt is in `nextAttemptAt`. `delivered`: your server returned 2xx. `failed`: every attempt failed. `dropped`: the webhook was turned off or the account was closed before the event was sent.',
  ),
  nextAttemptAt: 'Earliest time of the next attempt. Null if no attempt will follow.',
  ...textsOf(DELIVERY_OWNERS, 'attempts', 'Requests that we made to your server, oldest first.'),
  ...textsOf(
    ['listWebhookDeliveries.attempts', 'sendTestEvent.attempts', 'replayWebhookDelivery.attempts'],
    'at',
    'Time of the request, in UTC.',
  ),
  'attempts.status': 'HTTP status of your response. Null if your server did not respond.',
  durationMs: 'Duration of the attempt in milliseconds.',
  'attempts.reason': 'Stable code of the reason for a failure. Null if the attempt succeeded.',
  'attempts.events': 'Number of events in the request.',
  'listWebhookDeliveries.days': 'Number of days for which we store deliveries.',
  // Events
  'webhook.type': 'Type of the event.',
  timestamp: 'Time at which we recorded the event, in UTC.',
  'webhook.version': 'Version of `data`. Fields may be added within a version.',
  'webhook.data': 'Data of the event. Their fields depend on the type.',
  'data.description': 'The event in one sentence, in the language of the webhook.',
  'data.shopOrderNo': 'Your own number of the order. Null for an order without one.',
  'data.waybills': 'Waybills of all parcels of the order, in the order of its parcels.',
  'data.code': 'Stable code of the scan, or `ORDER_PLACED`. Null for other events.',
  emsevt:
    'Code of the event in EMSEVT V3 of the Universal Postal Union. Null if none of its codes has the same meaning.',
  customs: 'Details of the goods for customs, one entry for each parcel. Empty within a country.',
  'customs.hsCode': 'HS code with 6 to 10 digits. Null if the sender gave none.',
  'customs.originCountry': 'ISO 3166 code of the country of origin. Null if it is not known.',
  'data.place': 'City of the event, in the language of the webhook.',
  'data.countryCode': 'ISO 3166 code of the country of the event. Null if it is not known.',
  'data.reason': 'Reason for a failed delivery, or for a wait at customs. Null otherwise.',
  'data.choice': 'Kind of the choice, such as `day`, `site` or `SEND_ON`.',
  madeBy: 'Party that chose. `nobody`: the last day to choose has passed.',
  'data.day': 'The chosen day. Null for other choices.',
  'data.siteCode': 'Code of the chosen site. Null for other choices.',
  'data.details': 'Names of the details that the order waited for, without their values.',
  'data.payoutId': 'Id of the payout, for `getPayout`.',
  'data.amount': 'Part of the payout for this parcel. A negative part deducts an earlier overpayment.',
  paidOn: 'Day of the payment at the bank.',
  'data.kind':
    'Kind of the order. In `case.answered`, `DISPUTE` for a complaint about a failed attempt, or `CLAIM` for your own claim.',
  'data.answer': 'Answer of our office in its own words. It may be empty for a claim.',
  'data.attemptAt': 'Time of the disputed attempt. Null for a claim.',
  claimState: 'Decision on the claim, `ACCEPTED` or `DECLINED`. Null for a complaint.',
};
