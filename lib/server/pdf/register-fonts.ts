import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const FOLDER = path.resolve('lib/server/pdf/fonts');

/** In this order a glyph is looked for: Latin, Greek and Cyrillic letters; Arabic ones, Urdu's too; Chinese characters. */
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
  // One weight between the two serves both.
  Han: [{ file: 'han-500.ttf', fontWeight: WEIGHTS.body }],
};

/**
 * Registers our fonts for one document; answers whether a character can be drawn. Each document needs fonts of its own:
 * writing one into a file leaves glyphs in it that have forgotten their letters, and the next text loses them.
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
  // Names and addresses are never divided.
  Font.registerHyphenationCallback((word) => [word]);
  const descriptors = FAMILIES.map((fontFamily) => ({ fontFamily, fontWeight: WEIGHTS.body }));
  await Promise.all(descriptors.map((descriptor) => Font.load(descriptor)));
  const loaded = descriptors.map((descriptor) => Font.getFont(descriptor).data);
  return (codePoint) =>
    loaded.some((font) => font !== null && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint));
}
