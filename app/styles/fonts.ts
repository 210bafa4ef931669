import { preload } from 'react-dom';
import type { Language } from '@/lib/market/language';

const ENGLISH_FONTS = ['/fonts/plex-english-400.f1b98c10.woff2', '/fonts/plex-english-600.cf5b9f79.woff2'];
const LATIN_FONTS = ['/fonts/plex-latin-400.1e0360e1.woff2', '/fonts/plex-latin-600.8717022a.woff2'];

/** Files of fonts.css that the pages of a language use. */
export const FONT_FILES: Readonly<Record<Language, readonly string[]>> = {
  en: ENGLISH_FONTS,
  'zh-CN': ENGLISH_FONTS,
  fr: LATIN_FONTS,
  ar: ['/fonts/plex-arabic-400.d1fda65f.woff2', '/fonts/plex-arabic-600.3157d6ac.woff2'],
  ur: [
    '/fonts/nastaliq-400.397ac985.woff2',
    '/fonts/plex-basic-400.c0e83abb.woff2',
    '/fonts/plex-basic-600.a4a3207f.woff2',
  ],
  tr: LATIN_FONTS,
};

/** Requests the fonts before the style sheet does. */
export function preloadFonts(language: Language): void {
  for (const file of FONT_FILES[language]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
