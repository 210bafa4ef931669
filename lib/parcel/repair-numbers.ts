import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { plainCharacters } from '@/lib/text/plain-text';
import { checkTradeNo, TRADE_DIGITS, TRADE_PREFIX } from './trade-number';
import { checkWaybill, WAYBILL_DIGITS } from './waybill-number';

/** Cyrillic and Greek letters, each before the Latin letter that it looks like. */
const LOOKALIKES = 'АAВBСCЕEНHКKМMОOРPТTХXІIԌGԀDΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX';
/** Letters typed for digits. */
const DIGITS_BY_LETTER: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Returns one plain capital, digit or sign for a character, so that positions stay. */
function plainCharacter(character: string): string {
  const plain = plainCharacters(character).toUpperCase()[0] ?? ' ';
  const index = LOOKALIKES.indexOf(plain);
  return index % 2 === 0 ? LOOKALIKES[index + 1]! : plain;
}

/** Signs and line ends between the groups of one number. Commas, slashes and signs of a link separate numbers. */
const GROUP_GAP = '[^\\p{L}\\p{N},;|/\\\\?&=\u060C\u061B\u06D4\u3001\u3002]{0,3}';
const letters = (word: string) => [...word].join(GROUP_GAP);
const digits = (count: number) => `(?:${GROUP_GAP}[0-9${Object.keys(DIGITS_BY_LETTER).join('')}]){${count}}`;
const WAYBILL_PATTERN = `${letters(BRAND.waybillPrefix)}${digits(WAYBILL_DIGITS)}${GROUP_GAP}(?:${COUNTRIES.map(letters).join('|')})`;
const ORDER_NUMBER_PATTERN = `${letters(TRADE_PREFIX)}${digits(TRADE_DIGITS)}`;
/** The kind of barcode (`]C1`), which some scanners send first. */
const SYMBOLOGY = '\\][A-Z][0-9]';
const NUMBER_PATTERN = new RegExp(
  `(^|[^A-Z0-9])(?:${SYMBOLOGY})?(${WAYBILL_PATTERN}|${ORDER_NUMBER_PATTERN})(?![A-Z0-9])`,
  'gu',
);

/** Returns the correct number for a spelling of it, or null if its check digit is wrong. */
function correctNumber(text: string): string | null {
  const { length } = text.startsWith(TRADE_PREFIX) ? TRADE_PREFIX : BRAND.waybillPrefix;
  const number = text.slice(0, length) + text.slice(length).replace(/[OIL]/g, (letter) => DIGITS_BY_LETTER[letter]!);
  return checkWaybill(number).ok || checkTradeNo(number).ok ? number : null;
}

/** Decodes the signs of a copied link: `%3D`. */
const withoutEscapes = (text: string) =>
  text.replace(/%(?:2[0-9A-F]|3[A-F]|0[9AD])/gi, (escape) => decodeURIComponent(escape));

/**
 * Returns a pasted text in which our numbers are spelled correctly. It corrects points and line ends inside a number,
 * the letters O, I and L in place of digits, letters of another alphabet, and marks of scanners and links. Only numbers
 * with the right check digit change, and only if `isRead` does not accept them.
 */
export function repairNumbers(pasted: string, isRead: (number: string) => boolean): string {
  const text = withoutEscapes(pasted);
  const characters = [...text];
  const plain = characters.map(plainCharacter).join('');
  let end = 0;
  const parts = [...plain.matchAll(NUMBER_PATTERN)].flatMap((match) => {
    const [whole, before = '', text = ''] = match;
    const start = match.index + before.length;
    const after = match.index + whole.length;
    const number = correctNumber(text.replace(/[^A-Z0-9]/g, ''));
    if (number === null || isRead(characters.slice(start, after).join(''))) return [];
    const unchanged = characters.slice(end, start).join('');
    end = after;
    return [unchanged, ` ${number} `];
  });
  return parts.length === 0 ? text : [...parts, characters.slice(end).join('')].join('');
}
