import { MARKETS, type Country } from '@/lib/market/country';
import { readPhoneText, type PhoneTextFault } from './phone-text';

/** Reasons to refuse a phone number. Keys of `errors.json`. */
export type PhoneFault = PhoneTextFault | 'phoneTooShort' | 'phoneTooLong' | 'phoneNotServed';

interface PhoneNumber {
  e164: string;
  country: Country;
}

export interface FaultyPhone {
  /** ISO 3166 code of the market, or the international number if it belongs to none. */
  country: string;
  fault: PhoneFault;
}

export type PhoneReading = (PhoneNumber & { fault?: undefined }) | FaultyPhone;

/** Each country's pattern for a number in E.164 (§5). */
export type PhonePatterns = ReadonlyMap<Country, RegExp>;

/** Digits of a mobile number after the calling code, in printed groups. */
const MOBILE_GROUPS: Readonly<Record<Country, readonly number[]>> = {
  GH: [2, 3, 4],
  NG: [3, 3, 4],
  KE: [3, 6],
  UG: [3, 6],
  CN: [3, 4, 4],
  MA: [1, 2, 2, 2, 2],
  EG: [2, 8],
  PK: [3, 7],
  SA: [2, 3, 4],
  AE: [2, 3, 4],
  TR: [3, 3, 2, 2],
};
const mobileDigits = (country: Country) => MOBILE_GROUPS[country].reduce((sum, group) => sum + group);
/** Fewest digits of a number after the calling code. */
const MIN_DIGITS = 7;

function isValid(country: Country, national: string, patterns: PhonePatterns | null): boolean {
  if (!patterns) return national.length >= MIN_DIGITS && national.length <= mobileDigits(country);
  return patterns.get(country)?.test(`+${MARKETS[country].callingCode}${national}`) ?? false;
}

/** Returns the market whose calling code begins an international number without plus sign. */
function marketOfNumber(digits: string): Country | null {
  return Object.values(MARKETS).find(({ callingCode }) => digits.startsWith(callingCode))?.country ?? null;
}

/** Returns the possible national numbers: without leading zeros, then also without the calling code. */
function nationalNumbers(digits: string, { callingCode }: { callingCode: string }): string[] {
  const nationalDigits = digits.replace(/^0+/, '');
  return nationalDigits.startsWith(callingCode)
    ? [nationalDigits, ...nationalNumbers(nationalDigits.slice(callingCode.length), { callingCode })]
    : [nationalDigits];
}

/** Returns the number in E.164 if it belongs to the country, or null. `hasCode`: it begins with a calling code. */
function numberInCountry(
  digits: string,
  country: Country,
  hasCode: boolean,
  patterns: PhonePatterns | null,
): string | null {
  const [whole, ...rest] = nationalNumbers(digits, MARKETS[country]);
  const national = (hasCode ? rest : [whole!, ...rest]).find((each) => isValid(country, each, patterns));
  return national === undefined ? null : `+${MARKETS[country].callingCode}${national}`;
}

function lengthFault(digits: string, country: Country, hasCode: boolean): PhoneFault {
  const numbers = nationalNumbers(digits, MARKETS[country]);
  const { length } = (hasCode ? numbers[1] : numbers[0]) ?? '';
  if (length === mobileDigits(country)) return 'phoneFormat';
  return length < mobileDigits(country) ? 'phoneTooShort' : 'phoneTooLong';
}

/** Start of an international number: a plus sign, 00, or 009 as dialled in Nigeria. No calling code begins with 0. */
const INTERNATIONAL_START = /^\+?00(?:9(?=234\d{10,11}$))?|^\+(?!0)/;

/**
 * Reads a phone number. `home`: country of a number without a calling code. Without `patterns`, only the number of
 * digits is checked.
 */
export function readPhone(typed: string, home: Country, patterns: PhonePatterns | null): PhoneReading {
  const { plain, fault } = readPhoneText(typed);
  if (fault) return { country: home, fault };
  const hasCode = INTERNATIONAL_START.test(plain);
  const digits = plain.replace(INTERNATIONAL_START, '').replace(hasCode ? /^0+/ : /^\+/, '');
  if (digits === '') return { country: home, fault: 'phoneFormat' };
  const market = marketOfNumber(digits);
  const atHome = numberInCountry(digits, home, hasCode, patterns);
  if (atHome) return { e164: atHome, country: home };
  const abroad = market && numberInCountry(digits, market, true, patterns);
  if (abroad) return { e164: abroad, country: market };
  if (!hasCode || market === home) return { country: home, fault: lengthFault(digits, home, hasCode) };
  if (market) return { country: market, fault: lengthFault(digits, market, true) };
  return { country: `+${digits}`, fault: 'phoneNotServed' };
}

/** Returns the number in E.164 with its market, or null. Only the number of digits is checked. */
export function parsePhone(typed: string, home: Country): PhoneNumber | null {
  const reading = readPhone(typed, home, null);
  return reading.fault === undefined ? reading : null;
}

/** Returns a number as `+233 24 412 3456`. A text that cannot be read is returned unchanged. */
export function printedPhone(typed: string, home: Country): string {
  const number = parsePhone(typed, home);
  if (!number) return typed;
  const { callingCode } = MARKETS[number.country];
  const national = number.e164.slice(callingCode.length + 1);
  const mobile = MOBILE_GROUPS[number.country];
  const [start, ...groups] =
    national.length === mobileDigits(number.country) ? mobile : landlineGroups(national.length);
  let from = 0;
  const parts = [start!, ...groups].map((length) => national.slice(from, (from += length)));
  return [`+${callingCode}`, ...parts].filter(Boolean).join(' ');
}

const landlineGroups = (digits: number) => (digits < 10 ? [digits - 7, 3, 4] : [digits - 8, 4, 4]);
