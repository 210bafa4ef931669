import 'server-only';
import type { Direction } from '@/lib/market/language';

const STRONG_CHARACTER = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Returns the direction of a sentence in the document's language, which may begin with a word in other letters: "DAP".
 */
export const sentenceDirection = (text: string, side: Direction): Direction =>
  side === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : textDirection(text);

/**
 * Returns the direction of a text from its first strong character, as `dir="auto"` does. Left to right if it has none.
 */
export function textDirection(text: string): Direction {
  const strong = STRONG_CHARACTER.exec(text)?.[0];
  return strong !== undefined && RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
}
