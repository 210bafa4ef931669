import { describe, expect, it } from 'vitest';
import {
  EMIRATES_THRESHOLD_AED,
  EMIRATES_VAT_PERCENT,
  MOROCCO_THRESHOLD_MAD,
  SAUDI_THRESHOLD_SAR,
  SAUDI_VAT_PERCENT,
} from '@/lib/billing/constants';
import { importCharges } from '@/lib/billing/import-charges';
import { ruleOn } from '@/lib/billing/import-rule';
import { moneyOf } from '@/lib/billing/money';
import { DESTINATIONS, MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { importRuleKey, ImportRuleRecord } from '@/lib/server/pricing/customs/rule-record';
import exchange from '@/lib/server/programs/seed/data/exchange-rates.json';
import baskets from '../../../../../fixtures/import-baskets.json';
import { readSeed, repeated } from './seed-file';

const RULES = readSeed('import-rules.json', ImportRuleRecord.array());
const today = '2026-11-28';
const of = (country: Country) => RULES.filter(({ countryCode }) => countryCode === country);

describe('the seed of import rules', () => {
  it('has one for each destination, with its source and two sentences in each language', () => {
    expect(repeated(RULES.map(importRuleKey))).toEqual([]);
    for (const country of DESTINATIONS) {
      const rule = ruleOn(of(country), today)!;
      expect(rule.source.text, country).not.toBe('');
      for (const language of LANGUAGES)
        expect(rule.texts[language].match(/[。۔]|\.(?= |$)/g), `${country} ${language}`).toHaveLength(2);
    }
  });

  it('leaves what was not confirmed open', () => {
    const unconfirmed = RULES.filter(({ confirmed }) => !confirmed).map(({ countryCode }) => countryCode);
    expect(unconfirmed).toEqual(['GH', 'UG', 'EG', 'PK']);
    for (const { vat, duty, fees } of RULES.filter(({ confirmed }) => !confirmed))
      expect({ vat, duty, fees }).toEqual({ vat: null, duty: null, fees: [] });
  });

  it('has the thresholds and VAT that our tariff names', () => {
    const tariff = {
      MA: { threshold: moneyOf('MAD', MOROCCO_THRESHOLD_MAD) },
      SA: { threshold: moneyOf('SAR', SAUDI_THRESHOLD_SAR), percent: SAUDI_VAT_PERCENT },
      AE: { threshold: moneyOf('AED', EMIRATES_THRESHOLD_AED), percent: EMIRATES_VAT_PERCENT },
    };
    for (const [country, { threshold, ...vat }] of Object.entries(tariff)) {
      const rule = ruleOn(of(country as Country), today)!;
      expect(rule.threshold?.amount, country).toEqual(threshold);
      expect(rule.vat ?? {}, country).toMatchObject(vat);
    }
  });
});

/**
 * Worked out from the cited rules by hand and calculator, apart from this code. `due`: the customs charges at the real
 * rate.
 */
describe('the set of baskets', () => {
  const cnyPerUnit = Object.fromEntries(exchange.rates.map((rate) => [rate.currency, rate.cnyPerUnit]));

  it('has eleven for each destination', () => {
    for (const country of DESTINATIONS)
      expect(baskets.filter(({ destination }) => destination === country)).toHaveLength(11);
  });

  it.each(baskets)('$destination: $goods of $value.minor', ({ destination, value, freight, kind, due }) => {
    const country = destination as Country;
    const rule = ruleOn(of(country), today);
    const { currency } = MARKETS[country];
    const charges = importCharges({ rule, parcels: [{ goodsValue: value, freight }], currency, cnyPerUnit });
    expect(charges.kind).toBe(kind);
    if (due === null || kind === 'below-threshold') return expect(charges.range).toBeNull();
    const { low, high } = charges.range!;
    expect(low.minor).toBeLessThanOrEqual(due);
    expect(high?.minor ?? Infinity).toBeGreaterThanOrEqual(due);
    // A lower limit of zero would contain every amount.
    expect(low.minor).toBeGreaterThan(0);
  });
});
