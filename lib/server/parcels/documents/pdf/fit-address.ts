import 'server-only';
import type { PartyLines } from '../../../platform/ports/print-content';

/** Font sizes in points: of the name, and of all other lines. */
export interface AddressType {
  name: number;
  text: number;
}

export const ADDRESS_LEADING = 1.3;

/** Estimated width of a text in ems: a Chinese character is 1 em wide, any other 0.55. */
function widthInEms(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : 0.55), 0);
}

/** Returns the estimated number of lines. About a tenth of each line stays empty. */
const countLines = (text: string, size: number, width: number) => Math.ceil((widthInEms(text) * size * 1.1) / width);

/** Returns the height of an address in these font sizes, in points, including the country's line. */
export function addressHeight(party: PartyLines, { name, text }: AddressType, width: number): number {
  const height = (lines: readonly string[], size: number) =>
    lines
      .filter((line) => line !== '')
      .reduce((sum, line) => sum + countLines(line, size, width) * size * ADDRESS_LEADING, 0);
  const { country } = party;
  const countryLine = [country.en, country.local].filter(Boolean).join(' · ');
  return (
    height([party.name, party.company], name) + height([party.phone, party.street, ...party.places, countryLine], text)
  );
}

/** Returns the first of `types` (largest first) in which the address fits, or the last one if it fits in none. */
export function fitAddress(
  party: PartyLines,
  types: readonly AddressType[],
  box: { width: number; height: number },
): AddressType {
  return types.find((type) => addressHeight(party, type, box.width) <= box.height) ?? types.at(-1)!;
}

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  if (widthInEms(text) <= max) return text;
  while (widthInEms(characters.join('')) > max - 1) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Returns the address, cut to fit: one line for each name and place, `streetLines` lines for the street. */
export function cutAddress(
  party: PartyLines,
  { name, text }: AddressType,
  { width, streetLines }: { width: number; streetLines: number },
): PartyLines {
  const line = (size: number) => width / (size * 1.1);
  return {
    ...party,
    name: cut(party.name, line(name)),
    company: cut(party.company, line(name)),
    street: cut(party.street, streetLines * line(text)),
    places: party.places.map((place) => cut(place, line(text))),
  };
}
