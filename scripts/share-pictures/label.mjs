// The waybill label on a picture: what components/parts/label/route-label.tsx is on a page. It is never mirrored.
export const LABEL = { width: 440, height: 308 };
const PAPER = '#ffffff';
const INK = '#0a1d3f';
const ARROW = '#f59e0b';
const PAD = 26;
/** Lower edges of the cells. */
const HEAD = 64;
const ROUTE = 192;
const RULE = 3;

/** The D with bars as its stem, in 32 x 32 units. */
export const markSvg = (ink, arrow) =>
  `<path fill="${ink}" d="M3 4h4v24H3zM9 4h2v24H9z"/><path fill="none" stroke="${ink}" stroke-width="3.5" d="M13 5.75h2c16.5 0 16.5 20.5 0 20.5h-2"/><path fill="none" stroke="${arrow}" stroke-width="2.5" d="M13.5 16h8m-3.5-3.5 3.5 3.5-3.5 3.5"/>`;

/**
 * Returns the label with its upper left corner at `x`, `y`. `set` sets a line of text: `set.latin` in Latin, `set.own` in the picture's
 * language; `lineSvg` draws one. `bars` is a bar code; `to` is one end of the route or several.
 */
export function labelSvg({ x, y }, { brand, from, to, bars, number }, { set, lineSvg }) {
  const right = LABEL.width - PAD;
  const text = (line, size, at, baseline, end = false) =>
    lineSvg(line, end ? at - line.width * size : at, baseline, size);
  const rule = (top) => `<rect y="${top}" width="${LABEL.width}" height="${RULE}" fill="${INK}"/>`;
  const rest = ROUTE + RULE;
  const digits = set.latin(number);
  return [
    `<g transform="translate(${x} ${y})" fill="${INK}">`,
    `<rect width="${LABEL.width}" height="${LABEL.height}" rx="14" fill="${PAPER}"/>`,
    `<g transform="translate(${PAD - 3} 14) scale(1.15)">${markSvg(INK, ARROW)}</g>`,
    text(set.latin(brand), 22, PAD + 46, 41),
    rule(HEAD),
    text(set.latin(from.code), 56, PAD, HEAD + 66),
    text(set.own(from.name), 18, PAD, HEAD + 106),
    to.length === 1 ? destination(to[0], right, text, set) : destinations(to, text, set),
    rule(ROUTE),
    `<path transform="translate(${PAD} ${rest + 18}) scale(${(right - PAD) / bars.width} 52)" d="${bars.path}"/>`,
    text(digits, 18, (LABEL.width - digits.width * 18) / 2, rest + 98),
    '</g>',
  ].join('');
}

function destination({ code, name }, right, text, set) {
  const large = set.latin(code);
  const start = right - large.width * 56;
  const middle = (PAD + set.latin('CAN').width * 56 + start) / 2;
  return [
    `<path transform="translate(${middle - 36} ${HEAD + 46})" fill="none" stroke="${ARROW}" stroke-width="5" d="M0 0h68M56-12l13 12-13 12"/>`,
    text(large, 56, start, HEAD + 66),
    text(set.own(name), 18, right, HEAD + 106, true),
  ].join('');
}

/** Codes in two rows of five. */
function destinations(to, text, set) {
  const start = PAD + set.latin('CAN').width * 56 + 62;
  const step = (LABEL.width - PAD + 8 - start) / 5;
  const codes = to.map(({ code }, index) =>
    text(set.latin(code), 17, start + (index % 5) * step, HEAD + (index < 5 ? 54 : 88)),
  );
  const arrow = `<path transform="translate(${start - 48} ${HEAD + 62})" fill="none" stroke="${ARROW}" stroke-width="4" d="M0 0h32M24-8l9 8-9 8"/>`;
  return arrow + codes.join('');
}
