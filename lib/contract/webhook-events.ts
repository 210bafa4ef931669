import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { ORDER_KINDS, SERVICES } from '@/lib/orders/choices';
import { WISHES } from '@/lib/orders/receiver-policy';
import { RETURN_CHOICES } from '@/lib/orders/return-policy';
import { EMSEVT_CODES } from '@/lib/parcel/emsevt';
import { PARTNER_EVENT, SCAN_CODES, SCAN_REASONS } from '@/lib/parcel/scan-codes';
import type { WebhookEventType } from './webhook-types';

/** Of everything in `data`. A field may be added within a version; one that changes or goes makes another version. */
export const WEBHOOK_VERSION = 1;

const about = {
  /** Of a test order, or a sample that `sendTestEvent` made. */
  isTest: z.boolean(),
  /** The order's number. */
  tradeNo: z.string(),
  /** When it happened. */
  time: z.iso.datetime(),
  /** What happened, in one sentence, in the webhook's language. */
  description: z.string(),
};

const country = z.enum(COUNTRIES);

const OrderPlaced = z.object({
  ...about,
  /** Of its first parcel. */
  waybillNo: z.string(),
  /** Of all its parcels, the first one first. */
  waybills: z.array(z.string()),
  code: z.literal('ORDER_PLACED'),
  emsevt: z.null(),
  kind: z.enum(ORDER_KINDS),
  service: z.enum(SERVICES),
  /** The sender's city. */
  place: z.string(),
  senderCountry: country,
  receiverCountry: country,
  /** IANA zone of the sender's country. */
  timeZone: z.string(),
});

const ParcelMoved = z.object({
  ...about,
  waybillNo: z.string(),
  code: z.enum([...SCAN_CODES, PARTNER_EVENT]),
  /** The event of the UPU's EMSEVT V3 that says the same; null where none does. */
  emsevt: z.enum(EMSEVT_CODES).nullable(),
  /** Of a failed delivery, or of what customs waits for. */
  reason: z.enum(SCAN_REASONS).nullable(),
  place: z.string(),
  countryCode: country.nullable(),
  /** IANA zone of the place. */
  timeZone: z.string(),
});

const ChoiceMade = z.object({
  ...about,
  waybillNo: z.string(),
  code: z.null(),
  emsevt: z.null(),
  /** Another day, a site, somebody else or a note; of a returned parcel, to keep or to destroy it. */
  choice: z.enum([...WISHES, ...RETURN_CHOICES]),
  /** `nobody`: the last day to choose has passed. */
  madeBy: z.enum(['receiver', 'sender', 'nobody']),
  /** The day that was chosen. */
  day: z.iso.date().nullable(),
  /** The site that was chosen. */
  siteCode: z.string().nullable(),
});

/** `data` of each event. Of `parcel.moved` there is one for each scan, those of the next three among them. */
const DATA = {
  'order.placed': OrderPlaced,
  'parcel.moved': ParcelMoved,
  'parcel.delivered': ParcelMoved,
  'parcel.failed': ParcelMoved,
  'parcel.returned': ParcelMoved,
  'parcel.choice_made': ChoiceMade,
} as const satisfies Record<WebhookEventType, z.ZodType>;

export type WebhookData<Type extends WebhookEventType> = z.output<(typeof DATA)[Type]>;
export type OrderPlacedData = z.output<typeof OrderPlaced>;
export type ParcelMovedData = z.output<typeof ParcelMoved>;
export type ChoiceMadeData = z.output<typeof ChoiceMade>;

/** The body of a request, by its type. */
export const webhookBody = (type: WebhookEventType) =>
  z.object({
    type: z.literal(type),
    /** When we took it in. */
    timestamp: z.iso.datetime(),
    version: z.literal(WEBHOOK_VERSION),
    data: DATA[type],
  });

export type WebhookBody = {
  [Type in WebhookEventType]: {
    type: Type;
    timestamp: string;
    version: typeof WEBHOOK_VERSION;
    data: WebhookData<Type>;
  };
}[WebhookEventType];
