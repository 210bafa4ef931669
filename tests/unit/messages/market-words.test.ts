import { describe, expect, it } from 'vitest';
import words from '../../../docs/market-words.json';
import { legalTextsOf, messagesOf, seedTextsOf, type Text } from './all-texts';
import { OTHERS } from '../support/catalogue';

/**
 * Vowel marks and the non-joiner (U+200C) are optional in Arabic and Urdu. Turkish capitals have their own pairs.
 * Spaces may be no-break ones.
 */
const plain = (text: string, language: string) =>
  (language === 'tr' ? text.toLocaleLowerCase('tr') : text)
    .replaceAll(/[\u064b-\u0652\u200c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    .normalize('NFC');

const textsOf = new Map(
  OTHERS.map((language) => [
    language as string,
    [...messagesOf(language), ...legalTextsOf(language), ...seedTextsOf(language)].map(([where, text]): Text => [
      where,
      plain(text, language),
    ]),
  ]),
);

const saying = (language: string, spelling: (text: string) => boolean) =>
  textsOf
    .get(language)!
    .filter(([, text]) => spelling(text))
    .map(([where]) => where);

describe.each(words)('$concept in $market', ({ language, write, carrier }) => {
  it(`is called ${write}, as ${carrier} prints it`, () => {
    expect(saying(language, (text) => text.includes(plain(write, language)))).not.toEqual([]);
  });
});

describe.each(words.filter(({ never }) => never.length > 0))('$concept in $market', ({ language, never, except }) => {
  it(`is never called ${never.join(', ')}`, () => {
    const rival = new RegExp(never.join('|'), 'iu');
    const matches = saying(language, (text) => rival.test(text));
    expect(matches.filter((where) => !where.includes(`.${except}.`))).toEqual([]);
  });
});

it('the list of market words covers every language except English', () => {
  expect([...new Set(words.map(({ language }) => language))].sort()).toEqual([...OTHERS].sort());
});
