// Text of the pictures: its width, its lines and its SVG. Pango shapes it, for measuring and in the picture. Widths are
// in ems.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Fontconfig reads its settings with the first text, so that no installed font is used.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
process.env.XDG_CACHE_HOME ??= fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

const LATIN = 'IBM Plex Sans SmBld';
const FAMILIES = {
  ar: `IBM Plex Sans Arabic SmBld, ${LATIN}`,
  ur: `Noto Nastaliq Urdu SemiBold, ${LATIN}`,
  'zh-CN': `${LATIN}, Noto Sans SC Medium`,
};

/** Returns the font families of a language, in order of preference. */
const familiesOf = (language) => FAMILIES[language] ?? LATIN;

const MARKUP = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text) => text.replace(/[&<>]/g, (character) => MARKUP[character]);

/** Font size for measuring, in pixels. */
const SIZE = 100;
const cache = new Map();

/** Returns the width of the ink of a text in one line, in ems. */
export async function measure(text, language) {
  const key = `${language} ${text}`;
  if (!cache.has(key)) {
    const font = `${familiesOf(language)}, ${SIZE}`;
    const { width } = await sharp({ text: { text: escapeXml(text), font } }).metadata();
    cache.set(key, width / SIZE);
  }
  return cache.get(key);
}

const NUMERAL_END = /[一二三四五六七八九十百千万\d]$/;
const NUMERAL_START = /^[一二三四五六七八九十百千万\d]/;

/**
 * Splits a text at allowed line ends: at a space, and in Chinese between words (never before punctuation, nor in a
 * number).
 */
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

/**
 * Returns a function that breaks the text into the fewest lines within a width, as even as possible; null if a word is
 * wider.
 */
export async function breaker(text, language) {
  const pieces = piecesOf(text.trim(), language);
  const widths = await Promise.all(pieces.map((piece) => measure(piece.trimEnd(), language)));
  const space = (await measure('n n', language)) - (await measure('nn', language));
  const fill = (most) => {
    const lines = [];
    pieces.forEach((piece, index) => {
      const line = lines.at(-1);
      if (line && line.width + line.gap + widths[index] <= most) {
        line.text += piece;
        line.width += line.gap + widths[index];
      } else lines.push({ text: piece, width: widths[index] });
      lines.at(-1).gap = piece.endsWith(' ') ? space : 0;
    });
    return lines.some(({ width }) => width > most) ? null : lines.map((line) => line.text.trimEnd());
  };
  return (width) => {
    let best = fill(width);
    for (let most = width * 0.95; best && most > width * 0.4; most *= 0.95) {
      const lines = fill(most);
      if (!lines || lines.length > best.length) break;
      best = lines;
    }
    return best;
  };
}

/**
 * Returns one line of text as SVG. `x` is where it starts: its right end if `rightToLeft`. With `atEnd`, its other end.
 */
export function textSvg(text, { language, rightToLeft = false, atEnd = false, x, baseline, size }) {
  const direction = rightToLeft ? ' direction="rtl"' : '';
  const anchor = atEnd ? ' text-anchor="end"' : '';
  const families = familiesOf(language);
  return `<text x="${x}" y="${baseline}" font-size="${size}" font-family="${families}"${direction}${anchor}>${escapeXml(text)}</text>`;
}
