import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { namespacesOf, sentences } from '../support/catalogue';

const SPACE = '[ \\u00a0\\u202f]';
const ARGUMENT = String.raw`\{\w+(?:, number)?\}`;
const UNITS = 'kg|cm|km|Wh|公斤|千克|厘米|公里|كجم|سم|كم|واط|کلوگرام|سینٹی|واٹ';

/** Formats that lib/i18n writes and messages must not contain. */
const BY_HAND: readonly [what: string, pattern: RegExp, remedy: string][] = [
  [
    'a unit beside an argument',
    new RegExp(`${ARGUMENT}${SPACE}?(?:${UNITS})(?!\\p{L})`, 'u'),
    'pass the measure of lib/i18n/format/format-measure.ts as the argument',
  ],
  [
    'a range with a dash',
    new RegExp(`${ARGUMENT}[–-]\\u2060?${ARGUMENT}`, 'u'),
    'pass the range of lib/i18n/format/format-range.ts as one argument',
  ],
  ['a percent sign', /[%٪]/u, 'pass the text of lib/i18n/format/format-percent.ts as the argument'],
];

describe.each(LANGUAGES)('the message catalogue of %s', (language) => {
  it.each(BY_HAND)('does not contain %s', (_what, pattern, remedy) => {
    const findings = namespacesOf(language).flatMap((namespace) =>
      [...sentences(language, namespace)]
        .filter(([, text]) => pattern.test(text))
        .map(([key]) => `${namespace}.${key}`),
    );
    expect(findings, remedy).toEqual([]);
  });
});
