import type { Country } from '@/lib/market/country';
import { regionOfNumber } from './calling-codes';
import type { FaultyPhone, PhoneFault, PhoneReading } from './read-phone';

/** A message about a phone number: a key of `errors.json` and its arguments. */
export interface PhoneIssue {
  message: PhoneFault | 'phoneElsewhere';
  /** `region`: ISO 3166 code, or the calling code of countries that share one. */
  values: { country: { region: string } };
}

const issueFor = (message: PhoneIssue['message'], country: string): PhoneIssue => ({
  message,
  values: { country: { region: country.startsWith('+') ? regionOfNumber(country.slice(1)) : country } },
});

/** Returns the message for a fault of a number that may belong to any of our markets. */
export const phoneIssue = ({ country, fault }: FaultyPhone): PhoneIssue => issueFor(fault, country);

/** Returns the message for a number that is faulty or not of the country, or null. */
export function phoneIssueIn(home: Country, reading: PhoneReading): PhoneIssue | null {
  if (reading.country !== home) return issueFor('phoneElsewhere', reading.country);
  return reading.fault === undefined ? null : phoneIssue(reading);
}
