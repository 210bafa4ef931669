import { asciiDigits } from './ascii-digits';

/** Interchangeable letters that Unicode does not decompose. */
const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = {
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

/** Apostrophes within a word (`Xi’an`, `Bao'an`) or between words (`l’aéroport`). */
export const APOSTROPHES = /['’‘`]/g;

/**
 * Returns a text in the form for comparison with typed text. It is in lower case with ASCII digits, without marks,
 * invisible characters and apostrophes: `Şanlıurfa` is `sanliurfa`, `Xi’an` is `xian`. Similar Arabic and Urdu letters
 * become one, and everything between words becomes a single space.
 */
export function foldText(text: string): string {
  return asciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}\p{Cf}]/gu, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => EQUIVALENT_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
