import 'server-only';

/** Letters without a Unicode decomposition: the hooked letters of Hausa, in Nigerian addresses. */
const PLAIN: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y' };

/** Control and format characters, which have no glyph; joiners stay because Arabic shaping needs them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/gu;

function drawn(character: string, has: (codePoint: number) => boolean): string {
  const hasGlyph = (one: string) => has(one.codePointAt(0) ?? 0);
  if (hasGlyph(character)) return character;
  const [base = '', ...marks] = character.normalize('NFKD');
  if (hasGlyph(base)) return [base, ...marks.filter(hasGlyph)].join('');
  // A combining mark without a glyph is dropped; any other character without one becomes a placeholder.
  return PLAIN[character] ?? (/\p{M}/u.test(character) ? '' : '?');
}

/** The text in characters that the fonts have; each one they lack is replaced by the nearest one they have. */
export function drawableText(text: string, has: (codePoint: number) => boolean): string {
  const spaced = text
    .normalize('NFC')
    .replaceAll(/[\s\u202f]+/gu, ' ')
    .replaceAll(UNSEEN, '');
  return Array.from(spaced, (character) => drawn(character, has)).join('');
}
