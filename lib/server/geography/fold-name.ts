import 'server-only';

/** Letters that people type for one another and that Unicode does not decompose. */
const ALIKE: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ة: 'ه',
  ھ: 'ه',
};

/**
 * A place's name as it is compared: lower case, without marks and apostrophes (`Şanlıurfa` is `sanliurfa`, `Xi’an` is `xian`),
 * Arabic and Urdu letters that look alike made one, everything between words a single space.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Lm}'’‘`]/gu, '')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the `search` column of a place holds: each different name folded, between bars, so that `|acc` finds a beginning. */
export function searchText(names: readonly string[]): string {
  return `|${[...new Set(names.map(foldName))].join('|')}|`;
}
