/** Letters that people type for one another and that Unicode does not decompose. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  œ: 'oe',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
};

/** A text as it is compared: lower case, without marks, letters that look alike made one, one space between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => ALIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a folded text contains every word of what was typed; nothing typed is contained in everything. */
export function containsWords(folded: string, typed: string): boolean {
  return foldText(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}
