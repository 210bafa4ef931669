import 'server-only';
import type { Direction } from '@/lib/market/language';

const STRONG = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a text by its first letter, as `dir="auto"` finds it; numbers alone run from left to right. */
export function textDirection(text: string): Direction {
  const strong = STRONG.exec(text)?.[0];
  return strong !== undefined && RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
}
