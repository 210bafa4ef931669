/** The six message languages (§1). The value is the message locale, as sent in the `lang` header (§7). */
export const LANGUAGES = ['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns one value for each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return {
    en: valueOf('en'),
    'zh-CN': valueOf('zh-CN'),
    fr: valueOf('fr'),
    ar: valueOf('ar'),
    ur: valueOf('ur'),
    tr: valueOf('tr'),
  };
}

/** Language used if nothing better is known (§1). */
export const FALLBACK_LANGUAGE: Language = 'en';

export type Direction = 'ltr' | 'rtl';

/** Returns the text direction. Arabic and Urdu are right to left (§1). */
export function directionOf(language: Language): Direction {
  return language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';
}

/** Returns the URL spelling. The URL prefix spells zh-CN as `cn` (§1). */
export function languageToUrl(language: Language): string {
  return language === 'zh-CN' ? 'cn' : language;
}

/** Returns the language of a URL spelling (lower case), or null. `zh-cn` itself is not a URL spelling. */
export function languageFromUrl(spelling: string): Language | null {
  if (spelling === 'cn') return 'zh-CN';
  return LANGUAGES.find((language) => language !== 'zh-CN' && language === spelling) ?? null;
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
