// The waybill label on a picture: what components/parts/label/route-label.tsx is on a page. It is never mirrored.
import { measure, textSvg } from './set-text.mjs';

export const LABEL_SIZE = { width: 440, height: 308 };
const PAPER = '#ffffff';
const INK = '#0a1d3f';
const ARROW = '#f59e0b';
const PADDING = 26;
/** Lower edges of the cells, and the thickness of the lines between them, in pixels. */
const HEAD_BOTTOM = 64;
const ROUTE_BOTTOM = 192;
const RULE_WIDTH = 3;

/** The D with bars as its stem, in 32 x 32 units. */
export const markSvg = (ink, arrow) =>
  `<path fill="${ink}" d="M3 4h4v24H3zM9 4h2v24H9z"/><path fill="none" stroke="${ink}" stroke-width="3.5" d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2"/><path fill="none" stroke="${arrow}" stroke-width="2.5" d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5"/>`;

/** Font size of the codes at both ends of the route, in pixels. */
const CODE_SIZE = 56;
const codeWidth = async (code) => (await measure(code, 'en')) * CODE_SIZE;

const latin = (text, size, x, baseline, atEnd = false) =>
  textSvg(text, { language: 'en', atEnd, x: Math.round(x), baseline, size });

/** Returns a name in the picture's language, at the left end of the label or, with `right`, at its right end. */
const placeName = (name, { language, rightToLeft }, x, right) =>
  textSvg(name, { language, rightToLeft, atEnd: right !== rightToLeft, x, baseline: HEAD_BOTTOM + 106, size: 18 });

/**
 * Returns the label with its upper left corner at `x`, `y`. `bars` is a bar code; `to` is one end of the route or
 * several. Codes and numbers are Latin, names of places are in the picture's language.
 */
export async function labelSvg({ x, y }, { brand, from, to, bars, number }, settings) {
  const right = LABEL_SIZE.width - PADDING;
  const rule = (top) => `<rect y="${top}" width="${LABEL_SIZE.width}" height="${RULE_WIDTH}" fill="${INK}"/>`;
  const rest = ROUTE_BOTTOM + RULE_WIDTH;
  const start = PADDING + (await codeWidth('CAN'));
  const numberX = (LABEL_SIZE.width - (await measure(number, 'en')) * 18) / 2;
  return [
    `<g transform="translate(${x} ${y})" fill="${INK}">`,
    `<rect width="${LABEL_SIZE.width}" height="${LABEL_SIZE.height}" rx="14" fill="${PAPER}"/>`,
    `<g transform="translate(${PADDING - 3} 14) scale(1.15)">${markSvg(INK, ARROW)}</g>`,
    latin(brand, 22, PADDING + 46, 41),
    rule(HEAD_BOTTOM),
    latin(from.code, CODE_SIZE, PADDING, HEAD_BOTTOM + 66),
    placeName(from.name, settings, PADDING, false),
    to.length === 1 ? await destination(to[0], start, right, settings) : destinations(to, start + 68),
    rule(ROUTE_BOTTOM),
    `<path transform="translate(${PADDING} ${rest + 18}) scale(${(right - PADDING) / bars.width} 52)" d="${bars.path}"/>`,
    latin(number, 18, numberX, rest + 98),
    '</g>',
  ].join('');
}

async function destination({ code, name }, from, right, settings) {
  const middle = Math.round((from + right - (await codeWidth(code))) / 2);
  return [
    `<path transform="translate(${middle - 36} ${HEAD_BOTTOM + 46})" fill="none" stroke="${ARROW}" stroke-width="5" d="M0 0h68M56-12l13 12-13 12"/>`,
    latin(code, CODE_SIZE, right, HEAD_BOTTOM + 66, true),
    placeName(name, settings, right, true),
  ].join('');
}

/** Returns the codes of up to ten destinations in two rows of five. */
function destinations(to, start) {
  const step = (LABEL_SIZE.width - PADDING + 8 - start) / 5;
  const codes = to.map(({ code }, index) =>
    latin(code, 17, start + (index % 5) * step, HEAD_BOTTOM + (index < 5 ? 54 : 88)),
  );
  const arrow = `<path transform="translate(${Math.round(start) - 48} ${HEAD_BOTTOM + 62})" fill="none" stroke="${ARROW}" stroke-width="4" d="M0 0h32M24-8l9 8-9 8"/>`;
  return arrow + codes.join('');
}
