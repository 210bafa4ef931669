import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const FOLDER = path.resolve('lib/server/parcels/documents/pdf/fonts');

export const FONT_WEIGHTS = { body: 400, strong: 600 } as const;

const regularAndBold = (name: string) =>
  Object.values(FONT_WEIGHTS).map((fontWeight) => ({ file: `${name}-${fontWeight}.ttf`, fontWeight }));
/** Returns a font with a single file, which serves as regular and as bold. */
const single = (file: string) => [{ file, fontWeight: FONT_WEIGHTS.body }];

const FILES = {
  Plex: regularAndBold('plex-latin'),
  Noto: regularAndBold('noto-latin'),
  'Plex Arabic': regularAndBold('plex-arabic'),
  Han: single('han-500.ttf'),
  'Rare Han': single('han-rare-500.ttf'),
  Tifinagh: single('noto-tifinagh-400.ttf'),
} as const;

/** Fonts that are loaded only for a text with these characters, in order of preference. */
const FONTS_BY_CHARACTERS: [characters: RegExp, family: keyof typeof FILES][] = [
  // Punctuation that Plex lacks, and letterlike symbols.
  [/[\u2000-\u218f]/, 'Noto'],
  [/[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u, 'Han'],
  [/[\u2100-\u2bff\u3400-\u4dbf\uf900-\ufaff]|[\u{20000}-\u{3ffff}]/u, 'Rare Han'],
  [/\p{Script=Tifinagh}/u, 'Tifinagh'],
];

/** Latin letters that Plex has only in part, and combining marks. The font of a letter must also have its marks. */
const RARE_LATIN = /[\u0180-\u036f\u1ab0-\u1aff\u1d00-\u1eff\u2c60-\u2c7f\ua700-\ua7ff\uab30-\uab6f]/;

/**
 * Returns the fonts of a text, in order of preference. Large fonts are loaded only if a text of the document needs
 * them.
 */
export function familiesFor(text: string): string[] {
  const latin: (keyof typeof FILES)[] = RARE_LATIN.test(text) ? ['Noto', 'Plex'] : ['Plex'];
  const others = FONTS_BY_CHARACTERS.filter(([characters]) => characters.test(text)).map(([, family]) => family);
  return [...latin, 'Plex Arabic', ...others];
}

/**
 * Registers the fonts for one document. Each document needs fresh fonts: embedding one leaves glyphs without code
 * points in it, and the next document would lose those letters.
 */
export function registerFonts(): void {
  const registered = Font.getRegisteredFonts();
  for (const [family, files] of Object.entries(FILES)) {
    delete registered[family];
    Font.register({
      family,
      fonts: files.map(({ file, fontWeight }) => ({ src: path.join(FOLDER, file), fontWeight })),
    });
  }
  // No hyphenation: names and addresses are never divided.
  Font.registerHyphenationCallback((word) => [word]);
}
