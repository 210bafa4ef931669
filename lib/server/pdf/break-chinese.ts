import 'server-only';

/** Texts shorter than this stay on one line anyway. */
const SHORT = 12;

const CHUNK =
  /[（《「『【〈“‘]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}（《「『【〈]+)[，。、；：！？）》」』】〉”’…]*\s*/gu;

/**
 * The parts between which a Chinese text may be broken: after each character, but never before a closing mark or after an
 * opening one, and never within a Latin word or a number. Null for texts that are broken at spaces like any other.
 */
export function chineseParts(text: string): string[] | null {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return characters < SHORT ? null : (text.match(CHUNK) ?? null);
}
