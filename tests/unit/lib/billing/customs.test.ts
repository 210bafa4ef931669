import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCustoms, type CustomsInput } from '@/lib/billing/customs';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';

const RATES = { MAD: 0.72, SAR: 1.92, AED: 1.96 };

function inputFor(destinationCountry: Country, value: number | null, rest: Partial<CustomsInput> = {}): CustomsInput {
  const { currency } = MARKETS[destinationCountry];
  return {
    destinationCountry,
    customer: 'individual',
    goodsValue: value === null ? undefined : { currency, minor: value },
    freight: { currency: 'CNY', minor: 7200 },
    cnyPerUnit: RATES,
    ...rest,
  };
}

const statement = (input: CustomsInput) =>
  priceCustoms(input).lines.map(({ code, amount, payer }) => [
    code,
    amount && `${amount.currency} ${amount.minor}`,
    payer,
  ]);

describe('Morocco', () => {
  // Freight of 72 CNY is 100 MAD, so goods of 1150 MAD meet the threshold of 1250 MAD exactly.
  it('includes freight in the threshold and charges strictly above it', () => {
    expect(statement(inputFor('MA', 115_000))).toEqual([['customs-within-threshold', null, 'sender']]);
    expect(statement(inputFor('MA', 115_001))).toEqual([['morocco-clearance', 'CNY 20000', 'sender']]);
  });

  it('charges a company 300 CNY', () => {
    expect(statement(inputFor('MA', 200_000, { customer: 'business' }))).toEqual([
      ['morocco-clearance', 'CNY 30000', 'sender'],
    ]);
  });

  it('uses freight in MAD unchanged', () => {
    const freight = { currency: 'MAD', minor: 20_000 };
    expect(statement(inputFor('MA', 105_000, { freight, cnyPerUnit: {} }))).toEqual([
      ['customs-within-threshold', null, 'sender'],
    ]);
    expect(statement(inputFor('MA', 105_001, { freight, cnyPerUnit: {} }))[0]?.[0]).toBe('morocco-clearance');
  });

  it('returns the figures of the rule', () => {
    expect(priceCustoms(inputFor('MA', 200_000)).lines[0]!.params).toEqual({
      customer: 'individual',
      value: 2100,
      threshold: 1250,
      currency: 'MAD',
    });
  });

  it('is unknown without the rate', () => {
    expect(priceCustoms(inputFor('MA', 200_000, { cnyPerUnit: {} }))).toEqual({
      lines: [],
      violations: [{ code: 'exchange-rate-missing', field: 'goodsValue', params: { currency: 'MAD' } }],
    });
    const freight = { currency: 'USD', minor: 1 };
    expect(priceCustoms(inputFor('MA', 200_000, { freight })).violations[0]?.params).toEqual({ currency: 'USD' });
  });
});

describe('Saudi Arabia', () => {
  it('charges 15 % VAT at any value', () => {
    expect(statement(inputFor('SA', 100_000))).toEqual([
      ['saudi-vat', 'SAR 15000', 'receiver'],
      ['customs-within-threshold', null, 'sender'],
    ]);
    expect(statement(inputFor('SA', 10))[0]).toEqual(['saudi-vat', 'SAR 2', 'receiver']);
  });

  it('adds 100 SAR clearance and the advance on duty above 1000 SAR', () => {
    expect(statement(inputFor('SA', 100_001))).toEqual([
      ['saudi-vat', 'SAR 15000', 'receiver'],
      ['saudi-clearance', 'SAR 10000', 'receiver'],
      ['saudi-duty', null, 'receiver'],
    ]);
  });
});

describe('the rule of the Emirates', () => {
  it('charges 5 % VAT at any value', () => {
    expect(statement(inputFor('AE', 100_000))).toEqual([
      ['emirates-vat', 'AED 5000', 'receiver'],
      ['customs-within-threshold', null, 'sender'],
    ]);
  });

  it('adds the advance on duty above 1000 AED, and no clearance fee', () => {
    expect(statement(inputFor('AE', 100_001))[1]).toEqual(['emirates-duty', null, 'receiver']);
    expect(statement(inputFor('AE', 250_000))).toEqual([
      ['emirates-vat', 'AED 12500', 'receiver'],
      ['emirates-duty', null, 'receiver'],
    ]);
  });
});

describe('the rule of other countries', () => {
  it('requires the value if a rule depends on it', () => {
    expect(priceCustoms(inputFor('SA', null)).lines).toMatchObject([
      { code: 'customs-value-needed', amount: null, params: { country: 'SA', threshold: 1000, currency: 'SAR' } },
    ]);
  });

  it.each(COUNTRIES.filter((country) => !['MA', 'SA', 'AE'].includes(country)))('has no line for %s', (country) => {
    expect(priceCustoms(inputFor(country, 10_000_000))).toEqual({ lines: [], violations: [] });
  });

  it('rejects a value in a foreign currency', () => {
    const goodsValue = { currency: 'USD', minor: 1 };
    for (const country of ['MA', 'SA', 'AE'] as const) {
      expect(() => priceCustoms(inputFor(country, 1, { goodsValue }))).toThrow(RangeError);
    }
  });

  it('never charges less for more value, in each currency', () => {
    const sum = (input: CustomsInput) =>
      priceCustoms(input).lines.reduce((total, { amount }) => total + (amount?.minor ?? 0), 0);
    fc.assert(
      fc.property(
        fc.constantFrom('MA', 'SA', 'AE' as const),
        fc.nat(300_000),
        fc.nat(300_000),
        (country, value, more) => {
          expect(sum(inputFor(country, value + more))).toBeGreaterThanOrEqual(sum(inputFor(country, value)));
        },
      ),
    );
  });
});
