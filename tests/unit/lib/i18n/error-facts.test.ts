import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { fieldSelector } from '@/lib/i18n/messages/error-facts';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { sentences } from '../../support/catalogue';

/** Returns the fields that the text of a missing value names. */
function namedFields(language: Language): string[] {
  const [choice] = parse(sentences(language, 'errors').get('required')!);
  return choice?.type === TYPE.select ? Object.keys(choice.options).sort() : [];
}

describe('a missing value', () => {
  it.each([
    ['receiver.street', 'street'],
    ['parcels.0.goodsNameEn', 'goodsNameEn'],
    ['answers.q1', 'answers'],
    ['', 'other'],
  ])('is named, in the field %j, by %s', (path, word) => expect(fieldSelector(path)).toBe(word));

  it.each(LANGUAGES)('names the same fields in %s as in English', (language) => {
    expect(namedFields(language)).toEqual(namedFields('en'));
    expect(namedFields(language).length).toBeGreaterThan(15);
  });

  it.each(LANGUAGES)('has another text for each field in %s', (language) => {
    const texts = namedFields(language).map((field) => translateError(language, 'required', { field }));
    expect(new Set(texts).size).toBe(texts.length);
    expect(translateError(language, 'required', { field: 'unknown' })).toBe(translateError(language, 'required'));
  });
});
