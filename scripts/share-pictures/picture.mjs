// Composes one picture as SVG: the mark, a title, the tagline and the label of a route. The sides are swapped for right to left.
import { LABEL, labelSvg, markSvg } from './label.mjs';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 72;
const COLUMN = 560;

/** The ink colours of app/styles/tokens.css. */
const INK = { ground: '#0a1d3f', text: '#f5f8fd', soft: '#b8c6e0', accent: '#ffb224' };

/** Font sizes of the title in pixels, with the most lines for each; the largest that fits is used. */
const TITLE_STEPS = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 3 },
  { size: 52, lines: 4 },
  { size: 46, lines: 4 },
  { size: 40, lines: 4 },
];
const TAGLINE_SIZE = 27;
/** Line height in ems. Nastaliq is sloped and needs twice as much. */
const LEADING = { ur: 1.95, ar: 1.45, 'zh-CN': 1.3 };
const LATIN_LEADING = 1.16;
const GAP = 30;
/** Largest height of both texts together, between the mark and the lower edge. */
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

/** Returns both texts at the largest size that fits the column. `setLines` returns null if a word is too wide. */
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

const BRAND_SIZE = 36;
const MARK_SIZE = 64;

function brandSvg(brand, rightToLeft) {
  const width = MARK_SIZE + 12 + brand.width * BRAND_SIZE;
  const x = rightToLeft ? WIDTH - EDGE - width : EDGE - 12;
  const mark = `<g transform="translate(${x} 54) scale(2)">${markSvg('#fff', INK.accent)}</g>`;
  return `${mark}<g fill="#fff">${glyphsSvg(brand.glyphs, x + MARK_SIZE + 6, 99, BRAND_SIZE)}</g>`;
}

/** Returns the picture. `title` and `tagline` are set lines, `brand` is a single line; `label` and `set` as in label.mjs. */
export function pictureSvg({ language, rightToLeft, title, tagline, brand, label, set }) {
  const leading = leadingOf(language);
  const titleHeight = title.lines.length * leading * title.size;
  const top = MIDDLE - (titleHeight + taglineHeight(tagline, language)) / 2;
  const barX = rightToLeft ? WIDTH - EDGE - 76 : EDGE;
  const settings = { rightToLeft, leading };
  const place = { x: rightToLeft ? EDGE : WIDTH - EDGE - LABEL.width, y: MIDDLE - LABEL.height / 2 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.ground}"/>`,
    brandSvg(brand, rightToLeft),
    labelSvg(place, label, { set, lineSvg: ({ glyphs }, x, baseline, size) => glyphsSvg(glyphs, x, baseline, size) }),
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
