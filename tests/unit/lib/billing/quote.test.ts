import { describe, expect, it } from 'vitest';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import { PLAIN, plainWith, violationsOf } from './quote-input';

const charged = (input: QuoteInput) =>
  quote(input).lines.flatMap(({ code, amount }) => (amount ? [`${code}: ${amount.currency} ${amount.minor}`] : []));
const codes = (input: QuoteInput) => quote(input).lines.map(({ code }) => code);
const parcel = PLAIN.parcels[0]!;

describe('a plain parcel', () => {
  it('has a complete quote', () => {
    expect(quote(PLAIN)).toEqual({
      lines: [
        {
          code: 'freight',
          rule: 'Freight for the first and each additional kilogram of chargeable weight',
          params: { chargeableKg: 2, basis: 'actual', firstKg: 85, additionalKg: 62, currency: 'CNY' },
          amount: { currency: 'CNY', minor: 14_700 },
          payer: 'sender',
          parcel: 1,
        },
        {
          code: 'customs-valuation',
          rule: 'Final valuation by customs, which may differ from the declared value',
          params: {},
          amount: null,
          payer: 'sender',
          parcel: null,
        },
        {
          code: 'no-fuel-surcharge',
          rule: 'No fuel surcharge',
          params: {},
          amount: null,
          payer: 'sender',
          parcel: null,
        },
        {
          code: 're-delivery',
          rule: 'Fee for each delivery attempt after the free ones',
          params: { freeAttempts: 3, days: 5, fee: 40, currency: 'CNY' },
          amount: null,
          payer: 'sender',
          parcel: null,
        },
        {
          code: 'compensation',
          rule: 'Compensation for lost or damaged goods, up to a limit',
          params: { limit: 300, currency: 'CNY' },
          amount: null,
          payer: 'sender',
          parcel: null,
        },
      ],
      chargeable: [{ actualKg: 2, volumetricKg: 0.5, chargeableKg: 2 }],
      totals: [{ currency: 'CNY', minor: 14_700 }],
      receiverTotals: [],
      transit: { minDays: 5, maxDays: 10 },
      violations: [],
    });
  });
});

describe('a part of a quote', () => {
  it('weighs each parcel separately and names the basis', () => {
    const bulky = { weightKg: 2, lengthCm: 60, widthCm: 50, heightCm: 40 };
    const even = { ...bulky, weightKg: 20 };
    const { lines, chargeable } = quote({ ...PLAIN, service: 'special-line', parcels: [parcel, bulky, even] });
    expect(chargeable.map(({ chargeableKg }) => chargeableKg)).toEqual([2, 20, 20]);
    expect(lines.slice(0, 3)).toMatchObject([
      { parcel: 1, params: { basis: 'actual' }, amount: { minor: 14_700 } },
      { parcel: 2, params: { basis: 'volumetric' }, amount: { minor: 8500 + 19 * 6200 } },
      { parcel: 3, params: { basis: 'actual' }, amount: { minor: 8500 + 19 * 6200 } },
    ]);
  });

  it('charges each started kilogram of the scale, with or without decimals (§9)', () => {
    const box = { weightKg: 7.3, lengthCm: 20, widthCm: 20, heightCm: 20 };
    const { lines, chargeable } = quote({ ...PLAIN, service: 'special-line', parcels: [box, { ...box, weightKg: 8 }] });
    expect(chargeable).toMatchObject([{ actualKg: 7.3, chargeableKg: 8 }, { chargeableKg: 8 }]);
    expect(lines.slice(0, 2)).toMatchObject([
      { params: { basis: 'actual' }, amount: { minor: 8500 + 7 * 6200 } },
      { params: { basis: 'actual' }, amount: { minor: 8500 + 7 * 6200 } },
    ]);
  });

  it('applies surcharges to all chargeable kilograms', () => {
    const input: QuoteInput = {
      ...PLAIN,
      service: 'special-line',
      goods: 'phone-tablet',
      parcels: [parcel, { ...parcel, weightKg: 3 }],
    };
    expect(charged(input)[2]).toEqual('phone-tablet-surcharge: CNY 17500');
    expect(charged({ ...input, handover: 'hong-kong' })[2]).toEqual('phone-tablet-surcharge: CNY 12500');
    expect(charged({ ...input, goods: 'brand-sensitive' })[2]).toEqual('brand-sensitive-surcharge: CNY 7500');
  });

  it('has no surcharge, a fee in CNY and receiver’s taxes in SAR to Saudi Arabia', () => {
    const result = quote({
      ...PLAIN,
      destinationCountry: 'SA',
      goods: 'phone-tablet',
      parcels: [
        {
          ...parcel,
          goodsValue: { currency: 'SAR', minor: 200_000 },
          cashOnDelivery: { currency: 'SAR', minor: 50_000 },
        },
      ],
    });
    expect(result.lines.map(({ code }) => code)).toEqual([
      'freight',
      'surcharge-exempt',
      'cash-on-delivery-fee',
      'saudi-vat',
      'saudi-clearance',
      'saudi-duty',
      'customs-valuation',
      'no-fuel-surcharge',
      're-delivery',
      'compensation',
    ]);
    expect(result.totals).toEqual([{ currency: 'CNY', minor: 14_700 + 2880 }]);
    expect(result.receiverTotals).toEqual([{ currency: 'SAR', minor: 40_000 }]);
    expect(result.lines[2]!.params).toEqual({
      percent: 3,
      minimum: 5,
      currency: 'CNY',
      collected: 500,
      collectedCurrency: 'SAR',
      collectedCny: 960,
    });
  });

  it('separates freight in MAD and clearance in CNY to Morocco', () => {
    const result = quote({
      ...PLAIN,
      destinationCountry: 'MA',
      customer: 'business',
      rate: { currency: 'MAD', firstKgMinor: 12_000, additionalKgMinor: 9000 },
      parcels: [{ ...parcel, goodsValue: { currency: 'MAD', minor: 110_000 } }],
    });
    expect(result.totals).toEqual([
      { currency: 'MAD', minor: 21_000 },
      { currency: 'CNY', minor: 30_000 },
    ]);
  });

  it('has no customs and no surcharges within a country', () => {
    const input: QuoteInput = {
      ...PLAIN,
      kind: 'domestic',
      service: 'local',
      destinationCountry: 'SA',
      goods: 'phone-tablet',
      rate: { currency: 'SAR', firstKgMinor: 2000, additionalKgMinor: 500 },
      parcels: [{ ...parcel, goodsValue: { currency: 'SAR', minor: 900_000 } }],
    };
    expect(codes(input)).toEqual(['freight', 're-delivery', 'compensation']);
    expect(quote(input).transit).toEqual({ minDays: 1, maxDays: 3 });
  });

  it('has a longer transit time in a remote area, with a note', () => {
    const result = quote({ ...PLAIN, service: 'special-line', remoteArea: true });
    expect(result.transit).toEqual({ minDays: 7, maxDays: 13 });
    expect(result.lines).toContainEqual(
      expect.objectContaining({ code: 'remote-area', params: { minDays: 3, maxDays: 5 } }),
    );
  });

  it('compensates by the goods value if lower', () => {
    const result = quote(plainWith({ goodsValue: { currency: 'NGN', minor: 1_000_000 } }));
    expect(result.lines.at(-1)!.params).toEqual({ limit: 47, currency: 'CNY' });
  });

  it('charges nothing for a collection of zero', () => {
    expect(codes(plainWith({ cashOnDelivery: { currency: 'NGN', minor: 0 } }))).not.toContain('cash-on-delivery-fee');
  });
});

