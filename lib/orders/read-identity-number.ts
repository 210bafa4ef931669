import { asciiDigits } from '@/lib/text/ascii-digits';
import { isEgyptTaxNo, isTurkishTaxNo } from './tax-numbers';
import type { IdentityNumber } from './receiver-details';

/** Returns the digits of a typed number, or null if it contains anything but digits and separators. */
function digitsOf(typed: string): string | null {
  const text = asciiDigits(typed.normalize('NFKC')).replace(/[\p{Cf}\s./-]/gu, '');
  return /^\d+$/.test(text) ? text : null;
}

const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

/** Checks a Turkish identity number: 11 digits, the last two are check digits. */
function isTurkishId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const oddSum = sumOf([0, 2, 4, 6, 8].map((index) => digits[index]!));
  const evenSum = sumOf([1, 3, 5, 7].map((index) => digits[index]!));
  const tenthDigit = (((oddSum * 7 - evenSum) % 10) + 10) % 10;
  return digits[9] === tenthDigit && digits[10] === sumOf(digits.slice(0, 10)) % 10;
}

const CHECKS: Readonly<Record<IdentityNumber, (text: string) => boolean>> = {
  turkishId: isTurkishId,
  turkishTaxNo: isTurkishTaxNo,
  egyptTaxNo: isEgyptTaxNo,
};

/** Reads a number in any spelling. Returns its digits, or null if it is not a valid number of this kind. */
export function readIdentityNumber(kind: IdentityNumber, typed: string): string | null {
  const digits = digitsOf(typed);
  return digits !== null && CHECKS[kind](digits) ? digits : null;
}
