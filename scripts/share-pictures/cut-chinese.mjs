// Extracts the outlines of the characters in our Chinese texts from Noto Sans SC (SIL Open Font License 1.1).
// Run it when a picture's text has a new character: npm install --no-save @fontsource/noto-sans-sc, then this file.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { CHINESE_OUTLINES } from './fonts.mjs';
import { sfntOf } from './woff.mjs';

const fonts = new URL('../../node_modules/@fontsource/noto-sans-sc/files/', import.meta.url);
const root = new URL('../../', import.meta.url);
/** More than the pictures say today, so that a changed title seldom needs a new run. */
const SOURCES = ['messages/zh-CN/', 'messages/zh-CN/legal/', 'lib/server/programs/seed/data/'];

const texts = await Promise.all(
  SOURCES.map(async (folder) => {
    const names = (await readdir(new URL(folder, root))).filter((name) => /\.(json|md)$/.test(name));
    return Promise.all(names.map((name) => readFile(new URL(folder + name, root), 'utf8')));
  }),
);
const wanted = new Set(
  texts
    .flat()
    .join('')
    .match(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF\u2014\u2018-\u201D\u2026]/gu),
);
const glyphs = {};
let unitsPerEm = 0;
for (const name of (await readdir(fonts)).filter((file) => file.endsWith('-600-normal.woff')).sort()) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(sfntOf(await readFile(new URL(name, fonts)))));
  const font = new harfbuzz.Font(face);
  unitsPerEm = face.upem;
  for (const code of face.collectUnicodes()) {
    const character = String.fromCodePoint(code);
    const glyph = wanted.has(character) && !(character in glyphs) ? font.nominalGlyph(code) : undefined;
    if (glyph) glyphs[character] = [font.glyphHAdvance(glyph), font.glyphToPath(glyph)];
  }
}
const missing = [...wanted].filter((character) => !(character in glyphs));
if (missing.length > 0) process.stdout.write(`not in the font: ${missing.join(' ')}\n`);
const sorted = Object.fromEntries(Object.entries(glyphs).sort(([one], [other]) => (one < other ? -1 : 1)));
await writeFile(CHINESE_OUTLINES, gzipSync(JSON.stringify({ unitsPerEm, glyphs: sorted }), { level: 9 }));
process.stdout.write(`${Object.keys(glyphs).length} characters\n`);
