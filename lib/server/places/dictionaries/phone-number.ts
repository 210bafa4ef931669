import 'server-only';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { phoneIssue } from '@/lib/phone/phone-issue';
import { readPhone, type PhonePatterns, type PhoneReading } from '@/lib/phone/read-phone';
import type { Queryable } from '../../platform/db/open';
import { fieldError } from '../../platform/errors';
import { listPhonePatterns } from '../geography/places-by-code-store';

/** Returns the patterns of all markets (§5: they come from the server). */
export async function loadPhonePatterns(db: Queryable): Promise<PhonePatterns> {
  const sources = await listPhonePatterns(db, COUNTRIES);
  return new Map([...sources].map(([country, source]) => [country, new RegExp(source)]));
}

/** Reads a number of any of our markets. A number without a calling code belongs to `country`. */
export async function readMarketPhone(db: Queryable, typed: string, country: Country): Promise<PhoneReading> {
  return readPhone(typed, country, await loadPhonePatterns(db));
}

interface TypedPhone {
  field: string;
  typed: string;
  country: Country;
}

/** Returns a number of any of our markets in E.164. Throws a field error with the reason. */
export async function resolveMarketPhone(db: Queryable, { field, typed, country }: TypedPhone): Promise<string> {
  const reading = await readMarketPhone(db, typed, country);
  if (reading.fault === undefined) return reading.e164;
  const { message, values } = phoneIssue(reading);
  throw fieldError(field, message, values);
}
