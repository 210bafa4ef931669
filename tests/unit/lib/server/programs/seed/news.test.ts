import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BUSINESS_KG } from '@/components/parts/facts/figures';
import * as tariff from '@/lib/billing/constants';
import { NEWS_TOPICS } from '@/lib/contract/content/content';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { byLanguage, LANGUAGES, type Language } from '@/lib/market/language';
import { marketWords } from '@/lib/server/content/legal/market-words';
import { fillFacts, newsFacts } from '@/lib/server/content/news-and-jobs/fill-facts';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { asRead } from '../../../../support/as-read';
import { scriptProblems } from './script-of';
import { country, inSixLanguages, readSeed, repeated } from './seed-file';

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    publishedAt: z.iso.datetime(),
    countries: z.array(country).min(2),
    topic: z.enum(NEWS_TOPICS),
    title: inSixLanguages,
    summary: inSixLanguages,
    bodyHtml: inSixLanguages,
  }),
);
const articles = readSeed('news.json', schema);
const filledWith = (words: z.output<typeof inSixLanguages>) =>
  byLanguage((language) => fillFacts(words[language], language));
/** The articles as readers see them. */
const news = articles.map((article) => ({
  ...article,
  title: filledWith(article.title),
  summary: filledWith(article.summary),
  bodyHtml: filledWith(article.bodyHtml),
}));

