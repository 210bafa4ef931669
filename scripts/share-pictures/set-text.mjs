// Sets text in lines: directions, fonts, shaping and breaking. Lengths are in ems.
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Returns runs of one direction and one font, in the order of the text. */
function runsOf(text, fonts, rightToLeft) {
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr');
  const runs = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at];
    const last = runs.at(-1);
    const neutral = /[\s\p{P}]/u.test(character);
    // Spaces and punctuation stay in their neighbour's run if its font has them, so that no word is split.
    const keeps =
      last && last.level === level && (neutral ? last.font.has(character) : last.font === fontOf(character, fonts));
    if (keeps) last.text += character;
    else runs.push({ text: character, level, font: fontOf(character, fonts) });
    at += character.length;
  }
  return runs;
}

function fontOf(character, fonts) {
  const font = fonts.find((each) => each.has(character));
  if (!font) throw new Error(`no font for ${character} (U+${character.codePointAt(0).toString(16)})`);
  return font;
}

/** Applies rule L2 of the bidirectional algorithm to whole runs. */
function inVisualOrder(runs) {
  const order = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && order[end].level >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return order;
}

const movedBy = (glyph, distance) => ({
  ...glyph,
  x: glyph.x + distance,
  left: glyph.left + distance,
  right: glyph.right + distance,
});

/** Returns one line: its glyphs from left to right and its width, including ink outside a letter's own width. */
export function setLine(text, fonts, rightToLeft) {
  let width = 0;
  const glyphs = inVisualOrder(runsOf(text, fonts, rightToLeft)).flatMap(({ text: piece, level, font }) => {
    const shaped = font.shape(piece, level % 2 === 1);
    const moved = shaped.glyphs.map((glyph) => movedBy(glyph, width));
    width += shaped.width;
    return moved;
  });
  const before = Math.max(0, ...glyphs.map(({ left }) => -left));
  const after = Math.max(width, ...glyphs.map(({ right }) => right));
  return { glyphs: glyphs.map((glyph) => movedBy(glyph, before)), width: after + before };
}

const NUMERAL_END = /[一二三四五六七八九十百千万\d]$/;
const NUMERAL_START = /^[一二三四五六七八九十百千万\d]/;

/** Splits a text at allowed line ends: after a space, and in Chinese between words (never before punctuation, nor in a number). */
function piecesOf(text, language) {
  if (language !== 'zh-CN') return text.split(/(?<= )/);
  const pieces = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const goesOn =
      /^[\s\p{P}]/u.test(segment) || (NUMERAL_END.test(pieces.at(-1) ?? '') && NUMERAL_START.test(segment));
    if (pieces.length > 0 && goesOn) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Returns the fewest lines within `width`, as even as possible. Null if a single word is wider. */
export function setLines(text, { fonts, language, rightToLeft, width }) {
  const pieces = piecesOf(text.trim(), language);
  const known = new Map();
  const lineOf = (line) => {
    const trimmed = line.trimEnd();
    if (!known.has(trimmed)) known.set(trimmed, setLine(trimmed, fonts, rightToLeft));
    return known.get(trimmed);
  };
  const fill = (most) => {
    const lines = [];
    for (const piece of pieces) {
      const longer = lines.length > 0 ? lines.at(-1) + piece : null;
      if (longer !== null && lineOf(longer).width <= most) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
    const set = lines.map(lineOf);
    return set.some((line) => line.width > most) ? null : set;
  };
  const widest = fill(width);
  if (!widest) return null;
  let best = widest;
  for (let most = width * 0.95; most > width * 0.4; most *= 0.95) {
    const lines = fill(most);
    if (!lines || lines.length > widest.length) break;
    best = lines;
  }
  return best;
}
