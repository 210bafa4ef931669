import CHARACTERS from './printable-characters.json';

/**
 * Printed in place of a character without a glyph: the printers' mark for a missing letter. The order check refuses
 * these characters.
 */
const MISSING_GLYPH = '〓';

/** Control and format characters, which have no glyph. Joiners stay because Arabic shaping needs them. */
const CHARACTERS_WITHOUT_GLYPH =
  /[\p{Cc}\p{Cs}\p{Variation_Selector}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A character with its combining marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

const ASCII = /^[ -~]*$/;

/** Returns the first character of each range of the fonts' characters, and the one after its last. */
function readBounds(): Uint32Array {
  let end = 0;
  const bounds = CHARACTERS.split(' ').flatMap((range) => {
    const [gap = '', more = '0'] = range.split('-');
    const start = end + Number.parseInt(gap, 36);
    end = start + Number.parseInt(more, 36) + 1;
    return [start, end];
  });
  return Uint32Array.from(bounds);
}

let bounds: Uint32Array | undefined;

/**
 * Returns true if the fonts of documents have the character: an odd number of bounds is then at or below its code
 * point.
 */
function hasGlyph(character: string): boolean {
  bounds ??= readBounds();
  const codePoint = character.codePointAt(0)!;
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/** Returns the character, its compatible letters if only they have glyphs (`①` is printed as `1`), or null. */
function printableForm(character: string): string | null {
  if (hasGlyph(character)) return character;
  const letters = character.normalize('NFKD');
  return letters !== character && Array.from(letters).every(hasGlyph) ? letters.normalize('NFC') : null;
}

/** Composes letters, makes one space of white space, and removes characters that cannot be seen. */
const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(CHARACTERS_WITHOUT_GLYPH, '');

/** Returns the text in characters that the fonts of labels and invoices have. */
export function printableText(text: string): string {
  if (ASCII.test(text)) return text;
  return Array.from(tidy(text), (character) => printableForm(character) ?? MISSING_GLYPH).join('');
}

/** Returns each character that labels and invoices cannot print, with its marks, once. */
export function unprintableCharacters(text: string): string[] {
  if (ASCII.test(text)) return [];
  const clusters = tidy(text).match(CLUSTER) ?? [];
  return [...new Set(clusters.filter((cluster) => Array.from(cluster).some((each) => printableForm(each) === null)))];
}
