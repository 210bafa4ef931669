/**
 * Table of Damm's check digit. It detects every single wrong digit and every swap of adjacent digits with one decimal
 * digit. Luhn misses 09 <-> 90, and ISO 7064 MOD 11,10 misses about one adjacent swap in fifty. Changing the table
 * would invalidate every number ever issued.
 */
const QUASIGROUP = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

/** Returns the check digit of a string of ASCII digits. Throws RangeError for any other string. */
export function checkDigit(digits: string): string {
  if (!/^[0-9]*$/.test(digits)) throw new RangeError('not digits');
  let state = '0';
  for (const digit of digits) state = QUASIGROUP[Number(state)]![Number(digit)]!;
  return state;
}

/** Returns true if the last digit is the check digit of the digits before it. */
export function endsInCheckDigit(digits: string): boolean {
  return checkDigit(digits) === '0';
}
