import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Returns every form of a message as plain text, one for each case of its arguments. A value becomes the short word
 * "it".
 */
export function spokenForms(message: string): string[] {
  const elements = parse(message);
  return [...new Set(['other', ...casesOf(elements)].map((branch) => textOf(elements, branch)))];
}

function casesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return casesOf(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.entries(element.options).flatMap(([name, { value }]) => [name, ...casesOf(value)]);
  });
}

function textOf(elements: readonly MessageFormatElement[], branch: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return textOf(element.children, branch);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return textOf((element.options[branch] ?? element.options.other!).value, branch);
      return 'it';
    })
    .join('');
}

/** A point within a figure or a name ends nothing, and neither does a colon. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…！])["”)]*\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Counts groups of vowel letters. A silent final "e" counts zero, and "ia" and "io" within a word count two. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const sounded = letters.replace(/(?<=[aeiouy][^aeiouy]+)(?:(?<!l)e|(?<![dt])ed|(?<![cgsxz]|sh|ch)es)$/, '');
  const apart = sounded.match(/(?<=[aeiouy].*[^aeioucgstx])i(?=[ao])/g) ?? [];
  return Math.max(1, (sounded.match(/[aeiouy]+/g) ?? []).length + apart.length);
}

/**
 * The school grade of the Flesch-Kincaid formula (J. P. Kincaid and others, "Derivation of New Readability Formulas",
 * 1975): 0.39 × words a sentence + 11.8 × syllables a word − 15.59. A reader of the grade is five years older.
 */
export function gradeOf(sentences: readonly (readonly string[])[]): number {
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
