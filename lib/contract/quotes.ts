import * as z from 'zod';
import { MAX_PARCEL_KG, MAX_PARCELS, MIN_FOOTPRINT_CM, MIN_PARCEL_KG, SIDE_LIMIT_CM } from '@/lib/billing/constants';
import {
  GOODS_CLASSES,
  HANDOVERS,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  MAX_QUOTE_TOKEN,
  SENDING_MODES,
  SERVICES,
} from '@/lib/orders/choices';
import { DeliveryView } from './expected-day';
import { countryCode, isoDate, money, optional } from './fields';
import { refuseSharedAmounts, ticketAmounts } from './ticket';
import { MIN_SIDE_CM } from '@/lib/market/limits';

/** Sides are taken to the millimetre: the longest below the limit. */
const side = z
  .number({ error: 'required' })
  .min(MIN_SIDE_CM, 'sideTooShort')
  .max(SIDE_LIMIT_CM - 0.1, 'sideTooLong');

/** §5: 1-30 kg to the gram; at least 10 x 10 cm; every side under 100 cm. */
export const ParcelSize = z
  .object({
    weightKg: z
      .number({ error: 'weightRange' })
      .min(MIN_PARCEL_KG, 'weightRange')
      .max(MAX_PARCEL_KG, 'weightRange')
      .refine((kg) => Math.abs(kg * 1000 - Math.round(kg * 1000)) < 1e-6, 'weightRange'),
    lengthCm: side,
    widthCm: side,
    heightCm: side,
  })
  .superRefine((parcel, issues) => {
    const [largest = 0, second = 0] = [parcel.lengthCm, parcel.widthCm, parcel.heightCm].sort((a, b) => b - a);
    if (largest < MIN_FOOTPRINT_CM) issues.addIssue({ code: 'custom', path: ['lengthCm'], message: 'parcelTooSmall' });
    else if (second < MIN_FOOTPRINT_CM)
      issues.addIssue({ code: 'custom', path: ['widthCm'], message: 'parcelTooSmall' });
  });

/** §5: each parcel is a ticket of its own. */
const QuotedParcel = ParcelSize.safeExtend({
  /** Declared value of its goods, in the destination's currency. */
  goodsValue: money.nullable().default(null),
  ...ticketAmounts,
});

const common = {
  parcels: z.array(QuotedParcel).min(1, 'required').max(MAX_PARCELS, 'tooManyParcels'),
  /** The same three of a single parcel; those of several stand on each. */
  goodsValue: money.nullable().default(null),
  ...ticketAmounts,
  /** The receiver's area, where it is known: a remote one takes longer. */
  areaCode: optional(40).optional(),
  /** The day of a pickup, in the origin's country: expected days are counted from it. Ignored beyond the days that can be booked. */
  pickupOn: isoDate.optional(),
  /** `token` of an earlier quote: while it lives and the shipment is the same, its tariff is quoted again. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN, 'tooLong').optional(),
};

const international = z.object({
  service: z.enum(INTERNATIONAL_SERVICES, { error: 'chooseService' }),
  destinationCountry: countryCode.exclude(['CN'], { error: 'chooseDestination' }),
  /** Without a city the rate outside the main cities is quoted. */
  cityCode: optional(40),
  goodsClass: z.enum(GOODS_CLASSES).default('GENERAL'),
  handover: z.enum(HANDOVERS).default('guangzhou'),
  customer: z.enum(IMPORTERS).default('individual'),
  /** Collected in China at its local rate, or brought to us. */
  sendingMode: z.enum(SENDING_MODES).default('MERCHANT'),
  /** Of a pickup: the city it is collected in; the rate between cities while it is not known. */
  fromCityCode: optional(40),
  ...common,
});

const domestic = z.object({
  service: z.literal('local-standard'),
  country: countryCode,
  fromCityCode: optional(40),
  toCityCode: optional(40),
  ...common,
});

export const InternationalQuoteRequest = international.superRefine(refuseSharedAmounts);

/** Takes both kinds, told apart by `kind`. */
export const QuoteRequest = z
  .discriminatedUnion('kind', [
    international.extend({ kind: z.literal('international') }),
    domestic.extend({ kind: z.literal('domestic') }),
  ])
  .superRefine(refuseSharedAmounts);
export type QuoteRequest = z.output<typeof QuoteRequest>;

