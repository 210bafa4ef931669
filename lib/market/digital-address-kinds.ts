import type { Country } from './country';

/** Where streets have no names or numbers a place has a code: a country's own, or a Plus Code anywhere. */
export type DigitalAddressKind = 'ghanaPost' | 'saudiShort' | 'makani' | 'plusCode';

/** Names as their owners write them, in every language. */
export const DIGITAL_ADDRESS_NAMES: Readonly<Record<DigitalAddressKind, string>> = {
  ghanaPost: 'GhanaPostGPS',
  saudiShort: 'National Address',
  makani: 'Makani',
  plusCode: 'Plus Code',
};

/** One of each, for hints and messages. */
export const DIGITAL_ADDRESS_EXAMPLES: Readonly<Record<DigitalAddressKind, string>> = {
  ghanaPost: 'GA-183-8164',
  saudiShort: 'RRRD2929',
  makani: '30032 95320',
  plusCode: '6CQXJRH7+5F',
};

/** The code that a country has itself, where it has one. */
export const OWN_DIGITAL_ADDRESS: Readonly<Partial<Record<Country, DigitalAddressKind>>> = {
  GH: 'ghanaPost',
  SA: 'saudiShort',
  AE: 'makani',
};

/** The kinds that an address in this country may have; its own first. */
export function digitalAddressKinds(country: Country): readonly DigitalAddressKind[] {
  const own = OWN_DIGITAL_ADDRESS[country];
  // Carriers in Saudi Arabia must have the National Address; no other code stands for it.
  if (own === 'saudiShort') return [own];
  return own ? [own, 'plusCode'] : ['plusCode'];
}

/** Since January 2026 a parcel to Saudi Arabia is not taken without the receiver's National Address. */
export const needsDigitalAddress = (country: Country | ''): boolean => country === 'SA';
