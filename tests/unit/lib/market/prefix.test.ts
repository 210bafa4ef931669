import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, formatPrefix, formattingLocale, numeralLocale, parsePrefix } from '@/lib/market/prefix';

/** Written out by hand from the market table, so that a change of MARKETS has to be meant. */
const THE_27 = [
  'gh-en',
  'gh-cn',
  'ng-en',
  'ng-cn',
  'ke-en',
  'ke-cn',
  'ug-en',
  'ug-cn',
  'cn-en',
  'cn-cn',
  'ma-en',
  'ma-cn',
  'ma-fr',
  'eg-en',
  'eg-cn',
  'eg-ar',
  'pk-en',
  'pk-cn',
  'pk-ur',
  'sa-en',
  'sa-cn',
  'sa-ar',
  'ae-en',
  'ae-cn',
  'ae-ar',
  'tr-en',
  'tr-tr',
];

const CHOICES = ALL_PREFIXES.map((prefix) => [prefix, parsePrefix(prefix)!] as const);

describe('the table of prefixes', () => {
  it('has the 27 of the market table, each once', () => {
    expect(ALL_PREFIXES).toEqual(THE_27);
    expect(new Set(ALL_PREFIXES).size).toBe(27);
  });

  it.each(THE_27)('%s is unchanged after parse and format', (prefix) => {
    const choice = parsePrefix(prefix);
    expect(choice).not.toBeNull();
    expect(formatPrefix(choice!)).toBe(prefix);
  });

  it('has exactly the listed pairs of country and language', () => {
    for (const country of COUNTRIES) {
      for (const language of LANGUAGES) {
        const choice = { country, language };
        if (MARKETS[country].languages.includes(language)) {
          expect(parsePrefix(formatPrefix(choice))).toEqual(choice);
        } else {
          expect(() => formatPrefix(choice), `${country} ${language}`).toThrow(RangeError);
        }
      }
    }
  });

  it.each([
    '',
    'gh',
    'gh-',
    '-en',
    'ghen',
    'gh_en',
    'gh-eng',
    'ghana-en',
    'gh-en-',
    ' gh-en',
    'gh-en ',
    'gh-en\n',
    'GH-EN',
    'Gh-en',
    'gh-EN',
    'gh-zh',
    'cn-zh',
    'gh-zh-CN',
    'gh-zh-cn',
    'tr-cn',
    'gh-fr',
    'gh-xx',
    'xx-en',
    'gh-en/x',
    '/gh-en',
    '%67h-en',
    'ɡh-en',
    '__proto__',
    'constructor',
  ])('rejects %j', (segment) => {
    expect(parsePrefix(segment)).toBeNull();
  });

  it('accepts only the 27', () => {
    const nearMisses = fc.stringMatching(/^[a-zA-Z]{1,3}[-_]?[a-zA-Z]{1,3}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearMisses), (segment) => {
        expect(parsePrefix(segment) !== null).toBe(THE_27.includes(segment));
      }),
    );
  });
});

describe('the formatting locale', () => {
  it.each(CHOICES)('is supported by Intl: %s', (_, choice) => {
    const locale = formattingLocale(choice);
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(new Intl.Locale(locale).language).toBe(choice.language.slice(0, 2));
  });

  it('matches the examples', () => {
    expect(formattingLocale({ country: 'MA', language: 'fr' })).toBe('fr-MA');
    expect(formattingLocale({ country: 'EG', language: 'ar' })).toBe('ar-EG');
    expect(formattingLocale({ country: 'NG', language: 'zh-CN' })).toBe('zh-CN');
    expect(formattingLocale({ country: 'TR', language: 'tr' })).toBe('tr-TR');
  });

  it.each(CHOICES)('writes money and waybills with Latin digits: %s', (_, choice) => {
    const locale = numeralLocale(choice);
    expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe('latn');
    const text = new Intl.NumberFormat(locale, { style: 'currency', currency: MARKETS[choice.country].currency });
    expect(text.format(1234567)).toMatch(/1.?234.?567/);
  });
});
