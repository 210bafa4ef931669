import { preload } from 'react-dom';
import type { Language } from '@/lib/market/language';

/** The files of script-fonts.css that a language's pages draw with. */
export const SCRIPT_FONTS: Partial<Record<Language, readonly string[]>> = {
  ar: ['/fonts/plex-arabic-400.woff2', '/fonts/plex-arabic-600.woff2'],
  ur: ['/fonts/nastaliq-400.woff2'],
};

/** Asks for them before the style sheet does. */
export function preloadScriptFonts(language: Language): void {
  for (const file of SCRIPT_FONTS[language] ?? [])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
