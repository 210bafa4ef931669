import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { namespacesOf, sentences } from './catalogue';

const SPACE = '[ \\u00a0\\u202f]';
const ARGUMENT = String.raw`\{\w+(?:, number)?\}`;
const UNITS = 'kg|cm|km|Wh|公斤|千克|厘米|公里|كجم|سم|كم|واط|کلوگرام|سینٹی|واٹ';

/** What lib/i18n writes, and a message must not. */
const BY_HAND: readonly [what: string, pattern: RegExp][] = [
  ['a unit beside an argument', new RegExp(`${ARGUMENT}${SPACE}?(?:${UNITS})(?!\\p{L})`, 'u')],
  ['a range with a dash', new RegExp(`${ARGUMENT}[–-]\\u2060?${ARGUMENT}`, 'u')],
  ['a sign of percent', /[%٪]/u],
];

describe.each(LANGUAGES)('the messages of %s', (language) => {
  it.each(BY_HAND)('have no %s', (_what, pattern) => {
    const found = namespacesOf(language).flatMap((namespace) =>
      [...sentences(language, namespace)]
        .filter(([, text]) => pattern.test(text))
        .map(([key]) => `${namespace}.${key}`),
    );
    expect(found).toEqual([]);
  });
});
