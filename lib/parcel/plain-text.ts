/** Marks that paint nothing: soft hyphen, zero-width characters, bidirectional marks and isolates, byte-order mark. */
const INVISIBLE = /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** Embeddings, overrides and isolates of direction. Joiners, which words of Urdu need, are none of them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without marks that make it read as another one. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '');

/** A name has a letter of any script: a courier cannot ask for somebody whose name has none. Blank is left to what is required. */
export const isBlankOrHasLetter = (name: string): boolean => name.trim() === '' || /\p{L}/u.test(name);

/** Hyphens and dashes people print between the groups of one number. */
const HYPHENS = /[-\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/** A number that is typed with a minus. `plainText` takes hyphens for print and drops them. */
export function hasMinus(text: string): boolean {
  return text.search(HYPHENS) >= 0;
}

/** What `plainText` leaves as it is; most numbers come so. */
const PLAIN = /^[0-9A-Z]*$/;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A typed or pasted number in the letters it means: full-width forms, Arabic-Indic and Extended Arabic-Indic digits become ASCII,
 * ASCII letters upper case, invisible marks and hyphens vanish. Spaces stay.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(ARABIC_DIGIT, (character) => String(character.charCodeAt(0) & 0xf))
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** As `plainText`, for a field that holds one number: the spaces between its groups vanish too. */
export function plainNumber(text: string): string {
  return plainText(text).replace(/\s/g, '');
}
