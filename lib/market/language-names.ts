import type { Language } from './language';

/** Each language's own name, for language menus. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  fr: 'Français',
  ar: 'العربية',
  ur: 'اردو',
  tr: 'Türkçe',
};

/** Short forms of the names, for a button. */
export const SHORT_LANGUAGE_NAMES: Record<Language, string> = {
  en: 'EN',
  'zh-CN': '中文',
  fr: 'FR',
  ar: 'عربي',
  ur: 'اردو',
  tr: 'TR',
};
