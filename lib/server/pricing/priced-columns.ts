import 'server-only';
import * as z from 'zod';
import { QUOTE_LINES, type QuoteLineCode } from '@/lib/billing/quote-line';
import { QUOTE_VIOLATION_CODES } from '@/lib/billing/quote-violation';
import { countryCode } from '@/lib/contract/fields';
import { SERVICES } from '@/lib/orders/choices';
import { jsonColumn, type JsonColumn } from '../platform/db/json-column';
import type { Tariff } from './price-quote';
import type { PricedQuote } from './priced-quote';

const amount = z.object({ currency: z.string(), minor: z.number() });
const parameters = z.record(z.string(), z.union([z.string(), z.number()]));
const rate = z.object({ currency: z.string(), firstKgMinor: z.number(), additionalKgMinor: z.number() });

const line = z.object({
  code: z.enum(Object.keys(QUOTE_LINES) as QuoteLineCode[]),
  rule: z.string(),
  params: parameters,
  amount: amount.nullable(),
  payer: z.enum(['sender', 'receiver']),
  /** Earlier releases priced shipments as a whole. */
  parcel: z.number().nullable().default(null),
});

/** `orders.quote` and `orders.billed`: the quote of an order, with defaults for what earlier releases did not store. */
export const QUOTE_COLUMN: JsonColumn<PricedQuote> = jsonColumn(
  z.object({
    lines: z.array(line),
    chargeable: z.array(z.object({ actualKg: z.number(), volumetricKg: z.number(), chargeableKg: z.number() })),
    totals: z.array(amount),
    receiverTotals: z.array(amount),
    transit: z.object({ minDays: z.number(), maxDays: z.number() }),
    violations: z
      .array(
        z.object({
          code: z.enum(QUOTE_VIOLATION_CODES),
          field: z.string(),
          parcel: z.number().optional(),
          params: parameters,
        }),
      )
      .default([]),
    kind: z.enum(['international', 'domestic']),
    service: z.enum(SERVICES),
    destinationCountry: countryCode,
    remote: z.boolean().default(false),
  }),
);

/** `orders.tariff`: the rates by which an order was priced. */
export const TARIFF_COLUMN: JsonColumn<Tariff> = jsonColumn(
  z.object({
    rate,
    cnyPerUnit: z.record(z.string(), z.number()),
    protection: z.object({ percent: z.number(), minimumMinor: z.number(), capMinor: z.number() }).nullable(),
    pickup: rate.nullable().default(null),
  }),
);
