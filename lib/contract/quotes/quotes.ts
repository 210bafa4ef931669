import * as z from 'zod';
import { MAX_PARCEL_KG, MAX_PARCELS, MIN_FOOTPRINT_CM, MIN_PARCEL_KG, MAX_SIDE_CM } from '@/lib/billing/constants';
import { HANDOVERS } from '@/lib/billing/handovers';
import {
  GOODS_CLASSES,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  MAX_QUOTE_TOKEN_LENGTH,
  SENDING_MODES,
  SERVICES,
} from '@/lib/orders/choices';
import { DeliveryView } from './expected-day';
import { LaneNoticeView } from '../places/lane-notices';
import { countryCode, isoDate, moneyField, optionalText } from '../fields';
import { ImportChargesView } from './import-charges';
import { refuseSharedAmounts, ticketAmounts } from './ticket';
import { MIN_SIDE_CM } from '@/lib/market/limits';
import { exactCm, isWholeGrams, roundToGram } from '@/lib/market/round-measure';

/** Side of a parcel in cm, to the millimetre, shorter than `MAX_SIDE_CM`. */
const side = z
  .number({ error: 'required' })
  .overwrite(exactCm)
  .min(MIN_SIDE_CM, 'sideTooShort')
  .max(MAX_SIDE_CM - 0.1, 'sideTooLong');

/** 1-30 kg to the gram; at least 10 x 10 cm; every side under 100 cm (§5). */
export const ParcelSize = z
  .object({
    weightKg: z
      .number({ error: 'weightRange' })
      .refine(isWholeGrams, { error: 'weightRange', abort: true })
      .overwrite(roundToGram)
      .min(MIN_PARCEL_KG, 'weightRange')
      .max(MAX_PARCEL_KG, 'weightRange'),
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

/** Each parcel is its own ticket (§5). */
const QuotedParcel = ParcelSize.safeExtend({
  /** Declared value of its goods, in the destination's currency; for international parcels also in USD or CNY. */
  goodsValue: moneyField.nullable().default(null),
  ...ticketAmounts,
});

const common = {
  parcels: z.array(QuotedParcel).min(1, 'required').max(MAX_PARCELS, 'tooManyParcels'),
  /** `goodsValue`, `insuredValue` and `cashOnDelivery` of a single parcel. With several parcels, each has its own. */
  goodsValue: moneyField.nullable().default(null),
  ...ticketAmounts,
  /** The receiver's area, if known. Delivery to a remote area takes longer. */
  areaCode: optionalText(40).optional(),
  /**
   * Day of the pickup, in the origin's country. Expected days are counted from it. Ignored beyond the days that can be
   * booked.
   */
  pickupOn: isoDate.optional(),
  /** `token` of an earlier quote. While it is valid and the shipment is the same, its tariff is used again. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN_LENGTH, 'tooLong').optional(),
};

const international = z.object({
  service: z.enum(INTERNATIONAL_SERVICES, { error: 'chooseService' }),
  destinationCountry: countryCode.exclude(['CN'], { error: 'chooseDestination' }),
  /** Without a city, the rate outside the main cities applies. */
  cityCode: optionalText(40),
  goodsClass: z.enum(GOODS_CLASSES).default('GENERAL'),
  handover: z.enum(HANDOVERS).default('guangzhou'),
  customer: z.enum(IMPORTERS).default('individual'),
  /** PICKUP: collected in China at its local rate. MERCHANT: brought to us. */
  sendingMode: z.enum(SENDING_MODES).default('MERCHANT'),
  /** City of the pickup. While it is unknown, the rate between cities applies. */
  fromCityCode: optionalText(40),
  ...common,
});

const domestic = z.object({
  service: z.literal('local-standard'),
  country: countryCode,
  fromCityCode: optionalText(40),
  toCityCode: optionalText(40),
  ...common,
});

export const InternationalQuoteRequest = international.superRefine(refuseSharedAmounts);

/** Accepts both kinds, distinguished by `kind`. */
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
  /** Text for people, in the request's language. */
  label: z.string(),
  /** Reason for this line, in the request's language. */
  reason: z.string(),
  /** Name of the tariff rule behind this line, in English. */
  rule: z.string(),
  /** Null for a line that only informs. */
  amount: moneyField.nullable(),
  payer: z.enum(['sender', 'receiver']),
  /** Number of the parcel (ticket), counted from 1; null for a line of the whole shipment. */
  parcel: z.int().nullable(),
});
export type QuoteLineView = z.infer<typeof QuoteLineView>;

