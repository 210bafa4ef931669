import { plainCharacters } from '@/lib/text/plain-text';

/** Reasons to refuse a text as a phone number of any country. Keys of `errors.json`. */
export type PhoneTextFault = 'phoneFormat' | 'phoneLetters' | 'phoneSeveral' | 'phoneExtension' | 'phoneShortened';

/**
 * A number as digits, with a plus sign if it begins with a calling code; or the reason why the text is not a number.
 */
export type PhoneText = { plain: string; fault?: undefined } | { plain?: undefined; fault: PhoneTextFault };

/**
 * Words and marks before and after a number: `tel:`, `="`, `(WhatsApp)`, `手机`. A letter beside a digit stays if its
 * script has capitals, because it may mean a digit.
 */
const WORDS_AROUND_NUMBER = /^[^\d+]*[^\d+\p{Lu}\p{Ll}]|(?:[^\d\p{Lu}\p{Ll}][^\d]*)?$/gu;
/** A number that a spreadsheet displays in scientific notation. Its last digits are lost. */
const SHORTENED_NUMBER = /^\d(?:[.,\u066B]\d+)?E\+?\d+$/i;
/** A number with the decimal that programs add to a column of numbers. */
const NUMBER_WITH_DECIMAL = /^(\+?\d+)\.0$/;
/** Words and signs between a number and its extension: `ext. 3`, `x3`, `#3`, `转3`. */
const EXTENSION = /(?:\p{L}{2,}|[X#转])[^\d\p{L}]*\d{1,6}$/iu;
/** Fewest digits of a number that is written beside another one. A shorter group may be a part of the same number. */
const MIN_WHOLE_NUMBER_DIGITS = 9;
/** Fewest digits before an extension. */
const MIN_CALLABLE_DIGITS = 7;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Returns true if a gap or a second plus sign separates two whole numbers. */
function hasSeveralNumbers(text: string): boolean {
  const spaced = text.replace(/(\d)(?=\+)/g, '$1 ');
  return [...spaced.matchAll(/[^\d+]+/g)].some(
    ({ index }) =>
      digitsIn(spaced.slice(0, index).replace(/^0+/, '')) >= MIN_WHOLE_NUMBER_DIGITS &&
      digitsIn(spaced.slice(index)) >= MIN_WHOLE_NUMBER_DIGITS,
  );
}

function hasExtension(text: string): boolean {
  const extension = EXTENSION.exec(text);
  return extension !== null && digitsIn(text.slice(0, extension.index)) >= MIN_CALLABLE_DIGITS;
}

function faultOf(text: string): PhoneTextFault | null {
  if (!/\d/.test(text)) return 'phoneFormat';
  if (SHORTENED_NUMBER.test(text)) return 'phoneShortened';
  if (hasSeveralNumbers(text)) return 'phoneSeveral';
  if (hasExtension(text)) return 'phoneExtension';
  return /\p{L}/u.test(text) ? 'phoneLetters' : null;
}

/**
 * Reads the digits of a typed, pasted or imported phone number. Digits of any script, separators of any kind, `tel:`,
 * the marks of spreadsheets and invisible characters are accepted.
 */
export function readPhoneText(typed: string): PhoneText {
  const text = plainCharacters(typed).replace(WORDS_AROUND_NUMBER, '').replace(NUMBER_WITH_DECIMAL, '$1');
  const fault = faultOf(text);
  if (fault) return { fault };
  return { plain: (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '') };
}
