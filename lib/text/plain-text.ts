import { asciiDigits } from './ascii-digits';

/** Invisible characters: soft hyphen, zero-width characters, bidirectional marks and isolates, byte-order mark. */
const INVISIBLE = /\p{DI}/gu;

/** Bidirectional embeddings, overrides and isolates. Joiners are not included: words of Urdu need them. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns a text without bidirectional control marks, which would make it read differently. */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

/** Invisible characters except joiners and marks that choose the form of a sign. */
const INVISIBLE_IN_NAMES = /(?![\u200C\u200D\uFE0E\uFE0F])\p{DI}/gu;
const JOINER = /[\u200C\u200D]/;
const BETWEEN_LETTERS = /^[\p{L}\p{M}\p{So}][\u200C\u200D][\p{L}\p{M}\p{So}]$/u;

/** Removes joiners that are not between two letters. Words of Urdu need the others. */
const withoutLooseJoiners = (text: string): string => {
  const characters = [...text];
  return characters
    .filter((character, index) => {
      if (!JOINER.test(character)) return true;
      return BETWEEN_LETTERS.test(characters.slice(Math.max(0, index - 1), index + 2).join(''));
    })
    .join('');
};

/** Returns a name as one line with single spaces, in composed form and without invisible characters. */
export const plainName = (name: string): string =>
  withoutLooseJoiners(name.normalize('NFC').replace(INVISIBLE_IN_NAMES, ''))
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();

/** Converts line ends to `\n` and tabs to spaces, and removes bidirectional control marks. */
export const withPlainLineEnds = (text: string): string =>
  withoutBidiControls(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ');

/** Control characters, separators of lines and paragraphs, and halves of a surrogate pair. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Returns true for text without line ends, other control characters and unpaired surrogates. */
export const isOneLine = (text: string): boolean => !UNREADABLE.test(text);

/** Returns true for a text of several lines without other control characters and unpaired surrogates. */
export const hasNoControlCharacters = (text: string): boolean => !UNREADABLE.test(text.replaceAll('\n', ' '));

/**
 * Returns true for a name with a letter of any script: without one, a courier cannot ask for the person. Blank text is
 * accepted here, because `required` rejects it.
 */
export const isBlankOrHasLetter = (name: string): boolean => name.trim() === '' || /\p{L}/u.test(name);

/** Hyphens and dashes printed between the groups of one number. */
const HYPHENS = /[-\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/** Returns true if the text has a minus sign or a hyphen. `plainText` treats both as separators and removes them. */
export function hasMinus(text: string): boolean {
  return text.search(HYPHENS) >= 0;
}

/** Text that `plainText` does not change. Most numbers are like this. */
const PLAIN = /^[0-9A-Z]*$/;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Returns a text without invisible characters. Full-width forms and digits of any script become ASCII. */
export function plainCharacters(text: string): string {
  const narrow = text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  return asciiDigits(narrow).replace(INVISIBLE, '');
}

/**
 * Normalises a typed or pasted number: `plainCharacters` without hyphens, with ASCII letters in upper case. Spaces
 * stay.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return plainCharacters(text)
    .replace(HYPHENS, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns `plainText` of a field with one number, without the spaces between its groups. */
export function plainNumber(text: string): string {
  return plainText(text).replace(/\s/g, '');
}