export const QuoteLineView = z.object({
  /** Stable key, one of billing's QUOTE_LINE_CODES: freight, cash-on-delivery-fee, saudi-vat, ... */
  code: z.string(),
  /** The sentence for a person, in the request's language. */
  label: z.string(),
  /** Why this line is there, in the request's language. */
  reason: z.string(),
  /** The clause of the tariff it follows. */
  rule: z.string(),
  /** Null where the line only informs. */
  amount: money.nullable(),
  payer: z.enum(['sender', 'receiver']),
  /** Whose ticket it belongs to, counted from 1; null for a line of the whole shipment. */
  parcel: z.int().nullable(),
});
export type QuoteLineView = z.infer<typeof QuoteLineView>;

export const QuoteView = z.object({
  kind: z.enum(['international', 'domestic']),
  service: z.enum(SERVICES),
  destinationCountry: countryCode,
  chargeable: z.array(z.object({ actualKg: z.number(), volumetricKg: z.number(), chargeableKg: z.number() })),
  lines: z.array(QuoteLineView),
  /** What the sender pays, one amount a currency; currencies are never mixed. */
  totals: z.array(money),
  /** What the receiver may have to pay on import. */
  receiverTotals: z.array(money),
  transit: z.object({ minDays: z.int(), maxDays: z.int(), remote: z.boolean() }),
});
export type QuoteView = z.infer<typeof QuoteView>;

/** §9: a reference, no promise. Days as YYYY-MM-DD. */
export const ExpectedDelivery = z.object({
  /** The next working day at the origin, China for parcels from abroad: the last day to hand the parcel over. */
  pickupOn: isoDate,
  earliest: isoDate,
  latest: isoDate,
  /** Days from the pickup to `latest` that do not count at the destination, in order. */
  leftOut: z.array(
    z.object({
      day: isoDate,
      reason: z.enum(['pickup', 'weekend', 'holiday']),
      /** The holiday's, in the request's language; null for other reasons. */
      name: z.string().nullable(),
      /** The holiday hangs on the moon or on a decision to come. */
      mayMove: z.boolean(),
    }),
  ),
});
export type ExpectedDelivery = z.infer<typeof ExpectedDelivery>;

const datedRate = {
  /** CNY for one major unit of its currency. */
  cnyPerUnit: z.number().positive(),
  ratesOf: isoDate,
};

/** Our exchange rate of a day: what prices in CNY are about in the money of a market. */
export const ExchangeView = z.object({ currency: z.string(), ...datedRate });

/** The sender's total in the destination's own money, at our exchange rate of a day. */
export const AboutTotal = z.object({ total: money, ...datedRate });
export type AboutTotal = z.infer<typeof AboutTotal>;

/** §1, §9: a parcel whose goods are worth more than is paid for them without price protection. */
export const UncoveredValue = z.object({
  /** Counted from 1. */
  parcel: z.int(),
  value: money,
  /** The most that is paid for them as it stands. */
  covered: money,
  /** What can be insured of the value, and what that costs; null where protection is not offered. */
  protection: z.object({ insured: money, fee: money }).nullable(),
});
export type UncoveredValue = z.infer<typeof UncoveredValue>;

/** A quote that is kept: an order of the same shipment with this token costs what it says, until then. */
export const OfferedQuote = QuoteView.extend({
  /** A gateway may leave it out. */
  expected: ExpectedDelivery.optional(),
  /** The same in words. A gateway may leave it out. */
  delivery: DeliveryView.optional(),
  /** Where the total is in another currency than the destination's. A gateway may leave it out. */
  about: AboutTotal.optional(),
  /** A gateway may leave it out. */
  uncovered: z.array(UncoveredValue).optional(),
  token: z.string(),
  validUntil: z.iso.datetime(),
});
export type OfferedQuote = z.infer<typeof OfferedQuote>;

export const RateQuery = z.object({ countryCode: countryCode.optional(), service: z.enum(SERVICES).optional() });
export const RateView = z.object({
  service: z.enum(SERVICES),
  originName: z.string(),
  destinationCountry: countryCode,
  zone: z.string(),
  destinationName: z.string(),
  currency: z.string(),
  firstKgMinor: z.int(),
  additionalKgMinor: z.int(),
  taxIncluded: z.boolean(),
  minDays: z.int(),
  maxDays: z.int(),
  remark: z.string(),
  /** Of a price in CNY: into the money of the request's market, unless that is CNY. A gateway may leave it out. */
  exchange: ExchangeView.optional(),
});
export type RateView = z.infer<typeof RateView>;
export const RateListResponse = z.array(RateView);
