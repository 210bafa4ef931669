import { describe, expect, it } from 'vitest';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import { PLAIN, violationsOf } from './quote-input';

const parcel = PLAIN.parcels[0]!;

describe('one parcel, one ticket (§5, §9)', () => {
  const mad = (minor: number) => ({ currency: 'MAD', minor });
  const ngn = (minor: number) => ({ currency: 'NGN', minor });
  const three = (amounts: object[]): QuoteInput => ({
    ...PLAIN,
    service: 'special-line',
    parcels: amounts.map((own) => ({ ...parcel, ...own })),
  });
  const linesOf = (input: QuoteInput, wanted: string) =>
    quote(input).lines.flatMap(({ code, parcel: ticket, amount }) =>
      code === wanted ? [[ticket, amount?.minor]] : [],
    );

  it('rounds up the weight of each separately', () => {
    const input = three([{ weightKg: 1.2 }, { weightKg: 1.2 }, { weightKg: 1.2 }]);
    expect(quote(input).chargeable.map(({ chargeableKg }) => chargeableKg)).toEqual([2, 2, 2]);
    expect(linesOf(input, 'freight')).toEqual([
      [1, 14_700],
      [2, 14_700],
      [3, 14_700],
    ]);
  });

  it('charges the least fee of a collection for each, and caps each', () => {
    // 10,000 NGN are 47 CNY: 3 % are 1.41, so the least fee of 5 CNY. 100,000 NGN are 470 CNY: 14.10.
    const input = three([{ cashOnDelivery: ngn(1_000_000) }, { cashOnDelivery: ngn(10_000_000) }, {}]);
    expect(linesOf(input, 'cash-on-delivery-fee')).toEqual([
      [1, 500],
      [2, 1410],
    ]);
    // 300,000 NGN are 1,410 CNY: two of them pass though together they are above 1,500.
    expect(violationsOf(three([{ cashOnDelivery: ngn(30_000_000) }, { cashOnDelivery: ngn(30_000_000) }]))).toEqual([]);
    expect(violationsOf(three([{}, { cashOnDelivery: ngn(32_000_000) }]))).toEqual([
      { code: 'cash-on-delivery-over-cap', field: 'cashOnDelivery', parcel: 1 },
    ]);
  });

  it('applies the threshold of Morocco to each parcel’s own goods and freight', () => {
    const input: QuoteInput = {
      ...three([{ goodsValue: mad(110_000) }, { goodsValue: mad(20_000) }, { goodsValue: mad(110_000) }]),
      destinationCountry: 'MA',
      customer: 'business',
      rate: { currency: 'MAD', firstKgMinor: 12_000, additionalKgMinor: 9000 },
    };
    expect(linesOf(input, 'morocco-clearance')).toEqual([
      [1, 30_000],
      [3, 30_000],
    ]);
    expect(linesOf(input, 'customs-within-threshold')).toEqual([[2, undefined]]);
  });

  it('charges the clearance of Saudi Arabia for each above its threshold', () => {
    const sar = (minor: number) => ({ currency: 'SAR', minor });
    const input: QuoteInput = {
      ...three([{ goodsValue: sar(100_100) }, { goodsValue: sar(100_000) }]),
      destinationCountry: 'SA',
    };
    expect(linesOf(input, 'saudi-clearance')).toEqual([[1, 10_000]]);
    expect(linesOf(input, 'saudi-vat')).toEqual([
      [1, 15_015],
      [2, 15_000],
    ]);
  });

  it('compensates each by its own goods, with one line for equal ones', () => {
    expect(linesOf(three([{ goodsValue: ngn(1_000_000) }, {}]), 'compensation')).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    expect(linesOf(three([{}, {}]), 'compensation')).toEqual([[null, undefined]]);
  });

  it('insures each for a share with a least fee, and raises its compensation (§1)', () => {
    // 100,000 NGN are 470 CNY: 1 % are 4.70, so 5 CNY. 1,000,000 NGN are 4,700: 47 CNY.
    const input = three([{ insuredValue: ngn(10_000_000) }, { insuredValue: ngn(100_000_000) }, {}]);
    expect(linesOf(input, 'price-protection')).toEqual([
      [1, 500],
      [2, 4700],
    ]);
    const limits = quote(input).lines.filter(({ code }) => code === 'compensation');
    expect(limits.map(({ params }) => [params.limit, params.currency])).toEqual([
      [100_000, 'NGN'],
      [1_000_000, 'NGN'],
      [300, 'CNY'],
    ]);
  });

  it('rejects insurance above the cap, above the goods’ value, and without an offer', () => {
    expect(violationsOf(three([{}, { insuredValue: ngn(425_600_000) }]))).toEqual([
      { code: 'insured-over-cap', field: 'insuredValue', parcel: 1 },
    ]);
    expect(violationsOf(three([{ goodsValue: ngn(10_000_000), insuredValue: ngn(10_000_001) }]))).toEqual([
      { code: 'insured-over-value', field: 'insuredValue', parcel: 0 },
    ]);
    // 63,800 NGN are 299.86 CNY, which the compensation covers. 63,900 are 300.33.
    expect(violationsOf(three([{ insuredValue: ngn(6_380_000) }, { insuredValue: ngn(6_390_000) }]))).toEqual([
      { code: 'insured-within-liability', field: 'insuredValue', parcel: 0 },
    ]);
    expect(quote({ ...three([{ insuredValue: ngn(6_380_000) }]), takenOver: true }).violations).toEqual([]);
    expect(violationsOf({ ...three([{ insuredValue: ngn(100) }]), protection: null })).toEqual([
      { code: 'protection-not-offered', field: 'insuredValue', parcel: 0 },
    ]);
  });

  it('collects in China at the local rate of each parcel’s chargeable weight', () => {
    const pickup = { currency: 'CNY', firstKgMinor: 1200, additionalKgMinor: 200 };
    expect(linesOf({ ...three([{}, { weightKg: 5 }]), pickup }, 'pickup')).toEqual([[null, 1200 + 200 + 1200 + 800]]);
    expect(linesOf(three([{}]), 'pickup')).toEqual([]);
  });
});

describe('the limit of a service (§1)', () => {
  const kilograms = (service: QuoteInput['service'], ...weights: number[]): QuoteInput => ({
    ...PLAIN,
    service,
    parcels: weights.map((weightKg) => ({ ...parcel, weightKg })),
  });

  it('is 2 kg for a small parcel', () => {
    expect(violationsOf(kilograms('e-parcel', 2, 2, 2))).toEqual([]);
    expect(violationsOf(kilograms('e-parcel', 1, 2.001))).toEqual([
      { code: 'too-heavy-for-service', field: 'service' },
    ]);
  });

  it('is at least 10 kg an order for business express', () => {
    expect(violationsOf(kilograms('business-express', 4, 6))).toEqual([]);
    expect(violationsOf(kilograms('business-express', 9.999))).toEqual([
      { code: 'too-light-for-service', field: 'service' },
    ]);
  });

  it('is 1 to 30 kg for the special line', () => {
    expect(violationsOf(kilograms('special-line', 1, 30))).toEqual([]);
  });
});
