// The site's fonts as outlines, because pictures must not depend on installed fonts.
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { sfntOf } from './woff.mjs';

const packages = new URL('../../node_modules/@fontsource/', import.meta.url);
export const CHINESE_OUTLINES = new URL('./chinese-outlines.json.gz', import.meta.url);

const PLEX = 'ibm-plex-sans/files/ibm-plex-sans';
const LATIN = [`${PLEX}-latin-600-normal.woff`, `${PLEX}-latin-ext-600-normal.woff`];
const ARABIC = 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff';
const NASTALIQ = 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-600-normal.woff';

/**
 * Opens a font. A glyph is `{ path, x, y, left, right }` in ems from the start of its run; `left` and `right` are the ends of its ink.
 * A shaped run also has its `width` in ems.
 */
export async function openFont(file) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(sfntOf(await readFile(file))));
  const font = new harfbuzz.Font(face);
  const known = new Set(face.collectUnicodes());
  return {
    // HarfBuzz synthesises U+202F (French) from the font's space.
    has: (character) => character === '\u202f' || known.has(character.codePointAt(0)),
    shape(text, rightToLeft) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
      harfbuzz.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let pen = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index];
        const x = pen + xOffset;
        pen += xAdvance;
        const { xBearing = 0, width = 0 } = font.glyphExtents(codepoint) ?? {};
        const em = (units) => units / face.upem;
        return {
          path: font.glyphToPath(codepoint),
          x: em(x),
          y: em(yOffset),
          left: em(x + xBearing),
          right: em(x + xBearing + width),
          scale: 1 / face.upem,
        };
      });
      return { width: pen / face.upem, glyphs };
    },
  };
}

/** Opens the Chinese outlines. Chinese needs no shaping: one outline follows the other. */
async function openChinese() {
  const { unitsPerEm, glyphs } = JSON.parse(gunzipSync(await readFile(CHINESE_OUTLINES)));
  const scale = 1 / unitsPerEm;
  return {
    has: (character) => character in glyphs,
    shape(text) {
      let pen = 0;
      const drawn = [...text].map((character) => {
        const [advance, path] = glyphs[character];
        const x = pen * scale;
        pen += advance;
        return { path, x, y: 0, left: x, right: pen * scale, scale };
      });
      return { width: pen * scale, glyphs: drawn };
    },
  };
}

/** Returns the font fallback list by language. */
export async function openFonts() {
  const open = (name) => openFont(new URL(name, packages));
  const latin = await Promise.all(LATIN.map(open));
  const [arabic, nastaliq, chinese] = await Promise.all([open(ARABIC), open(NASTALIQ), openChinese()]);
  return {
    en: latin,
    fr: latin,
    tr: latin,
    ar: [arabic, ...latin],
    ur: [nastaliq, ...latin],
    'zh-CN': [...latin, chinese],
  };
}
