// The waybill label on a picture: what components/parts/label/route-label.tsx is on a page. It is never mirrored.
import { measure, textSvg } from './set-text.mjs';

export const LABEL = { width: 440, height: 308 };
const PAPER = '#ffffff';
const INK = '#0a1d3f';
const ARROW = '#f59e0b';
const PAD = 26;
/** Lower edges of the cells, and the thickness of the lines between them, in pixels. */
const HEAD = 64;
const ROUTE = 192;
const RULE = 3;

/** The D with bars as its stem, in 32 x 32 units. */
export const markSvg = (ink, arrow) =>
  `<path fill="${ink}" d="M3 4h4v24H3zM9 4h2v24H9z"/><path fill="none" stroke="${ink}" stroke-width="3.5" d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2"/><path fill="none" stroke="${arrow}" stroke-width="2.5" d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5"/>`;

/** Font size of the codes at both ends of the route, in pixels. */
const CODE = 56;
const codeWidth = async (code) => (await measure(code, 'en')) * CODE;

const latin = (text, size, x, baseline, atEnd = false) =>
  textSvg(text, { language: 'en', atEnd, x: Math.round(x), baseline, size });

/** Returns a name in the picture's language, at the left end of the label or, with `right`, at its right end. */
const placeName = (name, { language, rightToLeft }, x, right) =>
  textSvg(name, { language, rightToLeft, atEnd: right !== rightToLeft, x, baseline: HEAD + 106, size: 18 });

/**
 * Returns the label with its upper left corner at `x`, `y`. `bars` is a bar code; `to` is one end of the route or
 * several. Codes and numbers are Latin, names of places are in the picture's language.
 */
export async function labelSvg({ x, y }, { brand, from, to, bars, number }, settings) {
  const right = LABEL.width - PAD;
  const rule = (top) => `<rect y="${top}" width="${LABEL.width}" height="${RULE}" fill="${INK}"/>`;
  const rest = ROUTE + RULE;
  const start = PAD + (await codeWidth('CAN'));
  const numberX = (LABEL.width - (await measure(number, 'en')) * 18) / 2;
  return [
    `<g transform="translate(${x} ${y})" fill="${INK}">`,
    `<rect width="${LABEL.width}" height="${LABEL.height}" rx="14" fill="${PAPER}"/>`,
    `<g transform="translate(${PAD - 3} 14) scale(1.15)">${markSvg(INK, ARROW)}</g>`,
    latin(brand, 22, PAD + 46, 41),
    rule(HEAD),
    latin(from.code, CODE, PAD, HEAD + 66),
    placeName(from.name, settings, PAD, false),
    to.length === 1 ? await destination(to[0], start, right, settings) : destinations(to, start + 68),
    rule(ROUTE),
    `<path transform="translate(${PAD} ${rest + 18}) scale(${(right - PAD) / bars.width} 52)" d="${bars.path}"/>`,
    latin(number, 18, numberX, rest + 98),
    '</g>',
  ].join('');
}

async function destination({ code, name }, from, right, settings) {
  const middle = Math.round((from + right - (await codeWidth(code))) / 2);
  return [
    `<path transform="translate(${middle - 36} ${HEAD + 46})" fill="none" stroke="${ARROW}" stroke-width="5" d="M0 0h68M56-12l13 12-13 12"/>`,
    latin(code, CODE, right, HEAD + 66, true),
    placeName(name, settings, right, true),
  ].join('');
}

/** Returns the codes of up to ten destinations in two rows of five. */
function destinations(to, start) {
  const step = (LABEL.width - PAD + 8 - start) / 5;
  const codes = to.map(({ code }, index) => latin(code, 17, start + (index % 5) * step, HEAD + (index < 5 ? 54 : 88)));
  const arrow = `<path transform="translate(${Math.round(start) - 48} ${HEAD + 62})" fill="none" stroke="${ARROW}" stroke-width="4" d="M0 0h32M24-8l9 8-9 8"/>`;
  return arrow + codes.join('');
}
