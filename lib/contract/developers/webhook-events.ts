import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { ORDER_KINDS, SERVICES } from '@/lib/orders/choices';
import { CLAIM_STATES } from '@/lib/orders/claim-policy';
import { NEEDED_DETAILS } from '@/lib/orders/receiver-details';
import { INSTRUCTION_KINDS } from '@/lib/orders/receiver-policy';
import { RETURN_CHOICES } from '@/lib/orders/return-policy';
import { EMSEVT_CODES } from '@/lib/parcel/emsevt-codes';
import { PARTNER_EVENT, SCAN_CODES, SCAN_REASONS } from '@/lib/parcel/scan-codes';
import type { WebhookEventType } from './webhook-types';

/** Version of `data`. Fields may be added within a version. A changed or removed field needs a new version. */
export const WEBHOOK_VERSION = 1;

const commonData = {
  /** True for a test order, or for a sample from `sendTestEvent`. */
  isTest: z.boolean(),
  /** Number of the order (trade number). */
  tradeNo: z.string(),
  /** The shop's own number; null for an order without one. */
  shopOrderNo: z.string().nullable(),
  /** Time of the event, in UTC. */
  time: z.iso.datetime(),
  /** The event in one sentence, in the webhook's language. */
  description: z.string(),
};

const country = z.enum(COUNTRIES);

const OrderPlaced = z.object({
  ...commonData,
  /** Waybill of the first parcel. */
  waybillNo: z.string(),
  /** Waybills of all parcels, the first one first. */
  waybills: z.array(z.string()),
  /**
   * Details of the goods for customs: one entry for each parcel, in the order of `waybills`. Empty within a country.
   */
  customs: z.array(
    z.object({
      /** 6 to 10 digits; null if the sender gave none. */
      hsCode: z.string().nullable(),
      /** ISO code of the country of origin; null if it is unknown. */
      originCountry: z.string().nullable(),
    }),
  ),
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
  ...commonData,
  waybillNo: z.string(),
  code: z.enum([...SCAN_CODES, PARTNER_EVENT]),
  /** The equivalent event of the UPU's EMSEVT V3; null without one. */
  emsevt: z.enum(EMSEVT_CODES).nullable(),
  /** Reason for a failed delivery, or for a wait at customs. */
  reason: z.enum(SCAN_REASONS).nullable(),
  place: z.string(),
  countryCode: country.nullable(),
  /** IANA zone of the place. */
  timeZone: z.string(),
});

const ChoiceMade = z.object({
  ...commonData,
  waybillNo: z.string(),
  code: z.null(),
  emsevt: z.null(),
  /** Kind of the instruction; for a returned parcel, to store it, destroy it or send it on. */
  choice: z.enum([...INSTRUCTION_KINDS, ...RETURN_CHOICES]),
  /** `nobody`: the last day to choose has passed. */
  madeBy: z.enum(['receiver', 'sender', 'nobody']),
  /** Day in the receiver's country. */
  day: z.iso.date().nullable(),
  /** The chosen site. */
  siteCode: z.string().nullable(),
  /** Waybill of the new order, for `SEND_ON`. Left out for other choices. */
  sentOnAs: z.string().optional(),
});

const DetailsGiven = z.object({
  ...commonData,
  /** Waybill of the first parcel. */
  waybillNo: z.string(),
  /** Waybills of all parcels, the first one first. Their labels can be printed now. */
  waybills: z.array(z.string()),
  code: z.null(),
  emsevt: z.null(),
  /** Names of the details that the order waited for, without their values. */
  details: z.array(z.enum(NEEDED_DETAILS)),
});

/** Amount that may be negative, in the currency's minor unit. */
const amount = z.object({ currency: z.string(), minor: z.int() });

const CodCollected = z.object({
  ...commonData,
  waybillNo: z.string(),
  code: z.null(),
  emsevt: z.null(),
  /**
   * Amount that the courier received, in the destination's currency. A correction sends the event again, with 0 if
   * nothing was collected.
   */
  collected: amount,
  /** Part of the fee that the price did not contain. Negative if the price contained too much. */
  fee: amount,
});

const CodPaid = z.object({
  ...commonData,
  waybillNo: z.string(),
  code: z.null(),
  emsevt: z.null(),
  payoutId: z.string(),
  /** The parcel's part of the payout. A negative part corrects an overpayment. */
  amount,
  /** Day at the bank. */
  paidOn: z.iso.date(),
  bankReference: z.string(),
});

const CaseAnswered = z.object({
  ...commonData,
  waybillNo: z.string(),
  code: z.null(),
  emsevt: z.null(),
  /** A receiver's complaint about a failed attempt, or the account's own claim for compensation. */
  kind: z.enum(['DISPUTE', 'CLAIM']),
  reference: z.string(),
  /** Answer of the office, unchanged. It may be empty for a claim. */
  answer: z.string(),
  /** Time of the disputed attempt; null for a claim. */
  attemptAt: z.iso.datetime().nullable(),
  /** The decision on a claim, `ACCEPTED` or `DECLINED`; null for a dispute. */
  claimState: z.enum(CLAIM_STATES).nullable(),
});

/**
 * `data` of each event. Every scan sends `parcel.moved`. A scan of a delivery, a failure or a return also sends the
 * event of that name.
 */
const DATA_OF_EVENT = {
  'order.placed': OrderPlaced,
  'parcel.moved': ParcelMoved,
  'parcel.delivered': ParcelMoved,
  'parcel.failed': ParcelMoved,
  'parcel.returned': ParcelMoved,
  'parcel.choice_made': ChoiceMade,
  'order.details_given': DetailsGiven,
  'cod.collected': CodCollected,
  'cod.paid': CodPaid,
  'case.answered': CaseAnswered,
} as const satisfies Record<WebhookEventType, z.ZodType>;

export type WebhookData<Type extends WebhookEventType> = z.output<(typeof DATA_OF_EVENT)[Type]>;
export type ParcelMovedData = z.output<typeof ParcelMoved>;
export type ChoiceMadeData = z.output<typeof ChoiceMade>;
export type CodCollectedData = z.output<typeof CodCollected>;
export type CodPaidData = z.output<typeof CodPaid>;
export type CaseAnsweredData = z.output<typeof CaseAnswered>;
export type DetailsGivenData = z.output<typeof DetailsGiven>;

/** Returns the schema of a request body, by its type. */
export const webhookBody = (type: WebhookEventType) =>
  z.object({
    type: z.literal(type),
    /** Time at which we recorded it. */
    timestamp: z.iso.datetime(),
    version: z.literal(WEBHOOK_VERSION),
    data: DATA_OF_EVENT[type],
  });

export type WebhookBody = {
  [Type in WebhookEventType]: {
    type: Type;
    timestamp: string;
    version: typeof WEBHOOK_VERSION;
    data: WebhookData<Type>;
  };
}[WebhookEventType];
