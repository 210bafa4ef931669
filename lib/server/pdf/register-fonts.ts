import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const FOLDER = path.resolve('lib/server/pdf/fonts');

/** Font fallback order: Latin, Greek and Cyrillic; Arabic with Urdu; Chinese. */
export const FAMILIES = ['Plex', 'Plex Arabic', 'Han'];

export const WEIGHTS = { body: 400, strong: 600 } as const;

const FILES: Record<string, { file: string; fontWeight: number }[]> = {
  Plex: [
    { file: 'plex-latin-400.ttf', fontWeight: WEIGHTS.body },
    { file: 'plex-latin-600.ttf', fontWeight: WEIGHTS.strong },
  ],
  'Plex Arabic': [
    { file: 'plex-arabic-400.ttf', fontWeight: WEIGHTS.body },
    { file: 'plex-arabic-600.ttf', fontWeight: WEIGHTS.strong },
  ],
  // One medium weight serves as regular and as bold.
  Han: [{ file: 'han-500.ttf', fontWeight: WEIGHTS.body }],
};

/**
 * Registers the fonts for one document; answers a test whether a character has a glyph. Each document needs fresh fonts:
 * embedding one leaves glyphs without code points in it, and the next document would lose those letters.
 */
export async function registerFonts(): Promise<(codePoint: number) => boolean> {
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
  const descriptors = FAMILIES.map((fontFamily) => ({ fontFamily, fontWeight: WEIGHTS.body }));
  await Promise.all(descriptors.map((descriptor) => Font.load(descriptor)));
  const loaded = descriptors.map((descriptor) => Font.getFont(descriptor).data);
  return (codePoint) =>
    loaded.some((font) => font !== null && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint));
}
