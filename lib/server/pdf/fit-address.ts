import 'server-only';
import type { PartyLines } from './paper';

/** Sizes of type in points: of the name, and of everything else. */
export interface AddressType {
  name: number;
  text: number;
}

export const ADDRESS_LEADING = 1.3;

/** How wide a text is, in its own size: Chinese characters fill the square, letters about half of it. */
function ems(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : 0.55), 0);
}

/** A tenth of each line is lost where words do not fit any more. */
const linesOf = (text: string, size: number, width: number) => Math.ceil((ems(text) * size * 1.1) / width);

/** The height an address takes in this type, in points; every line of the party counts, with its country. */
export function addressHeight(party: PartyLines, { name, text }: AddressType, width: number): number {
  const height = (lines: readonly string[], size: number) =>
    lines
      .filter((line) => line !== '')
      .reduce((sum, line) => sum + linesOf(line, size, width) * size * ADDRESS_LEADING, 0);
  const { country } = party;
  const countryLine = [country.en, country.local].filter(Boolean).join(' · ');
  return (
    height([party.name, party.company], name) + height([party.phone, party.street, ...party.places, countryLine], text)
  );
}

/** The first of `types`, which come largest first, whose address has room; the last where none has. */
export function fitAddress(
  party: PartyLines,
  types: readonly AddressType[],
  room: { width: number; height: number },
): AddressType {
  return types.find((type) => addressHeight(party, type, room.width) <= room.height) ?? types.at(-1)!;
}

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (ems(text) <= most) return text;
  while (ems(characters.join('')) > most - 1) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** An address that has room at last: a line for each name, `streetLines` for the street. */
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
