import { describe, expect, it } from 'vitest';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  directionOf,
  isLanguage,
  languageFromUrl,
  languageToUrl,
} from '@/lib/market/language';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';

describe('the table of languages', () => {
  it('has the six, English by default', () => {
    expect(LANGUAGES).toEqual(['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr']);
    expect(FALLBACK_LANGUAGE).toBe('en');
  });

  it('runs right to left only in Arabic and Urdu, as in Intl', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'ur']);
    for (const language of LANGUAGES) {
      const script = new Intl.Locale(language).maximize().script;
      expect(directionOf(language), language).toBe(script === 'Arab' ? 'rtl' : 'ltr');
    }
  });

  it('has one URL spelling each, `cn` for Chinese', () => {
    expect(LANGUAGES.map(languageToUrl)).toEqual(['en', 'cn', 'fr', 'ar', 'ur', 'tr']);
    for (const language of LANGUAGES) expect(languageFromUrl(languageToUrl(language))).toBe(language);
  });

  it.each(['zh-CN', 'zh-cn', 'zh', 'CN', 'EN', 'Fr', '', 'de', 'en ', '__proto__'])(
    'has no URL spelling %j',
    (spelling) => expect(languageFromUrl(spelling)).toBeNull(),
  );

  it('recognises a language only by its message locale', () => {
    for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true);
    for (const other of ['cn', 'zh-cn', 'EN', '', null, undefined, 1, ['en'], {}]) {
      expect(isLanguage(other), String(other)).toBe(false);
    }
  });

  it('has a name in its own script for each', () => {
    const scripts = { en: /^\p{Script=Latin}+$/u, 'zh-CN': /^\p{Script=Han}+$/u, ar: /^\p{Script=Arabic}+$/u };
    const expected = { ...scripts, ur: scripts.ar, fr: scripts.en, tr: scripts.en };
    for (const language of LANGUAGES) expect(LANGUAGE_NAMES[language]).toMatch(expected[language]);
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(6);
  });
});
