import type { Money } from '@/lib/billing/money';
import { isWithinLiability } from '@/lib/billing/price-protection';
import fc from 'fast-check';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import { batteryViolations, serviceViolations } from '@/lib/billing/service-violations';
import type { Ticket } from '@/lib/billing/ticket';
import { HANDOVERS } from '@/lib/billing/handovers';
import { GOODS } from '@/lib/billing/surcharges';
import { CUSTOMER_TYPES } from '@/lib/billing/customs';
import { COUNTRIES, MARKETS } from '@/lib/market/country';

export const CNY_PER_UNIT = {
  GHS: 0.62,
  NGN: 0.0047,
  KES: 0.055,
  UGX: 0.0019,
  MAD: 0.72,
  EGP: 0.15,
  PKR: 0.026,
  SAR: 1.92,
  AED: 1.96,
  TRY: 0.17,
};

/** Two kilograms to Lagos. */
export const PLAIN: QuoteInput = {
  kind: 'international',
  service: 'e-parcel',
  destinationCountry: 'NG',
  remoteArea: false,
  rate: { currency: 'CNY', firstKgMinor: 8500, additionalKgMinor: 6200 },
  parcels: [{ weightKg: 2, lengthCm: 20, widthCm: 15, heightCm: 10 }],
  goods: 'general',
  handover: 'guangzhou',
  customer: 'individual',
  cnyPerUnit: CNY_PER_UNIT,
  protection: { percent: 1, minimumMinor: 500, capMinor: 2_000_000 },
  pickup: null,
};

/** Returns the plain parcel with its own amounts. */
export const plainWith = (amounts: Partial<Ticket>): QuoteInput => ({
  ...PLAIN,
  parcels: [{ ...PLAIN.parcels[0]!, ...amounts }],
});

const side = fc.integer({ min: 10, max: 99 });
export const anyParcel = fc.record({
  weightKg: fc.integer({ min: 1, max: 30 }),
  lengthCm: side,
  widthCm: side,
  heightCm: side,
});

/** Arbitrary valid quote inputs: within every limit, amounts in the destination's currency and under the cap. */
export const anyInput: fc.Arbitrary<QuoteInput> = fc
  .record({
    offer: fc.constantFrom(
      ...(['e-parcel', 'special-line', 'business-express'] as const).map(
        (service) => ({ kind: 'international', service }) as const,
      ),
      ...(['local', 'fulfilment'] as const).map((service) => ({ kind: 'domestic', service }) as const),
    ),
    destinationCountry: fc.constantFrom(...COUNTRIES),
    remoteArea: fc.boolean(),
    local: fc.boolean(),
    firstKgMinor: fc.nat(20_000),
    additionalKgMinor: fc.nat(10_000),
    parcels: fc.array(
      fc.tuple(anyParcel, fc.option(fc.nat(500_000)), fc.option(fc.nat(70_000)), fc.option(fc.nat(400_000))),
      { minLength: 1, maxLength: 5 },
    ),
    pickup: fc.boolean(),
    goods: fc.constantFrom(...GOODS),
    handover: fc.constantFrom(...HANDOVERS),
    customer: fc.constantFrom(...CUSTOMER_TYPES),
  })
  .map(({ offer, local, firstKgMinor, additionalKgMinor, parcels, pickup, ...rest }) => {
    const { currency } = MARKETS[rest.destinationCountry];
    const amount = (minor: number | null) => (minor === null ? null : { currency, minor });
    const insurable = (value: Money | null) => (value && isWithinLiability(value, CNY_PER_UNIT) ? null : value);
    return {
      ...rest,
      ...offer,
      rate: { currency: local ? currency : 'CNY', firstKgMinor, additionalKgMinor },
      parcels: parcels.map(([size, goodsValue, collected, insured]) => ({
        ...size,
        weightKg: offer.service === 'e-parcel' ? 1 + (size.weightKg % 2) : size.weightKg,
        goodsValue: amount(goodsValue),
        cashOnDelivery: amount(collected),
        insuredValue: insurable(
          amount(insured === null || goodsValue === null ? insured : Math.min(insured, goodsValue)),
        ),
      })),
      pickup: pickup ? { currency: 'CNY', firstKgMinor: 1800, additionalKgMinor: 800 } : null,
      cnyPerUnit: CNY_PER_UNIT,
      protection: { percent: 1, minimumMinor: 500, capMinor: 2_000_000 },
    };
  })
  .filter(
    ({ service, goods, parcels }) =>
      [...serviceViolations(service, parcels), ...batteryViolations(service, goods)].length === 0,
  );

/** Returns each violation of a quote: its code, its field and the index of its parcel. */
export const violationsOf = (input: QuoteInput) =>
  quote(input).violations.map(({ code, field, parcel }) => ({ code, field, parcel }));
