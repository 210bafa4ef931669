import { OpenLocationCode } from 'open-location-code';
import type { Country } from './country';
import { DIGITAL_ADDRESS_NAMES, digitalAddressKinds, type DigitalAddressKind } from './digital-address-kinds';

export interface DigitalAddress {
  kind: DigitalAddressKind;
  /** Normalised spelling. */
  text: string;
}

const codes = new OpenLocationCode();

/** Returns the Plus Code of a position. */
export const plusCodeOf = ({ lat, lng }: { lat: number; lng: number }): string => codes.encode(lat, lng);

/** Returns a typed code in upper case, with ASCII digits and hyphens and without invisible characters. */
function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toUpperCase();
}

/** Parses region and district, the number of the postcode area, and the place's own number. */
function readGhanaPost(text: string): string | null {
  const [, district, area, place] = /^([A-Z][A-Z0-9])[\s-]?(\d{3,4})[\s-]?(\d{4})$/.exec(text) ?? [];
  return district ? `${district}-${area}-${place}` : null;
}

/** Parses four letters of the place and the building's number. */
function readSaudiShort(text: string): string | null {
  const tight = text.replace(/[\s-]/g, '');
  return /^[A-Z]{4}\d{4}$/.test(tight) ? tight : null;
}

function readMakani(text: string): string | null {
  const [, first, second] = /^(\d{5})[\s-]?(\d{5})$/.exec(text) ?? [];
  return first ? `${first} ${second}` : null;
}

/** Parses a full code, a short one (its town is the address's city), or a position: `5.6037, -0.187`. */
function readPlusCode(text: string): string | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude && longitude && text.includes('.')) return codes.encode(Number(latitude), Number(longitude));
  const [code = ''] = text.split(/[\s,]/, 1);
  return codes.isFull(code) || codes.isShort(code) ? code : null;
}

const READERS: Readonly<Record<DigitalAddressKind, (text: string) => string | null>> = {
  ghanaPost: readGhanaPost,
  saudiShort: readSaudiShort,
  makani: readMakani,
  plusCode: readPlusCode,
};

/** Parses a code; null if it is not one that the country allows. */
export function readDigitalAddress(typed: string, country: Country): DigitalAddress | null {
  const text = normaliseCode(typed);
  for (const kind of digitalAddressKinds(country)) {
    const address = READERS[kind](text);
    if (address !== null) return { kind, text: address };
  }
  return null;
}

/** Returns the normalised spelling; '' if invalid. */
export const digitalAddressText = (typed: string, country: Country): string =>
  readDigitalAddress(typed, country)?.text ?? '';

/** Returns the code as printed in an address: `GhanaPostGPS GA-183-8164`; '' if invalid. */
export function printedDigitalAddress(typed: string, country: Country): string {
  const address = readDigitalAddress(typed, country);
  return address ? `${DIGITAL_ADDRESS_NAMES[address.kind]} ${address.text}` : '';
}
