// Composes one picture as SVG: the mark, a title, the tagline and the label of a route. The sides are swapped for right
// to left.
import { LABEL_SIZE, labelSvg, markSvg } from './label.mjs';
import { breaker, measure, textSvg } from './set-text.mjs';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
const EDGE = 72;
const COLUMN = 560;

/** The ink colours of app/styles/tokens.css. */
const COLOURS = { ground: '#0a1d3f', text: '#f5f8fd', soft: '#b8c6e0', accent: '#ffb224' };

/** Font sizes of the title in pixels, with the most lines for each. The largest that fits is used. */
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
const MAX_HEIGHT = 350;
const MIDDLE = 362;
const BAR_ABOVE = 34;

const round = (value) => Math.round(value * 100) / 100;

function linesSvg(lines, { language, rightToLeft, top, size, leading, colour }) {
  const x = rightToLeft ? PICTURE_WIDTH - EDGE : EDGE;
  const rows = lines.map((line, index) => {
    // The baseline is 0.3 em below the middle of the line.
    const baseline = round(top + (index * leading + leading / 2 + 0.3) * size);
    return textSvg(line, { language, rightToLeft, x, baseline, size });
  });
  return `<g fill="${colour}">${rows.join('')}</g>`;
}

const leadingOf = (language) => LEADING[language] ?? LATIN_LEADING;
const taglineHeight = (lines, language) =>
  lines.length === 0 ? 0 : GAP + lines.length * (leadingOf(language) + 0.2) * TAGLINE_SIZE;

/** Returns the lines of both texts at the largest size that fits the column. */
async function fitTexts(title, tagline, language) {
  const below = tagline ? ((await breaker(tagline, language))(COLUMN / TAGLINE_SIZE) ?? []) : [];
  const breakTitle = await breaker(title, language);
  for (const { size, lines: most } of TITLE_STEPS) {
    const lines = breakTitle(COLUMN / size);
    if (!lines || lines.length > most) continue;
    const height = lines.length * leadingOf(language) * size + taglineHeight(below, language);
    if (height <= MAX_HEIGHT) return { title: { lines, size }, tagline: below };
  }
  throw new Error(`the title is too long for a picture: ${title}`);
}

const BRAND_SIZE = 36;
const MARK_SIZE = 64;

async function brandSvg(brand, rightToLeft) {
  const width = MARK_SIZE + 12 + (await measure(brand, 'en')) * BRAND_SIZE;
  const x = rightToLeft ? PICTURE_WIDTH - EDGE - width : EDGE - 12;
  const mark = `<g transform="translate(${round(x)} 54) scale(2)">${markSvg('#fff', COLOURS.accent)}</g>`;
  const name = textSvg(brand, { language: 'en', x: round(x + MARK_SIZE + 6), baseline: 99, size: BRAND_SIZE });
  return `${mark}<g fill="#fff">${name}</g>`;
}

/** Returns the picture as SVG. */
export async function composePicture({ language, rightToLeft, title, tagline, label }, brand) {
  // Lines are broken by width, so characters that forbid or allow a break are removed.
  const plain = (text) => text.replaceAll(/[\u200b\u2060]/g, '');
  const fitted = await fitTexts(plain(title).replace(/[.。۔]$/u, ''), plain(tagline), language);
  const leading = leadingOf(language);
  const { size } = fitted.title;
  const titleHeight = fitted.title.lines.length * leading * size;
  const top = MIDDLE - (titleHeight + taglineHeight(fitted.tagline, language)) / 2;
  const barX = rightToLeft ? PICTURE_WIDTH - EDGE - 76 : EDGE;
  const settings = { language, rightToLeft };
  const place = { x: rightToLeft ? EDGE : PICTURE_WIDTH - EDGE - LABEL_SIZE.width, y: MIDDLE - LABEL_SIZE.height / 2 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${COLOURS.ground}"/>`,
    await brandSvg(brand, rightToLeft),
    await labelSvg(place, { ...label, brand }, settings),
    `<rect x="${barX}" y="${round(top - BAR_ABOVE)}" width="76" height="6" rx="3" fill="${COLOURS.accent}"/>`,
    linesSvg(fitted.title.lines, { ...settings, leading, top, size, colour: COLOURS.text }),
    linesSvg(fitted.tagline, {
      ...settings,
      leading: leading + 0.2,
      top: top + titleHeight + GAP,
      size: TAGLINE_SIZE,
      colour: COLOURS.soft,
    }),
    '</svg>',
  ].join('');
}
