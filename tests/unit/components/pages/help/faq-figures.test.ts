import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '@/components/pages/help/faq';
import { faqFigures } from '@/components/pages/help/faq-figures';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { ALL_PREFIXES, numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import ar from '@/messages/ar/support.json';
import en from '@/messages/en/support.json';
import fr from '@/messages/fr/support.json';
import tr from '@/messages/tr/support.json';
import ur from '@/messages/ur/support.json';
import zh from '@/messages/zh-CN/support.json';
import { asRead } from '../../../support/as-read';

const SUPPORT: Record<Language, typeof en> = { en, 'zh-CN': zh, fr, ar, ur, tr };

/** Returns the answers of one market as a visitor reads them. */
function answersOf(prefix: string): Record<string, string> {
  const choice = parsePrefix(prefix)!;
  const t = createTranslator({
    locale: numeralLocale(choice),
    messages: SUPPORT[choice.language],
    namespace: 'help.items',
    onError: (error) => {
      throw error;
    },
  });
  const figures = faqFigures(choice.country, numeralLocale(choice));
  const keys = questionsOf(choice.country).flatMap(({ questions }) => questions.map(({ key }) => key));
  return Object.fromEntries(keys.map((key) => [key, asRead(t(`${key}.answer`, figures))]));
}

describe('faqFigures', () => {
  it.each(ALL_PREFIXES)('fills every placeholder of every answer in %s, with Latin digits', (prefix) => {
    for (const [key, answer] of Object.entries(answersOf(prefix))) {
      expect(answer, key).not.toMatch(/[{}]|undefined|NaN|[٠-٩۰-۹]/);
    }
  });

  it('states the figures of §9', () => {
    const answers = answersOf('gh-en');
    expect(answers.failed).toMatch(/within 5 days.*first 3 attempts.*CNY\s40/);
    expect(answers.returned).toContain('10 calendar days');
    expect(answers.fee).toMatch(/^3%.*CNY\s5 per parcel/);
    expect(answers.cap).toMatch(/CNY\s1,500/);
    expect(answers.lost).toMatch(/CNY\s300/);
    expect(answers.weight).toContain('divided by 6000');
    expect(answers.time).toMatch(/4–8.*5–10.*5–10.*1–3/);
    expect(answers.size).toMatch(/^1–30 kg.*10 × 10 cm.*under 100 cm.*up to 5 parcels/);
  });

  it('states the customs rules in their own currencies', () => {
    expect(answersOf('ma-en').morocco).toMatch(/MAD\s1,250.*CNY\s200.*CNY\s300/);
    expect(answersOf('sa-en').saudiArabia).toMatch(/15%.*SAR\s1,000.*SAR\s100/);
    expect(answersOf('ae-en').emirates).toMatch(/5%.*AED\s1,000/);
  });

  it('contains the markets with surcharges', () => {
    expect(answersOf('gh-en').surcharges).toMatch(/CNY\s25.*CNY\s35.*CNY\s15/);
    expect(answersOf('cn-en').surcharges).toContain('There is no such surcharge to Morocco or Saudi Arabia');
    for (const prefix of ['ma-en', 'sa-en']) expect(answersOf(prefix).surcharges).toMatch(/^No\./);
  });

  it('collects in the currency of the market', () => {
    for (const country of COUNTRIES.filter((code) => code !== 'CN'))
      expect(answersOf(`${country.toLowerCase()}-en`).collect).toContain(`(${MARKETS[country].currency})`);
    expect(answersOf('cn-en').collect).toContain('currency of the destination country');
  });

  it('shows a waybill number that the tracking page accepts', () => {
    for (const country of COUNTRIES)
      expect(checkWaybill(faqFigures(country, 'en').example)).toMatchObject({ ok: true });
  });
});
