import 'server-only';

/** Minimum number of Chinese characters in a text that is split. A shorter one fits on one line. */
const MIN_DIVIDED_LENGTH = 12;

const CHUNK =
  /[（《「『【〈“‘]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}（《「『【〈]+)[，。、；：！？）》」』】〉”’…]*\s*/gu;

/**
 * Splits a Chinese text where a line may break, which is after each character. Exceptions are before a closing mark,
 * after an opening one, and within a Latin word or number. Returns null for texts that break at spaces.
 */
export function chineseParts(text: string): string[] | null {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return characters < MIN_DIVIDED_LENGTH ? null : (text.match(CHUNK) ?? null);
}
