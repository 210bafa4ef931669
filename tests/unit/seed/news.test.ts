import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PUSHED_PER_SECOND } from '@/components/company/company-figures';
import { BUSINESS_KG } from '@/components/facts/figures';
import * as tariff from '@/lib/billing/constants';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { MAX_WAYBILLS } from '@/lib/parcel/parse-waybill-list';
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
  it('are twelve articles, newest first, each for several markets and some not for all', () => {
    expect(news).toHaveLength(12);
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
  it.each(LANGUAGES)('%s: surcharges, with their example', (language) => {
    const { guangzhou, 'hong-kong': hongKong } = tariff.PHONE_TABLET_PER_KG;
    expect(figures(article('phone-tablet-surcharge')[language])).toEqual(
      expect.arrayContaining([guangzhou, hongKong, tariff.BRAND_SENSITIVE_PER_KG, guangzhou * 4, hongKong * 4]),
    );
  });

  it.each(LANGUAGES)('%s: business express, tracking and the platform', (language) => {
    const business = tariff.TRANSIT_DAYS['business-express'];
    expect(figures(article('business-express-by-the-carton')[language])).toEqual(
      expect.arrayContaining([
        BUSINESS_KG.min,
        BUSINESS_KG.max,
        tariff.MAX_PARCEL_KG,
        tariff.SIDE_LIMIT_CM,
        business.minDays,
        business.maxDays,
      ]),
    );
    expect(figures(article('tracking-in-five-answers')[language])).toContain(MAX_WAYBILLS);
    const platform = article('connect-your-shop')[language];
    expect(figures(platform)).toEqual(expect.arrayContaining([MAX_WAYBILLS, PUSHED_PER_SECOND]));
    expect(platform).toMatch(/99[.,]99/);
  });

  it.each(LANGUAGES)('%s: the licence applied for names the lines that stay', (language) => {
    const { 'special-line': special, 'e-parcel': small } = tariff.TRANSIT_DAYS;
    expect(figures(article('postal-licence-turkey')[language])).toEqual(
      expect.arrayContaining([BRAND.founded, special.minDays, special.maxDays, small.minDays, small.maxDays]),
    );
  });
});