export const QuoteView = z.object({
  kind: z.enum(['international', 'domestic']),
  service: z.enum(SERVICES),
  destinationCountry: countryCode,
  chargeable: z.array(z.object({ actualKg: z.number(), volumetricKg: z.number(), chargeableKg: z.number() })),
  lines: z.array(QuoteLineView),
  /** Amounts for the sender, one for each currency. Currencies are never added up. */
  totals: z.array(moneyField),
  /** Amounts that the receiver may have to pay on import. */
  receiverTotals: z.array(moneyField),
  transit: z.object({ minDays: z.int(), maxDays: z.int(), remote: z.boolean() }),
  /** For every international shipment. A gateway may leave it out. */
  importCharges: ImportChargesView.optional(),
});
export type QuoteView = z.infer<typeof QuoteView>;

/** Expected days of delivery, YYYY-MM-DD. They are not guaranteed (§9). */
export const ExpectedDelivery = z.object({
  /** Day from which the days are counted: the requested pickup, else the next working day at the origin. */
  pickupOn: isoDate,
  earliest: isoDate,
  latest: isoDate,
  /** Days from `pickupOn` to `latest` that are not counted, in order. */
  leftOut: z.array(
    z.object({
      day: isoDate,
      reason: z.enum(['pickup', 'weekend', 'holiday']),
      /** Name of the holiday, in the request's language; null for other reasons. */
      name: z.string().nullable(),
      /** The holiday depends on the moon or on a later decision. */
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

/** Our exchange rate of a day, to show CNY prices approximately in a market's currency. */
export const ExchangeView = z.object({ currency: z.string(), ...datedRate });

/** The sender's total in the destination's currency, at our exchange rate of a day. */
export const ConvertedTotal = z.object({ total: moneyField, ...datedRate });
export type ConvertedTotal = z.infer<typeof ConvertedTotal>;

/** A parcel whose goods are worth more than the compensation without price protection (§1, §9). */
export const UncoveredValue = z.object({
  /** Number of the parcel, from 1. */
  parcel: z.int(),
  value: moneyField,
  /** Maximum compensation without price protection. */
  covered: moneyField,
  /** Value that can be insured, and the fee; null if protection is not offered. */
  protection: z.object({ insured: moneyField, fee: moneyField }).nullable(),
});
export type UncoveredValue = z.infer<typeof UncoveredValue>;

/** A quote with a signed `token`. Until `validUntil`, an order of the same shipment with this token has its price. */
export const OfferedQuote = QuoteView.extend({
  /** A gateway may leave it out. */
  expected: ExpectedDelivery.optional(),
  /** Expected delivery in words. A gateway may leave it out. */
  delivery: DeliveryView.optional(),
  /** Converted total, if its currency is not the destination's. A gateway may leave it out. */
  about: ConvertedTotal.optional(),
  /** A gateway may leave it out. */
  uncovered: z.array(UncoveredValue).optional(),
  /**
   * Today's notices of the lane, the most urgent first. If one is `stopped`, an order is refused. A gateway may leave
   * it out.
   */
  notices: z.array(LaneNoticeView).optional(),
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
  /**
   * Exchange rate into the currency of the request's market, unless it is CNY, for a CNY price and the fees of an
   * international one. A gateway may leave it out.
   */
  exchange: ExchangeView.optional(),
});
export type RateView = z.infer<typeof RateView>;
export const RateListResponse = z.array(RateView);
