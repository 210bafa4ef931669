import localFont from 'next/font/local';

/*
 * next/font reads these calls at build time: every value must be a literal.
 * Each is fenced by unicode-range, so that a page fetches only the files its text needs.
 * Only Latin is preloaded: digits, waybills and the brand use it on every page, and a preload is per layout, not per language.
 * `optional`: a file that is not there when a page is first drawn is kept for the next page, so that no text moves.
 */

/** With the Turkish letters: İstanbul stands on every page. */
const latin = localFont({
  src: [
    { path: './fonts/plex-latin-400.woff2', weight: '400' },
    { path: './fonts/plex-latin-600.woff2', weight: '600' },
  ],
  variable: '--font-latin',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** The rest of extended Latin: names of people and places. */
const latinExtended = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-latin-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-011D, U+0120-012F, U+0132-0151, U+0154-015D, U+0160-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    },
  ],
});

/** The classes for `<html>`: they define the --font-* that tokens.css combines. Other scripts: script-fonts.css. */
export const FONT_CLASSES = [latin.variable, latinExtended.variable].join(' ');
