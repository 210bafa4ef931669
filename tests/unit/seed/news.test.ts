import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as tariff from '@/lib/billing/constants';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { scriptProblems } from './script-of';
import { country, inSixLanguages, readSeed, repeated } from './seed-file';

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    publishedAt: z.iso.datetime(),
    countries: z.array(country).min(2),
    title: inSixLanguages,
    summary: inSixLanguages,
    bodyHtml: inSixLanguages,
  }),
);
const news = readSeed('news.json', schema);
const article = (id: string) => news.find((entry) => entry.id === id)?.bodyHtml ?? expect.fail(`no article ${id}`);

/** The whole numbers of a text, thousands joined, whatever mark a language puts between them. */
function figures(html: string): number[] {
  const joined = html.replace(/(\d)[.,\u202f](?=\d{3}(?!\d))/g, '$1').replace(/[:.]\d\d\b/g, '');
  return [...joined.replace(/<\/?h2>/g, ' ').matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

describe('news', () => {
  it('are six articles, newest first, each for several markets and some not for all', () => {
    expect(news).toHaveLength(6);
    expect(repeated(news.map((entry) => entry.id))).toEqual([]);
    const dates = news.map((entry) => entry.publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(news.some((entry) => entry.countries.length < COUNTRIES.length)).toBe(true);
    for (const code of COUNTRIES)
      expect(news.filter((entry) => entry.countries.includes(code)).length).toBeGreaterThan(1);
  });

  it.each(news)('$id: is in six languages', ({ title, summary, bodyHtml }) => {
    expect([title, summary, bodyHtml].flatMap(scriptProblems)).toEqual([]);
  });

  it.each(news)('$id: has the same few tags in every language, and no attributes', ({ bodyHtml }) => {
    const tags = LANGUAGES.map((language) => bodyHtml[language].match(/<[^>]*>/g)?.join('') ?? '');
    for (const sequence of tags) {
      expect(sequence).toBe(tags[0]);
      expect(sequence.replaceAll(/<\/?(p|h2|ul|ol|li|strong)>/g, '')).toBe('');
    }
  });
});

describe('figures in the news are those of the tariff, in every language', () => {
  it.each(LANGUAGES)('%s: customs', (language) => {
    expect(figures(article('customs-thresholds-ma-sa-ae')[language])).toEqual(
      expect.arrayContaining([
        tariff.MOROCCO_THRESHOLD_MAD,
        tariff.MOROCCO_CLEARANCE_CNY.individual,
        tariff.MOROCCO_CLEARANCE_CNY.business,
        tariff.SAUDI_THRESHOLD_SAR,
        tariff.SAUDI_VAT_PERCENT,
        tariff.SAUDI_CLEARANCE_SAR,
        tariff.EMIRATES_THRESHOLD_AED,
        tariff.EMIRATES_VAT_PERCENT,
      ]),
    );
  });

  it.each(LANGUAGES)('%s: cash on delivery, with its three examples', (language) => {
    const fee = (amount: number) =>
      Math.max((amount * tariff.CASH_ON_DELIVERY_PERCENT) / 100, tariff.CASH_ON_DELIVERY_MIN_FEE);
    expect(figures(article('cash-on-delivery-fee')[language])).toEqual(
      expect.arrayContaining([tariff.CASH_ON_DELIVERY_CAP, 100, fee(100), 400, fee(400), fee(1500)]),
    );
  });

  it.each(LANGUAGES)('%s: failed delivery and pickup', (language) => {
    const failed = figures(article('three-free-delivery-attempts')[language]);
    expect(failed).toEqual(
      expect.arrayContaining([tariff.FREE_ATTEMPT_DAYS, tariff.EXTRA_ATTEMPT_FEE, tariff.RETURN_DECISION_DAYS]),
    );
    const pickup = figures(article('door-pickup-how-it-works')[language]);
    const box = (40 * 30 * 25) / tariff.VOLUMETRIC_DIVISOR;
    expect(pickup).toEqual(
      expect.arrayContaining([tariff.SIDE_LIMIT_CM, tariff.MAX_PARCEL_KG, tariff.VOLUMETRIC_DIVISOR, box]),
    );
  });
});
