// Composes one picture as SVG: the mark, a title, the tagline and a drawing. Right to left it is the mirror image,
// but for the mark and the letters themselves.
export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 72;
const COLUMN = 610;
const DRAWING = { width: 440, height: 293 };

/** The ink ground of app/styles/tokens.css. */
const INK = { ground: '#0a1d3f', text: '#f5f8fd', soft: '#b8c6e0', accent: '#ffb224', grid: '#122a55' };

/** Values of a drawing's tokens on the ink background; routes have the accent colour. */
const DRAWING_COLOURS = {
  paper: INK.ground,
  surface: '#122b5a',
  link: '#b5d0ff',
  'control-line': '#8197c0',
  'map-arc': '#4d6fae',
  'map-arc-strong': INK.accent,
};
const coloured = (drawing) => drawing.replace(/var\(--([\w-]+)\)/g, (_, token) => DRAWING_COLOURS[token]);

/** Sizes of the title in pixels, and how many lines each may have; the largest that fits is taken. */
const TITLE_STEPS = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 3 },
  { size: 52, lines: 4 },
  { size: 46, lines: 4 },
  { size: 40, lines: 4 },
];
const TAGLINE_SIZE = 27;
/** Line height in ems; Nastaliq is sloped and needs twice as much. */
const LEADING = { ur: 1.95, ar: 1.45, 'zh-CN': 1.3 };
const LATIN_LEADING = 1.16;
const GAP = 30;
/** Both texts together, between mark and lower edge. */
const MOST_HEIGHT = 350;
const MIDDLE = 362;
const BAR_ABOVE = 34;

const round = (value) => Math.round(value * 100) / 100;

function glyphsSvg(glyphs, x, baseline, size) {
  return glyphs
    .filter(({ path }) => path)
    .map((glyph) => {
      const scale = glyph.scale * size;
      const at = `${round(x + glyph.x * size)} ${round(baseline - glyph.y * size)}`;
      return `<path transform="translate(${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path}"/>`;
    })
    .join('');
}

function linesSvg(lines, { top, size, leading, rightToLeft, colour }) {
  const rows = lines.map(({ glyphs, width }, index) => {
    const x = rightToLeft ? WIDTH - EDGE - width * size : EDGE;
    // The baseline is 0.3 em below the middle of the line.
    return glyphsSvg(glyphs, x, top + (index * leading + leading / 2 + 0.3) * size, size);
  });
  return `<g fill="${colour}">${rows.join('')}</g>`;
}

const leadingOf = (language) => LEADING[language] ?? LATIN_LEADING;
const taglineHeight = (lines, language) =>
  lines.length === 0 ? 0 : GAP + lines.length * (leadingOf(language) + 0.2) * TAGLINE_SIZE;

/** Both texts at the largest size that fits the column. `setLines` answers null where a word is too wide. */
export function fitTexts(title, tagline, language, setLines) {
  const below = tagline ? (setLines(tagline, COLUMN / TAGLINE_SIZE) ?? []) : [];
  for (const { size, lines: most } of TITLE_STEPS) {
    const lines = setLines(title, COLUMN / size);
    if (!lines || lines.length > most) continue;
    const height = lines.length * leadingOf(language) * size + taglineHeight(below, language);
    if (height <= MOST_HEIGHT) return { title: { lines, size }, tagline: below };
  }
  throw new Error(`the title is too long for a picture: ${title}`);
}

const GRID = [150, 260, 370, 480, 590, 700]
  .map((radius) => `<circle cx="980" cy="330" r="${radius}" fill="none" stroke="${INK.grid}" stroke-width="2"/>`)
  .join('');
const MARK = `<path stroke="#fff" stroke-width="3.4" d="M8 5v22M8 5c24 0 24 22 0 22"/><path stroke="${INK.accent}" stroke-width="2.4" d="M8 27c1-9 5-14 12.5-16.5"/><circle cx="22" cy="10" r="3.4" fill="${INK.accent}"/>`;
const BRAND_SIZE = 36;
const MARK_SIZE = 64;

function brandSvg(brand, rightToLeft) {
  const width = MARK_SIZE + 12 + brand.width * BRAND_SIZE;
  const x = rightToLeft ? WIDTH - EDGE - width : EDGE - 12;
  const mark = `<g transform="translate(${x} 54) scale(2)" fill="none" stroke-linecap="round">${MARK}</g>`;
  return `${mark}<g fill="#fff">${glyphsSvg(brand.glyphs, x + MARK_SIZE + 6, 99, BRAND_SIZE)}</g>`;
}

/** `title` and `tagline` are set lines, `brand` is one; `drawing` is the inside of a 480 x 320 drawing. */
export function pictureSvg({ language, rightToLeft, title, tagline, brand, drawing }) {
  const leading = leadingOf(language);
  const titleHeight = title.lines.length * leading * title.size;
  const top = MIDDLE - (titleHeight + taglineHeight(tagline, language)) / 2;
  const barX = rightToLeft ? WIDTH - EDGE - 76 : EDGE;
  const settings = { rightToLeft, leading };
  const scale = DRAWING.width / 480;
  const place = `translate(${WIDTH - EDGE - DRAWING.width} ${MIDDLE - DRAWING.height / 2}) scale(${scale})`;
  const mirror = rightToLeft ? `translate(${WIDTH} 0) scale(-1 1)` : 'translate(0 0)';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.ground}"/>`,
    `<g transform="${mirror}">${GRID}<g transform="${place}">${coloured(drawing)}</g></g>`,
    brandSvg(brand, rightToLeft),
    `<rect x="${barX}" y="${round(top - BAR_ABOVE)}" width="76" height="6" rx="3" fill="${INK.accent}"/>`,
    linesSvg(title.lines, { ...settings, top, size: title.size, colour: INK.text }),
    linesSvg(tagline, {
      ...settings,
      leading: leading + 0.2,
      top: top + titleHeight + GAP,
      size: TAGLINE_SIZE,
      colour: INK.soft,
    }),
    '</svg>',
  ].join('');
}