describe('an impossible order', () => {
  it('has no price when a parcel exceeds its limits, but has a weight', () => {
    const result = quote({
      ...PLAIN,
      service: 'special-line',
      parcels: [parcel, { ...parcel, weightKg: 31, lengthCm: 100 }],
    });
    expect(result).toMatchObject({ lines: [], totals: [], receiverTotals: [] });
    expect(result.chargeable[1]!.chargeableKg).toBe(31);
    expect(result.violations).toMatchObject([
      { code: 'weight-out-of-range', field: 'weightKg', parcel: 1 },
      { code: 'side-too-long', field: 'lengthCm', parcel: 1 },
    ]);
  });

  it.each([0, 6])('has %i parcels', (count) => {
    const input = { ...PLAIN, parcels: Array.from({ length: count }, () => parcel) };
    expect(violationsOf(input)).toEqual([{ code: 'parcel-count', field: 'parcels' }]);
    expect(quote(input).lines).toEqual([]);
  });

  it('uses a local service across a border, or an international one within a country', () => {
    expect(violationsOf({ ...PLAIN, service: 'local' })).toEqual([{ code: 'service-not-offered', field: 'service' }]);
    expect(violationsOf({ ...PLAIN, kind: 'domestic' })).toEqual([{ code: 'service-not-offered', field: 'service' }]);
  });

  it('collects more than the cap: the rest is still quoted', () => {
    const input = plainWith({ cashOnDelivery: { currency: 'NGN', minor: 32_000_000 } });
    expect(violationsOf(input)).toEqual([{ code: 'cash-on-delivery-over-cap', field: 'cashOnDelivery', parcel: 0 }]);
    expect(charged(input)).toEqual(['freight: CNY 14700']);
  });

  it('has an invalid amount or a foreign currency', () => {
    for (const amount of [
      { currency: 'USD', minor: 100 },
      { currency: 'NGN', minor: -1 },
      { currency: 'NGN', minor: 0.5 },
      { currency: 'NGN', minor: Number.NaN },
      { currency: 'NGN', minor: 1e12 + 1 },
    ]) {
      expect(violationsOf(plainWith({ goodsValue: amount }))).toEqual([
        { code: 'amount-invalid', field: 'goodsValue', parcel: 0 },
      ]);
      expect(violationsOf(plainWith({ cashOnDelivery: amount }))).toEqual([
        { code: 'amount-invalid', field: 'cashOnDelivery', parcel: 0 },
      ]);
      expect(charged(plainWith({ goodsValue: amount, cashOnDelivery: amount }))).toEqual(['freight: CNY 14700']);
    }
  });

  it('is an order with a missing exchange rate', () => {
    const input = { ...plainWith({ cashOnDelivery: { currency: 'NGN', minor: 100 } }), cnyPerUnit: {} };
    expect(violationsOf(input)).toEqual([{ code: 'exchange-rate-missing', field: 'cashOnDelivery', parcel: 0 }]);
    const toMorocco: QuoteInput = {
      ...plainWith({ goodsValue: { currency: 'MAD', minor: 1 } }),
      cnyPerUnit: {},
      destinationCountry: 'MA',
    };
    expect(violationsOf(toMorocco)).toEqual([{ code: 'exchange-rate-missing', field: 'goodsValue', parcel: 0 }]);
  });
});

it('a very high goods value has no violation', () => {
  expect(violationsOf(plainWith({ goodsValue: { currency: 'NGN', minor: 1e12 } }))).toEqual([]);
});