/** Returns the integers of a text. Groups of thousands are joined with any separator. Chinese months are names. */
function figures(html: string): number[] {
  const joined = html.replace(/(\d)[.,\u202f](?=\d{3}(?!\d))/g, '$1').replace(/[:.]\d\d\b|\d+ ?月/g, '');
  return [...joined.replace(/<\/?h2>/g, ' ').matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Returns the decimal fractions of a text, such as `3.7`. `9.00` is a time. */
const decimals = (html: string): string[] =>
  [...html.matchAll(/\d+[.,](?!00)\d{1,2}(?!\d)/g)].map(([digits]) => digits.replace(',', '.'));

describe('the seed of news', () => {
  it('is newest first, each for several markets and some not for all', () => {
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
      expect(sequence.replaceAll(/<\/?(p|h2|ul|ol|li|strong|table|thead|tbody|tr|th|td)>/g, '')).toBe('');
    }
  });
});

const cashOnDeliveryFee = (amount: number) =>
  Math.max((amount * tariff.CASH_ON_DELIVERY_PERCENT) / 100, tariff.CASH_ON_DELIVERY_MIN_FEE);
const { guangzhou, 'hong-kong': hongKong } = tariff.PHONE_TABLET_PER_KG;
const { 'special-line': special, 'e-parcel': small, 'business-express': business } = tariff.TRANSIT_DAYS;

/** Figures of the tariff and its examples that appear together in one article. */
const SAID_TOGETHER = {
  customs: [
    tariff.MOROCCO_THRESHOLD_MAD,
    tariff.MOROCCO_CLEARANCE_CNY.individual,
    tariff.MOROCCO_CLEARANCE_CNY.business,
    tariff.SAUDI_THRESHOLD_SAR,
    tariff.SAUDI_VAT_PERCENT,
    tariff.SAUDI_CLEARANCE_SAR,
    tariff.EMIRATES_THRESHOLD_AED,
    tariff.EMIRATES_VAT_PERCENT,
  ],
  'cash on delivery': [
    tariff.MAX_CASH_ON_DELIVERY,
    ...[100, 400].flatMap((amount) => [amount, cashOnDeliveryFee(amount)]),
    cashOnDeliveryFee(tariff.MAX_CASH_ON_DELIVERY),
  ],
  'failed delivery': [tariff.FREE_ATTEMPT_DAYS, tariff.EXTRA_ATTEMPT_FEE, tariff.RETURN_DECISION_DAYS],
  pickup: [
    tariff.MAX_SIDE_CM,
    tariff.MAX_PARCEL_KG,
    tariff.VOLUMETRIC_DIVISOR,
    (40 * 30 * 25) / tariff.VOLUMETRIC_DIVISOR,
  ],
  surcharges: [guangzhou, hongKong, tariff.BRAND_SENSITIVE_PER_KG, guangzhou * 4, hongKong * 4],
  'business express': [
    BUSINESS_KG.min,
    BUSINESS_KG.max,
    tariff.MAX_PARCEL_KG,
    tariff.MAX_SIDE_CM,
    business.minDays,
    business.maxDays,
  ],
  platform: [MAX_TRACKED_NUMBERS],
  'transit times': [BRAND.founded, special.minDays, special.maxDays, small.minDays, small.maxDays],
};

/** Articles about fees, with the figures of their examples, which they write out. */
const ABOUT_FEES: Readonly<Record<string, number[]>> = {
  'cash-on-delivery-fee': [],
  'customs-thresholds-ma-sa-ae': [],
  'phone-tablet-surcharge': [3, 4],
  'three-free-delivery-attempts': [],
};

describe('a fact in the news', () => {
  const whole = ({ title, summary, bodyHtml }: (typeof articles)[number], language: Language) =>
    [title, summary, bodyHtml].map((words) => words[language]).join(' ');
  const factsIn = (text: string) => [...new Set(text.match(/(?<=\{).*?(?=\})/g))].sort();

  it.each(articles)('is known in $id, and the same in every language', (article) => {
    const english = factsIn(whole(article, 'en'));
    expect(Object.keys(newsFacts('en'))).toEqual(expect.arrayContaining(english));
    for (const language of LANGUAGES) expect(factsIn(whole(article, language)), language).toEqual(english);
  });

  it.each(Object.entries(ABOUT_FEES))('%s: replaces all fees and limits', (id, ofExample) => {
    const article = articles.find((each) => each.id === id)!;
    for (const language of LANGUAGES) {
      expect(factsIn(whole(article, language)).length, language).toBeGreaterThan(2);
      expect([...new Set(figures(whole(article, language)))].sort(), language).toEqual(ofExample);
    }
  });

  it('reads as in legal texts, and an article may write other words in braces', () => {
    const { collectionPercent, collectionLimit } = marketWords('GH', 'fr');
    expect(fillFacts('{collectionPercent}, {collectionLimit} {noFact}', 'fr')).toBe(
      `${collectionPercent}, ${collectionLimit} {noFact}`,
    );
  });

  it('is explained in examples: the minimum applies to the small collection only', () => {
    expect(cashOnDeliveryFee(100)).toBe(tariff.CASH_ON_DELIVERY_MIN_FEE);
    expect(cashOnDeliveryFee(400)).toBeGreaterThan(tariff.CASH_ON_DELIVERY_MIN_FEE);
    const { smallCollection, smallCollectionShare, largeCollectionFee, collectionLimitFee } = newsFacts('tr');
    expect([smallCollection, smallCollectionShare, largeCollectionFee, collectionLimitFee].map(asRead)).toEqual([
      '100 yuan',
      `${tariff.CASH_ON_DELIVERY_PERCENT} yuan`,
      `${cashOnDeliveryFee(400)} yuan`,
      `${cashOnDeliveryFee(tariff.MAX_CASH_ON_DELIVERY)} yuan`,
    ]);
  });
});

describe('a figure in the news', () => {
  it.each(news)('is the same in every language in $id', ({ title, summary, bodyHtml }) => {
    const distinct = (language: Language) => {
      const whole = [title, summary, bodyHtml].map((text) => text[language]).join(' ');
      return [...new Set([...figures(whole), ...decimals(whole)])].sort();
    };
    for (const language of LANGUAGES) expect(distinct(language), language).toEqual(distinct('en'));
  });

  it.each(Object.entries(SAID_TOGETHER))('matches the tariff: %s', (_, wanted) => {
    const saying = news.filter(({ bodyHtml }) => wanted.every((figure) => figures(bodyHtml.en).includes(figure)));
    expect(saying.map(({ id }) => id)).not.toEqual([]);
  });
});
