import { describe, expect, it } from 'vitest';
import { sentences } from '../support/catalogue';
import { gradeOf, sentencesOf, spokenForms, syllablesOf, wordsOf } from './reading-ease';

/** The most read texts, by namespace. */
const MOST_SEEN: Readonly<Record<string, readonly string[]>> = {
  layout: [
    'site.tagline',
    'bar.track',
    'bar.express-order-quote',
    'bar.index-create-ship',
    'bar.location-map',
    'links.location-map',
    'links.service-support',
    'links.service-is-it-us',
    'footer.contact',
    'footer.qr',
    'consent.text',
    'network.offline',
    'notFound.text',
    'error.text',
  ],
  home: [
    'hero.lead',
    'facts.size.text',
    'products.lead',
    'products.special.text',
    'steps.quote.text',
    'steps.journey.text',
    'steps.door.text',
    'facts.compensation.text',
  ],
  quote: [
    'title',
    'answer.anyCity',
    'form.goods',
    'form.handover',
    'form.submit',
    'answer.none',
    'answer.reference',
    'answer.kept',
    'breakdown.weights',
    'form.offline',
  ],
  track: [
    'page.title',
    'page.lead',
    'form.hint',
    'refused.empty',
    'refused.tooMany',
    'states.WAITING',
    'states.SIGNED',
    'states.SHELVED',
    'unlock.title',
    'notFound.checkDigitText',
    'notFound.unknownText',
    'meaning.both',
  ],
  ship: [
    'steps.needs',
    'steps.parties',
    'headings.parties',
    'headings.parcels',
    'headings.review',
    'headings.code',
    'actions.next',
    'actions.send',
    'leads.code',
    'failure.safe',
  ],
  errors: [
    'required',
    'invalid',
    'badCredentials',
    'verifyCodeExpired',
    'tooManyRequests',
    'chooseOne',
    'placeUnknown',
    'phoneFormat',
    'waybillMissing',
    'weightRange',
  ],
};
const WORDS_AT_MOST = 12;

/**
 * Highest grade by namespace: lower for tasks than for pages read before a decision. Grade four is read at the age of
 * nine.
 */
const GRADE_AT_MOST: Readonly<Record<string, number>> = {
  account: 3,
  authenticity: 3,
  claim: 3,
  errors: 3,
  events: 3,
  frame: 3,
  orders: 3,
  parcel: 3,
  quote: 3,
  server: 3,
  sheets: 3,
  ship: 3,
  sites: 3,
  survey: 3,
  track: 3,
  enquiry: 3.5,
  access: 4,
  enterprise: 4,
  franchise: 4,
  home: 4,
  network: 4,
  product: 4,
  rates: 4,
  resolve: 4,
  support: 4,
  layout: 5,
};
/** Longer sentences are hard to read on a phone. */
const MAX_WORDS = 22;
/** Lists that terms and customs prescribe in full, titles for search engines, and texts for our offices only. */
const MAY_BE_LONG = /^(?:support\.help\.items\.(?:goods|batteries)\.|product\.goods\.may\.devices)|\.meta\./;

/** Technical terms and names: everyone who sends a parcel knows them, whatever their number of syllables. */
const FAMILIAR = new Set(
  'account business calculator customs compensation delivery destination e-commerce email express guangzhou hong kong insured international local morocco parcel parcels receiver saudi arabia shipment special surcharge tracking verification volumetric warehouse waybill'.split(
    ' ',
  ),
);

/** Returns whole sentences. Labels of a few words would only lower the grade. */
const readNamespace = (namespace: string) =>
  [...sentences('en', namespace)].map(
    ([key, text]) =>
      [
        `${namespace}.${key}`,
        [...new Set(spokenForms(text).flatMap(sentencesOf))]
          .filter((sentence) => /[.?!:]["”)]*$/u.test(sentence))
          .map(wordsOf)
          .filter((words) => words.length >= 4),
      ] as const,
  );

const plainly = (words: readonly string[]) => words.map((word) => (FAMILIAR.has(word.toLowerCase()) ? 'it' : word));

describe('English in the most visited places', () => {
  it('covers at least sixty places that exist', () => {
    const places = Object.entries(MOST_SEEN).flatMap(([namespace, keys]) =>
      keys.map((key) => sentences('en', namespace).has(key)),
    );
    expect(places.length).toBeGreaterThanOrEqual(60);
    expect(places).not.toContain(false);
  });

  it.each(Object.entries(MOST_SEEN))('has at most twelve words a sentence in %s', (namespace, keys) => {
    const texts = sentences('en', namespace);
    const long = keys.flatMap((key) =>
      spokenForms(texts.get(key)!)
        .flatMap(sentencesOf)
        .filter((sentence) => wordsOf(sentence).length > WORDS_AT_MOST)
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

describe('the reading age', () => {
  it('counts syllables like a speaker', () => {
    const syllableCounts = Object.entries({
      price: 1,
      table: 2,
      delivered: 3,
      needed: 2,
      places: 2,
      station: 2,
      period: 3,
    });
    expect(syllableCounts.map(([word]) => syllablesOf(word))).toEqual(syllableCounts.map(([, syllables]) => syllables));
    expect(gradeOf([wordsOf('The cat sat on the mat.')])).toBeCloseTo(-1.45, 2);
  });

  it.each(Object.entries(GRADE_AT_MOST))('is at most, for %s, grade %s', (namespace, most) => {
    const all = readNamespace(namespace).flatMap(([, sentences]) => sentences);
    expect(all.length).toBeGreaterThan(5);
    expect(gradeOf(all.map(plainly))).toBeLessThanOrEqual(most);
  });

  it('is measured up to the longest allowed sentence', () => {
    const long = Object.keys(GRADE_AT_MOST)
      .flatMap(readNamespace)
      .filter(([key, sentences]) => !MAY_BE_LONG.test(key) && sentences.some((words) => words.length > MAX_WORDS))
      .map(([key]) => key);
    expect(long).toEqual([]);
  });
});
