import { plainNumber } from '@/lib/parcel/plain-text';

/** Shorter ones are a name or a slip. Named in the error's sentence. */
export const COURIER_NUMBER_LENGTH = 8;
const COURIER_NUMBER_DIGITS = 4;

/**
 * Could be the number of a courier within China: letters and digits, most of them long (SF's and YTO's two letters and 13 digits,
 * China Post's two letters, nine digits and two letters, ZTO's 12 to 14 digits), Deppon's the shortest with eight. Each carrier
 * numbers as it likes, so no check digit is asked; spaces, hyphens and what stands between two numbers mean nothing.
 */
export function isCourierNumber(typed: string): boolean {
  const plain = plainNumber(typed).replace(/[,/;\u060C\u061B\u3001\uFF0C]/g, '');
  return (
    plain.length >= COURIER_NUMBER_LENGTH &&
    /^[0-9A-Z]+$/.test(plain) &&
    plain.replace(/\D/g, '').length >= COURIER_NUMBER_DIGITS
  );
}
