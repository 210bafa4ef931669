import { describe, expect, it } from 'vitest';
import { importCharges } from '@/lib/billing/import-charges';
import { isStale, ruleOn, type ImportRule } from '@/lib/billing/import-rule';
import { moneyOf } from '@/lib/billing/money';

const table = { KES: 0.05, USD: 7, SAR: 2 };

const rule = (change: Partial<ImportRule> = {}): ImportRule => ({
  countryCode: 'KE',
  validFrom: '2026-01-01',
  validTo: null,
  source: { text: 'Finance Act', url: '' },
  checkedOn: '2026-01-01',
  confirmed: true,
  threshold: null,
  vat: { percent: 16, basis: 'landed' },
  duty: { minPercent: 0, maxPercent: 25 },
  fees: [{ name: 'IDF', percent: 2.5, least: null, most: null }],
  collectedBy: 'customs',
  notReleased: [],
  importerGives: 'PIN',
  ...change,
});

const parcel = (value: number | null, freight = 50) => ({
  goodsValue: value === null ? null : moneyOf('KES', value),
  freight: moneyOf('CNY', freight),
});
const charge = (change: Partial<ImportRule> | null, ...parcels: ReturnType<typeof parcel>[]) =>
  importCharges({ rule: change && rule(change), parcels, currency: 'KES', cnyPerUnit: table });

describe('importCharges', () => {
  it('taxes goods, freight, duty and fees', () => {
    // 9,000 and 1,000 of freight: IDF 250; duty 0 or 2,500; VAT 16 % of 10,250 or 12,750.
    const { kind, range, customsValue, parts } = charge({}, parcel(9000));
    expect(kind).toBe('estimate');
    expect(customsValue).toEqual(moneyOf('KES', 10_000));
    expect(range).toEqual({ low: moneyOf('KES', 250 + 1640), high: moneyOf('KES', 2500 + 250 + 2040) });
    expect(parts.map(({ code, name }) => code + name)).toEqual(['duty', 'feeIDF', 'vat']);
  });

  it('adds the parcels, each its own declaration', () => {
    const threshold = { amount: moneyOf('KES', 5000), covers: 'both', basis: 'goods', frees: 'duty-and-tax' } as const;
    const alone = charge({ threshold }, parcel(9000));
    expect(charge({ threshold }, parcel(5000), parcel(9000))).toEqual(alone);
    expect(charge({ threshold }, parcel(5000), parcel(1))).toMatchObject({ kind: 'below-threshold', range: null });
    const twice = charge({}, parcel(9000), parcel(9000));
    expect(twice.range?.low.minor).toBe(2 * (alone.range?.low.minor ?? 0));
  });

  it('compares the value that the threshold names, in its currency', () => {
    const threshold = { amount: moneyOf('USD', 50), covers: 'both', basis: 'goods', frees: 'duty-and-tax' } as const;
    // USD 50 is KES 7,000.
    expect(charge({ threshold }, parcel(7000)).kind).toBe('below-threshold');
    expect(charge({ threshold }, parcel(7000.01)).kind).toBe('estimate');
    expect(charge({ threshold: { ...threshold, basis: 'goods-and-freight' } }, parcel(6000)).kind).toBe(
      'below-threshold',
    );
    expect(charge({ threshold: { ...threshold, basis: 'goods-and-freight' } }, parcel(6001)).kind).toBe('estimate');
  });

  it('frees nothing by a threshold that is not confirmed or for gifts only', () => {
    const threshold = { amount: moneyOf('KES', 5000), covers: 'both', basis: 'goods', frees: 'duty-and-tax' } as const;
    expect(charge({ threshold, confirmed: false, vat: null }, parcel(10)).kind).toBe('open');
    expect(charge({ threshold: { ...threshold, covers: 'gifts' }, vat: null }, parcel(10)).kind).toBe('open');
  });

  it('guesses no rate', () => {
    for (const change of [{ vat: null }, { duty: null }, null])
      expect(charge(change, parcel(9000))).toMatchObject({ kind: 'open', range: null, needsValue: false });
    const unknown = importCharges({ rule: rule(), parcels: [parcel(9000)], currency: 'KES', cnyPerUnit: {} });
    expect(unknown).toMatchObject({ kind: 'open', range: null });
    expect(charge({}, parcel(null))).toMatchObject({ kind: 'open', needsValue: true });
    expect(charge({ vat: null }, parcel(null)).needsValue).toBe(false);
  });

  it('collects in advance, with an open end while the duty is unknown', () => {
    const threshold = { amount: moneyOf('KES', 5000), covers: 'both', basis: 'goods', frees: 'duty' } as const;
    const advance: Partial<ImportRule> = {
      collectedBy: 'us',
      duty: null,
      threshold,
      vat: { percent: 15, basis: 'goods' },
      fees: [{ name: 'Fee', percent: 0.15, least: moneyOf('KES', 20), most: moneyOf('KES', 30) }],
    };
    // The fee is at least 20 and at most 30, whatever the share.
    const within = { low: moneyOf('KES', 750 + 20), high: moneyOf('KES', 750 + 20) };
    expect(charge(advance, parcel(5000))).toMatchObject({ kind: 'advance', range: within });
    const above = charge(advance, parcel(100_000));
    expect(above).toMatchObject({ kind: 'advance', range: { low: moneyOf('KES', 15_000 + 30), high: null } });
    expect(charge(advance, parcel(null))).toMatchObject({ kind: 'advance', range: null, needsValue: true });
  });
});

describe('ruleOn', () => {
  const rules = [
    rule({ validFrom: '2025-01-01', validTo: '2025-12-31' }),
    rule({ validFrom: '2026-01-01' }),
    rule({ validFrom: '2027-01-01' }),
  ];
  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', '2025-01-01'],
    ['2025-12-31', '2025-01-01'],
    ['2026-01-01', '2026-01-01'],
    ['2027-03-01', '2027-01-01'],
  ])('returns on %s the rule from %s', (day, from) => {
    expect(ruleOn(rules, day)?.validFrom).toBe(from);
  });
});

it('a rule is stale after 180 days', () => {
  expect(isStale({ checkedOn: '2026-01-01' }, '2026-06-30')).toBe(false);
  expect(isStale({ checkedOn: '2026-01-01' }, '2026-07-01')).toBe(true);
});
