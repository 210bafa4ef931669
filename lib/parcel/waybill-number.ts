import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { checkDigit, endsInCheckDigit } from './check-digit';
import { plainNumber } from '@/lib/text/plain-text';
import { randomDigits } from './random-digits';

/**
 * A waybill: prefix, ten random digits, one check digit, destination country: `DX01234567894GH`. Letters are only at
 * the ends, digits only between them. O and 0, or I and 1, cannot be confused when it is read aloud.
 */
export type Waybill = string & { readonly __waybill: unique symbol };

const RANDOM_LENGTH = 10;
/** Number of digits between the letters: the random ones and the check digit. */
export const WAYBILL_DIGITS = RANDOM_LENGTH + 1;

/**
 * The digit that adds the destination to the check digit, to detect a wrong letter of the country too (MA for SA, KE
 * for AE). Countries that differ in one letter have different digits. Never change an entry: issued numbers depend on
 * it.
 */
export const COUNTRY_DIGIT: Readonly<Record<Country, string>> = {
  GH: '0',
  NG: '1',
  KE: '2',
  UG: '3',
  CN: '4',
  MA: '5',
  EG: '6',
  PK: '7',
  SA: '8',
  AE: '9',
  TR: '0',
};

/** Exact shape of one number in upper-case ASCII: prefix, digits, country. */
const SHAPE_SOURCE = `${BRAND.waybillPrefix}([0-9]{${WAYBILL_DIGITS}})(${COUNTRIES.join('|')})`;
const WAYBILL_SHAPE = new RegExp(`^${SHAPE_SOURCE}$`);
const ADJACENT_WAYBILLS = new RegExp(SHAPE_SOURCE, 'g');

export const WAYBILL_LENGTH = BRAND.waybillPrefix.length + WAYBILL_DIGITS + 2;

/** Returns a new waybill. `randomBytes`: at least 8 bytes from a cryptographic source. */
export function formatWaybill(randomBytes: Uint8Array, destination: Country): Waybill {
  const digits = randomDigits(randomBytes, RANDOM_LENGTH);
  const check = checkDigit(COUNTRY_DIGIT[destination] + digits);
  return `${BRAND.waybillPrefix}${digits}${check}${destination}` as Waybill;
}

/** Returns the destination that a waybill ends in. */
export const destinationOf = (waybill: Waybill): Country => waybill.slice(-2) as Country; // the shape of every waybill

export type WaybillCheck = { ok: true; waybill: Waybill } | { ok: false; reason: 'shape' | 'check-digit' };

/** Parses one typed waybill: any case, spaces and hyphens between groups, full-width or Arabic digits. */
export function checkWaybill(text: string): WaybillCheck {
  const plain = plainNumber(text);
  const [, number, country] = WAYBILL_SHAPE.exec(plain) ?? [];
  if (number === undefined) return { ok: false, reason: 'shape' };
  const digits = COUNTRY_DIGIT[country as Country] + number;
  return endsInCheckDigit(digits) ? { ok: true, waybill: plain as Waybill } : { ok: false, reason: 'check-digit' };
}

/** Returns true if plain text has a waybill's shape. Its check digit may still be wrong. */
export function hasWaybillShape(plain: string): boolean {
  return WAYBILL_SHAPE.test(plain);
}

/** Returns the numbers of a plain text of adjacent waybills without separators; null for any other text. */
export function splitAdjacentWaybills(plain: string): string[] | null {
  const numbers = plain.match(ADJACENT_WAYBILLS) ?? [];
  return numbers.length > 0 && numbers.join('') === plain ? numbers : null;
}

/** Returns the number in readable groups: `DX 0123 4567 894 GH`. `checkWaybill` accepts this form. */
export function groupedWaybill(waybill: Waybill): string {
  const start = BRAND.waybillPrefix.length;
  const groupStarts = [0, start, start + 4, start + 8, start + RANDOM_LENGTH + 1];
  return groupStarts.map((groupStart, index) => waybill.slice(groupStart, groupStarts[index + 1])).join(' ');
}

/** The bytes of 123456789: the number has the right format and is clearly made up. */
const EXAMPLE_BYTES = new Uint8Array([0, 0, 0, 0, 0x07, 0x5b, 0xcd, 0x15]);

/** Returns a well-formed example number: `DX0123456789…GH`. */
export function exampleWaybill(destination: Country): string {
  return formatWaybill(EXAMPLE_BYTES, destination);
}
