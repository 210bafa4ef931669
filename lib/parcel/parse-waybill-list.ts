import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { plainText } from './plain-text';
import { checkTradeNo, TRADE_PREFIX } from './trade-number';
import { WAYBILL_LENGTH, checkWaybill, hasWaybillShape, splitRunTogether } from './waybill-number';

/** §2, §9: waybills in one search. */
export const MAX_WAYBILLS = 20;

export interface ListedNumber {
  /** As pasted. */
  raw: string;
  /** Normalised: upper-case ASCII without spaces. A waybill or an order number only when `status` is 'ok'. */
  waybill: string;
  status: 'ok' | 'check-digit' | 'shape';
}

export interface WaybillList {
  /** In the order pasted, each once, never cut short. */
  numbers: ListedNumber[];
  count: number;
  /** More than 20: refuse the whole list and say the count. */
  tooMany: boolean;
}

/** Between numbers, never inside one: line ends, tab, commas, semicolons, pipes, slashes and full stops of all our scripts, the marks of a link. */
const SEPARATORS =
  /[?&=\t\n\v\f\r\u0085\u2028\u2029,;|/\\\u060C\u061B\u06D4\u3001\u3002\uFE50\uFE51\uFE54\uFF0C\uFF0F\uFF1B\uFF3C\uFF5C\uFF61\uFF64]/;

/** Quotes, brackets, pictures and the like around a number. */
const WRAPPING = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What stands between spaces of any kind (zero-width ones too); words in scripts without capitals stand apart from a number that touches them. */
const PIECE = /\p{Lo}+|[^\s\u200B\p{Lo}]+/gu;

interface Piece {
  start: number;
  end: number;
  plain: string;
}

/** The pieces of one segment, with their places; pieces of bare punctuation carry no number. */
function piecesOf(segment: string): Piece[] {
  return [...segment.matchAll(PIECE)].flatMap((match) => {
    const plain = plainText(match[0]).replace(WRAPPING, '');
    return plain ? [{ start: match.index, end: match.index + match[0].length, plain }] : [];
  });
}

const PREFIX_STARTS = [...BRAND.waybillPrefix].map((_, index) => BRAND.waybillPrefix.slice(0, index));
const BEGUN = new RegExp(`^(?:${PREFIX_STARTS.join('|')}|${BRAND.waybillPrefix}[0-9]*[A-Z]{0,2})$`);
const ENDED = new RegExp(`^${BRAND.waybillPrefix}[0-9]*(?:${COUNTRIES.join('|')})$`);

/** A number printed in groups may have lost or doubled this many digits and is still shown as one mistake, not as five. */
const SLIP = 2;

/**
 * How many pieces from `start` are the groups of one printed number: prefix first, digits between, country last. People put spaces
 * inside numbers as well as between them; only pieces that together have a waybill's shape, or nearly, are joined.
 */
function groupsFrom(pieces: readonly Piece[], start: number): number {
  let text = '';
  for (let index = start; index < pieces.length; index += 1) {
    text += pieces[index]?.plain ?? '';
    if (!BEGUN.test(text) || text.length > WAYBILL_LENGTH + SLIP) return 1;
    if (ENDED.test(text)) return text.length >= WAYBILL_LENGTH - SLIP ? index - start + 1 : 1;
  }
  return 1;
}

function listed(raw: string, waybill: string): ListedNumber {
  const trade = checkTradeNo(waybill);
  const check = !trade.ok && trade.reason === 'shape' ? checkWaybill(waybill) : trade;
  return { raw, waybill, status: check.ok ? 'ok' : check.reason };
}

function numbersOf(segment: string): ListedNumber[] {
  const pieces = piecesOf(segment);
  const numbers: ListedNumber[] = [];
  for (let index = 0; index < pieces.length;) {
    const groups = groupsFrom(pieces, index);
    const joined = pieces.slice(index, index + groups);
    const raw = segment.slice(joined.at(0)?.start, joined.at(-1)?.end);
    const plain = joined.map((piece) => piece.plain).join('');
    const several = hasWaybillShape(plain) ? null : splitRunTogether(plain);
    numbers.push(...(several ?? [plain]).map((waybill) => listed(several ? waybill : raw, waybill)));
    index += groups;
  }
  return numbers;
}

/** The letters that one of our numbers begins with, and a digit. */
const MEANT_AS_OURS = new RegExp(`^(?:${BRAND.waybillPrefix}|${TRADE_PREFIX})[0-9]`);

/** What a number may be printed with apart from digits. */
const LETTERS_OF_NUMBERS: readonly string[] = [BRAND.waybillPrefix, TRADE_PREFIX, ...COUNTRIES];

const isWord = ({ waybill }: ListedNumber) => !/\p{N}/u.test(waybill) && !LETTERS_OF_NUMBERS.includes(waybill);

/** Of our form, or meant to be. */
const isMeantAsOurs = ({ waybill, status }: ListedNumber) => status !== 'shape' || MEANT_AS_OURS.test(waybill);

/** Of a message with one of our numbers among its words, what is not meant as one says nothing: words, times, telephone numbers. */
function withoutProse(numbers: readonly ListedNumber[]): readonly ListedNumber[] {
  const isMessage = numbers.some(isWord) && numbers.some(({ status }) => status !== 'shape');
  return isMessage ? numbers.filter(isMeantAsOurs) : numbers;
}

/**
 * The waybills of a pasted text. Numbers may stand apart by any separator or space people use; hyphens and spaces inside a number
 * printed in groups are read through. Each number is listed once, with what is wrong with it. Of a list nothing is dropped; of a message
 * with our numbers in it, the rest of the message is.
 */
export function parseWaybillList(text: string): WaybillList {
  const seen = new Map<string, ListedNumber>();
  for (const number of withoutProse(text.split(SEPARATORS).flatMap(numbersOf))) {
    if (!seen.has(number.waybill)) seen.set(number.waybill, number);
  }
  const numbers = [...seen.values()];
  return { numbers, count: numbers.length, tooMany: numbers.length > MAX_WAYBILLS };
}
