import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { findPhonePatterns } from '../places/geography/places-store';

/** The market whose calling code the number carries: +212 is Morocco's here. */
function marketOf(callingCode: string): Country | null {
  return Object.values(MARKETS).find((market) => market.callingCode === callingCode)?.country ?? null;
}

export interface PhoneNumber {
  e164: string;
  country: Country;
}

/**
 * A typed number in E.164 and the market it belongs to, or null. A number with a calling code speaks for itself,
 * any other belongs to the given country.
 */
export function parsePhone(typed: string, country: Country): PhoneNumber | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  if (!number?.isPossible()) return null;
  const market = marketOf(number.countryCallingCode);
  return market && { e164: number.number, country: market };
}

/** A number as it is printed everywhere, `+233 24 412 3456`; one that cannot be read stays as it was typed. */
export function printedPhone(typed: string, country: Country): string {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return number?.isPossible() ? number.formatInternational() : typed;
}

/** As parsePhone, for a number that fits its market's pattern as well (§5: the pattern comes from the server). */
export async function validPhone(db: Queryable, typed: string, country: Country): Promise<PhoneNumber | null> {
  const number = parsePhone(typed, country);
  if (!number) return null;
  const pattern = (await findPhonePatterns(db, [number.country])).get(number.country);
  return pattern !== undefined && new RegExp(pattern).test(number.e164) ? number : null;
}
