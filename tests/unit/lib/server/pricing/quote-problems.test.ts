import { describe, expect, it } from 'vitest';
import {
  QUOTE_VIOLATION_CODES,
  QUOTE_VIOLATIONS,
  type QuoteViolation,
  type QuoteViolationCode,
} from '@/lib/billing/quote-violation';
import { LANGUAGES } from '@/lib/market/language';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { quoteProblems } from '@/lib/server/pricing/quote-problems';
import enErrors from '@/messages/en/errors.json';

const SAMPLES: Record<string, string | number> = {
  min: 1,
  max: 30,
  limit: 100,
  service: 'local',
  kind: 'international',
  currency: 'GHS',
  cap: 1500,
  capCurrency: 'CNY',
  most: 2272.72,
};
const amounts = { parcels: [{}], goodsValue: null, cashOnDelivery: { currency: 'GHS', minor: 1 } };

function sample(code: QuoteViolationCode): QuoteViolation {
  const params = Object.fromEntries(QUOTE_VIOLATIONS[code].map((name) => [name, SAMPLES[name]!]));
  return { code, field: 'cashOnDelivery', params };
}

describe('a billing violation as a field error', () => {
  it.each(QUOTE_VIOLATION_CODES)('%s has a message in the catalogue', (code) => {
    const [problem] = quoteProblems([sample(code)], amounts);
    expect(Object.keys(enErrors)).toContain(problem?.message);
  });

  it("has the parcel's own field", () => {
    const violation: QuoteViolation = { code: 'side-too-long', field: 'lengthCm', parcel: 2, params: { limit: 100 } };
    expect(quoteProblems([violation], amounts)).toEqual([{ field: 'parcels.2.lengthCm', message: 'sideTooLong' }]);
  });

  it.each(LANGUAGES)('states the cap on collections in the local currency in %s', (language) => {
    const [problem] = quoteProblems([sample('cash-on-delivery-over-cap')], amounts);
    const text = translateError(language, problem!.message, problem!.values);
    expect(text).toContain({ ar: 'سيدي', ur: 'سیڈی', 'zh-CN': '塞地', en: 'GHS', fr: 'GHS', tr: 'GHS' }[language]);
    expect(text).toMatch(/2[\s.,\u202f\u00a0]?272[.,]72/);
    expect(text).toContain({ ar: 'يوان', ur: 'یوآن', 'zh-CN': '元', en: 'CNY', fr: 'yuans', tr: 'yuan' }[language]);
  });

  it('distinguishes a wrong currency from an excessive amount', () => {
    const wrong = { ...amounts, cashOnDelivery: { currency: 'USD', minor: 1 } };
    expect(quoteProblems([sample('amount-invalid')], wrong)[0]?.message).toBe('currencyOfDestination');
    expect(quoteProblems([sample('amount-invalid')], amounts)[0]?.message).toBe('tooLarge');
  });
});
