import type { Country } from './country';

/** Codes of places without street names or numbers: a country's own code, or a Plus Code anywhere. */
export type DigitalAddressKind = 'ghanaPost' | 'saudiShort' | 'makani' | 'plusCode';

/** Official names, the same in every language. */
export const DIGITAL_ADDRESS_NAMES: Readonly<Record<DigitalAddressKind, string>> = {
  ghanaPost: 'GhanaPostGPS',
  saudiShort: 'National Address',
  makani: 'Makani',
  plusCode: 'Plus Code',
};

/** An example of each, for hints and messages. */
export const DIGITAL_ADDRESS_EXAMPLES: Readonly<Record<DigitalAddressKind, string>> = {
  ghanaPost: 'GA-183-8164',
  saudiShort: 'RRRD2929',
  makani: '30032 95320',
  plusCode: '6CQXJRH7+5F',
};

/** A country's own code, if it has one. */
export const OWN_DIGITAL_ADDRESS: Readonly<Partial<Record<Country, DigitalAddressKind>>> = {
  GH: 'ghanaPost',
  SA: 'saudiShort',
  AE: 'makani',
};

/** Returns the kinds allowed in an address of this country, the country's own first. */
export function digitalAddressKinds(country: Country): readonly DigitalAddressKind[] {
  const ownKind = OWN_DIGITAL_ADDRESS[country];
  // Carriers in Saudi Arabia need the National Address. No other code replaces it.
  if (ownKind === 'saudiShort') return [ownKind];
  return ownKind ? [ownKind, 'plusCode'] : ['plusCode'];
}

/** Returns true for Saudi Arabia: since January 2026, parcels there need the receiver's National Address. */
export const needsDigitalAddress = (country: Country | ''): boolean => country === 'SA';
