import { plainNumber } from '@/lib/text/plain-text';

/**
 * Minimum length in characters. Shorter input is a name or a typing mistake. The error message contains this length.
 */
export const MIN_COURIER_NUMBER_LENGTH = 8;
const MIN_COURIER_NUMBER_DIGITS = 4;

/**
 * Returns true if the text may be a courier number within China: at least eight letters and digits, with four digits or
 * more. Examples: SF's and YTO's two letters and 13 digits, China Post's two letters, nine digits and two letters,
 * ZTO's 12 to 14 digits. Deppon's eight digits are the shortest. Carriers use different formats, so there is no check
 * digit. Spaces, hyphens and separators between two numbers are ignored.
 */
export function isCourierNumber(typed: string): boolean {
  const plain = plainNumber(typed).replace(/[,/;\u060C\u061B\u3001\uFF0C]/g, '');
  return (
    plain.length >= MIN_COURIER_NUMBER_LENGTH &&
    /^[0-9A-Z]+$/.test(plain) &&
    plain.replace(/\D/g, '').length >= MIN_COURIER_NUMBER_DIGITS
  );
}
