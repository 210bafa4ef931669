/** Letters that people type for one another and that Unicode does not decompose. */
const ALIKE: Readonly<Record<string, string>> = {
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

/** Within a word they join (`Xi’an`, `Bao'an`) or part it (`l’aéroport`). */
export const APOSTROPHES = /['’‘`]/g;

/**
 * A text as it is compared with what is typed: lower case, without marks and apostrophes (`Şanlıurfa` is `sanliurfa`, `Xi’an` is
 * `xian`), Arabic and Urdu letters that look alike made one, everything between words a single space.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => ALIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
