import { OpenLocationCode } from 'open-location-code';
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

export interface DigitalAddress {
  kind: DigitalAddressKind;
  /** In its usual spelling. */
  text: string;
}

/** The code that a country has itself, where it has one. */
export const OWN_DIGITAL_ADDRESS: Readonly<Partial<Record<Country, DigitalAddressKind>>> = {
  GH: 'ghanaPost',
  SA: 'saudiShort',
  AE: 'makani',
};

const codes = new OpenLocationCode();

/** Marks that people and apps put between the groups, and digits of other scripts. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toUpperCase();
}

/** Region and district, the postcode area's number, the place's own. */
function ghanaPost(text: string): string | null {
  const [, district, area, place] = /^([A-Z][A-Z0-9])[\s-]?(\d{3,4})[\s-]?(\d{4})$/.exec(text) ?? [];
  return district ? `${district}-${area}-${place}` : null;
}

/** Four letters of the place and the building's number. */
function saudiShort(text: string): string | null {
  const tight = text.replace(/[\s-]/g, '');
  return /^[A-Z]{4}\d{4}$/.test(tight) ? tight : null;
}

function makani(text: string): string | null {
  const [, first, second] = /^(\d{5})[\s-]?(\d{5})$/.exec(text) ?? [];
  return first ? `${first} ${second}` : null;
}

/** A full code, a short one (its town is the address's city), or a position: `5.6037, -0.187`. */
function plusCode(text: string): string | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude && longitude && text.includes('.')) return codes.encode(Number(latitude), Number(longitude));
  const [code = ''] = text.split(/[\s,]/, 1);
  return codes.isFull(code) || codes.isShort(code) ? code : null;
}

const READ: Readonly<Record<DigitalAddressKind, (text: string) => string | null>> = {
  ghanaPost,
  saudiShort,
  makani,
  plusCode,
};

/** The kinds that an address in this country may have; its own first. */
export function digitalAddressKinds(country: Country): readonly DigitalAddressKind[] {
  const own = OWN_DIGITAL_ADDRESS[country];
  // Carriers in Saudi Arabia must have the National Address; no other code stands for it.
  if (own === 'saudiShort') return [own];
  return own ? [own, 'plusCode'] : ['plusCode'];
}

/** Null for what is no such code of the country. */
export function readDigitalAddress(typed: string, country: Country): DigitalAddress | null {
  const text = plain(typed);
  for (const kind of digitalAddressKinds(country)) {
    const read = READ[kind](text);
    if (read !== null) return { kind, text: read };
  }
  return null;
}

/** In its usual spelling; '' for none. */
export const digitalAddressText = (typed: string, country: Country): string =>
  readDigitalAddress(typed, country)?.text ?? '';

/** As an address prints it: `GhanaPostGPS GA-183-8164`; '' for none. */
export function printedDigitalAddress(typed: string, country: Country): string {
  const read = readDigitalAddress(typed, country);
  return read ? `${DIGITAL_ADDRESS_NAMES[read.kind]} ${read.text}` : '';
}

/** Since January 2026 a parcel to Saudi Arabia is not taken without the receiver's National Address. */
export const needsDigitalAddress = (country: Country | ''): boolean => country === 'SA';
