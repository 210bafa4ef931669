import 'server-only';

/** Letters that no decomposition leads to another of: the hooked ones of Hausa, on Nigerian addresses. */
const PLAIN: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y' };

/** What controls a text but is never drawn; joiners stay, they shape Arabic letters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/gu;

function drawn(character: string, has: (codePoint: number) => boolean): string {
  const hasGlyph = (one: string) => has(one.codePointAt(0) ?? 0);
  if (hasGlyph(character)) return character;
  const [base = '', ...marks] = character.normalize('NFKD');
  if (hasGlyph(base)) return [base, ...marks.filter(hasGlyph)].join('');
  // A mark without a glyph is left out; anything else leaves a trace of itself.
  return PLAIN[character] ?? (/\p{M}/u.test(character) ? '' : '?');
}

/** A text in characters that our fonts have: what they lack is written by the nearest thing they have. */
export function drawableText(text: string, has: (codePoint: number) => boolean): string {
  const spaced = text
    .normalize('NFC')
    .replaceAll(/[\s\u202f]+/gu, ' ')
    .replaceAll(UNSEEN, '');
  return Array.from(spaced, (character) => drawn(character, has)).join('');
}
