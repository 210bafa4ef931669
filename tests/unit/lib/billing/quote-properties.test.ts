import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote, type Quote, type QuoteInput } from '@/lib/billing/quote';
import { QUOTE_LINES, QUOTE_LINE_CODES } from '@/lib/billing/quote-line';
import { QUOTE_VIOLATIONS, QUOTE_VIOLATION_CODES } from '@/lib/billing/quote-violation';
import { MARKETS } from '@/lib/market/country';
import { PLAIN, anyInput, anyParcel } from './quote-input';

/** One parcel may be too light for business express. */
const fitting = ({ service }: QuoteInput) => (service === 'business-express' ? 'special-line' : service);

const totalIn = (quoted: Quote, currency: string) =>
  quoted.totals.find((total) => total.currency === currency)?.minor ?? 0;

/** Every total of the first quote is at most the second quote's total. */
function expectNoDearer(less: Quote, more: Quote): void {
  for (const { currency } of less.totals)
    expect(totalIn(more, currency)).toBeGreaterThanOrEqual(totalIn(less, currency));
}

const grown = (
  input: QuoteInput,
  field: 'weightKg' | 'lengthCm' | 'widthCm' | 'heightCm',
  more: number,
): QuoteInput => {
  const [first, ...rest] = input.parcels;
  const heaviest = input.service === 'e-parcel' ? 2 : 30;
  const most = field === 'weightKg' ? heaviest : 99;
  return { ...input, parcels: [{ ...first!, [field]: Math.min(most, first![field] + more) }, ...rest] };
};

describe('any quote', () => {
  it('has no violation within the limits', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(quote(input).violations).toEqual([]);
      }),
    );
  });

  it('never falls when weight, a side or the number of parcels grows', () => {
    const field = fc.constantFrom('weightKg', 'lengthCm', 'widthCm', 'heightCm' as const);
    fc.assert(
      fc.property(anyInput, field, fc.nat(40), anyParcel, (input, grows, more, another) => {
        expectNoDearer(quote(input), quote(grown(input, grows, more)));
        const light = { ...another, weightKg: input.service === 'e-parcel' ? 1 : another.weightKg };
        if (input.parcels.length < 5)
          expectNoDearer(quote(input), quote({ ...input, parcels: [...input.parcels, light] }));
      }),
    );
  });

  it('has no negative amount and no fraction of a minor unit', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines, totals, receiverTotals } = quote(input);
        const amounts = [...lines.flatMap(({ amount }) => amount ?? []), ...totals, ...receiverTotals];
        for (const { minor } of amounts) expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true);
      }),
    );
  });

  it('has totals that are the sums of its lines, each currency separately', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = quote(input);
        for (const [payer, totals] of [
          ['sender', result.totals],
          ['receiver', result.receiverTotals],
        ] as const) {
          const sums: Record<string, number> = {};
          for (const { amount, payer: pays } of result.lines) {
            if (amount && pays === payer) sums[amount.currency] = (sums[amount.currency] ?? 0) + amount.minor;
          }
          expect(totals).toHaveLength(Object.keys(sums).length);
          expect(Object.fromEntries(totals.map(({ currency, minor }) => [currency, minor]))).toEqual(sums);
        }
      }),
    );
  });

  it('is plain data, deterministic, and leaves its input unchanged', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const before = structuredClone(input);
        const result = quote(input);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        expect(quote(input)).toEqual(result);
        expect(input).toEqual(before);
      }),
    );
  });

  it('uses listed lines with exactly the listed arguments', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { code, rule, params } of quote(input).lines) {
          expect(rule).toBe(QUOTE_LINES[code].rule);
          expect(Object.keys(params).sort()).toEqual([...QUOTE_LINES[code].params].sort());
        }
      }),
    );
  });

  it('accepts numbers of any kind and reports errors as plain data', () => {
    const wild = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, NaN, Infinity, 1e300, 1e15, -1));
    const size = fc.record({ weightKg: wild, lengthCm: wild, widthCm: wild, heightCm: wild });
    const amount = fc.record({ currency: fc.constantFrom('NGN', 'USD', '__proto__'), minor: wild });
    fc.assert(
      fc.property(
        fc.array(size, { maxLength: 7 }),
        amount,
        amount,
        amount,
        (sizes, goodsValue, cashOnDelivery, insuredValue) => {
          const parcels = sizes.map((each) => ({ ...each, goodsValue, cashOnDelivery, insuredValue }));
          const result = quote({ ...PLAIN, service: 'special-line', parcels });
          expect(JSON.parse(JSON.stringify({ ...result, violations: [] }))).toEqual({ ...result, violations: [] });
          for (const { code, params } of result.violations) {
            expect(Object.keys(params).sort()).toEqual([...QUOTE_VIOLATIONS[code]].sort());
          }
          if (result.lines.length > 0) expect(parcels.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never charges for a collection above the cap, in any currency', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(1_000_000_000), (input, minor) => {
        const { currency } = MARKETS[input.destinationCountry];
        const [first] = input.parcels;
        const result = quote({
          ...input,
          service: fitting(input),
          parcels: [{ ...first!, cashOnDelivery: { currency, minor } }],
        });
        const line = result.lines.find(({ code }) => code === 'cash-on-delivery-fee');
        const over = result.violations.some(({ code }) => code === 'cash-on-delivery-over-cap');
        expect(Boolean(line) && over).toBe(false);
        expect(Boolean(line) || over).toBe(minor > 0);
        if (line) expect(line.amount!.minor).toBeLessThanOrEqual(4500);
      }),
    );
  });
});

describe('the key of a line message', () => {
  it('is kebab-case, names a rule without a clause number, and is of a possible line', () => {
    for (const code of [...QUOTE_LINE_CODES, ...QUOTE_VIOLATION_CODES]) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { rule } of Object.values(QUOTE_LINES)) expect(rule).toMatch(/^[A-Z][^§:]+$/);
    const keys = new Set<string>();
    const samples = fc.sample(anyInput, { numRuns: 5000, seed: 1 });
    for (const input of samples) for (const { code } of quote(input).lines) keys.add(code);
    expect([...keys].sort()).toEqual([...QUOTE_LINE_CODES].sort());
  });
});
