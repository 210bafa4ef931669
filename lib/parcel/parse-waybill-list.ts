import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { plainText } from '@/lib/text/plain-text';
import { repairNumbers } from './repair-numbers';
import { checkTradeNo, TRADE_PREFIX } from './trade-number';
import { WAYBILL_LENGTH, checkWaybill, hasWaybillShape, splitAdjacentWaybills } from './waybill-number';

/** Maximum number of waybills or orders that are tracked together (§9). The form and the API share it. */
export const MAX_TRACKED_NUMBERS = 20;

export interface ListedNumber {
  /** Text as pasted. */
  raw: string;
  /** Normalised: upper-case ASCII without spaces. A waybill or an order number only when `status` is 'ok'. */
  waybill: string;
  status: 'ok' | 'check-digit' | 'shape';
}

export interface WaybillList {
  /** All numbers in the pasted order, each once. */
  numbers: ListedNumber[];
  count: number;
  /** More than 20 numbers: reject the whole list and show the count. */
  tooMany: boolean;
}

/**
 * Characters between numbers, never inside one: line ends, tabs, plus signs, arrows, separators of a link, and
 * punctuation of all our scripts.
 */
const SEPARATORS =
  /[\t-\r\u0085\u2028\u2029?&=:+,;|/\\\u060C\u061B\u06D4\u2190-\u21FF\u27A1\u3001\u3002\uFE50-\uFE54\uFF0C\uFF0F\uFF1A\uFF1B\uFF3C\uFF5C\uFF61\uFF64]/;

/** Quotes, brackets, emoji and similar characters around a number. */
const WRAPPING = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Text between spaces of any kind (also zero-width ones). Words in scripts without capitals are separated from an
 * adjacent number.
 */
const PIECE = /\p{Lo}+|[^\s\u200B\p{Lo}]+/gu;

const OUR_PREFIXES = `${BRAND.waybillPrefix}|${TRADE_PREFIX}`;
const STARTS_OURS = new RegExp(`^[^A-Z0-9]*(?:${OUR_PREFIXES})`);
/** Mark of an entry in a numbered list, before one of our numbers: `1.`, `2)`, `(3)`. */
const LIST_MARK = new RegExp(`^[(]?[0-9]{1,2}[.)]+(?=$|${OUR_PREFIXES})`);
/** Mark of an entry with a comma that separates numbers elsewhere: `4、`. */
const COMMA_MARKS = new RegExp(`(^|\\s)\\p{Nd}{1,2}、(?=\\s*(?:${OUR_PREFIXES}))`, 'giu');

interface TextPiece {
  start: number;
  end: number;
  plain: string;
}

/** Returns the pieces of one segment with their positions. Pieces of punctuation only and list marks are left out. */
function textPiecesOf(segment: string): TextPiece[] {
  const texts = [...segment.matchAll(PIECE)].map((match) => ({ match, text: plainText(match[0]) }));
  return texts.flatMap(({ match, text }, index) => {
    const isBeforeOurs = /[A-Z]/.test(text) || STARTS_OURS.test(texts[index + 1]?.text ?? '');
    const plain = (isBeforeOurs ? text.replace(LIST_MARK, '') : text).replace(WRAPPING, '');
    return plain ? [{ start: match.index, end: match.index + match[0].length, plain }] : [];
  });
}

const PREFIX_STARTS = [...BRAND.waybillPrefix].map((_, index) => BRAND.waybillPrefix.slice(0, index));
const STARTED_NUMBER = new RegExp(`^(?:${PREFIX_STARTS.join('|')}|${BRAND.waybillPrefix}[0-9]*[A-Z]{0,2})$`);
const COMPLETE_WAYBILL = new RegExp(`^${BRAND.waybillPrefix}[0-9]*(?:${COUNTRIES.join('|')})$`);

/**
 * A number printed in groups may have this many digits too few or too many. It is still shown as one mistake, not as
 * five.
 */
const MAX_DIGIT_SLIP = 2;

/**
 * Returns how many pieces from `start` are the groups of one printed number: prefix first, digits between, country
 * last. People put spaces inside numbers as well as between them. Pieces are joined only if together they have nearly a
 * waybill's shape.
 */
function groupsFrom(pieces: readonly TextPiece[], start: number): number {
  let text = '';
  for (let index = start; index < pieces.length; index += 1) {
    text += pieces[index]?.plain ?? '';
    if (!STARTED_NUMBER.test(text) || text.length > WAYBILL_LENGTH + MAX_DIGIT_SLIP) return 1;
    if (COMPLETE_WAYBILL.test(text)) return text.length >= WAYBILL_LENGTH - MAX_DIGIT_SLIP ? index - start + 1 : 1;
  }
  return 1;
}

function toListedNumber(raw: string, waybill: string): ListedNumber {
  const trade = checkTradeNo(waybill);
  const check = !trade.ok && trade.reason === 'shape' ? checkWaybill(waybill) : trade;
  return { raw, waybill, status: check.ok ? 'ok' : check.reason };
}

function numbersOf(segment: string): ListedNumber[] {
  const pieces = textPiecesOf(segment);
  const numbers: ListedNumber[] = [];
  for (let index = 0; index < pieces.length;) {
    const groups = groupsFrom(pieces, index);
    const joined = pieces.slice(index, index + groups);
    const raw = segment.slice(joined.at(0)?.start, joined.at(-1)?.end);
    const plain = joined.map((piece) => piece.plain).join('');
    const several = hasWaybillShape(plain) ? null : splitAdjacentWaybills(plain);
    numbers.push(...(several ?? [plain]).map((waybill) => toListedNumber(several ? waybill : raw, waybill)));
    index += groups;
  }
  return numbers;
}

/** The letters that start one of our numbers, followed by a digit. */
const OUR_NUMBER_START = new RegExp(`^(?:${OUR_PREFIXES})[0-9]`);

/** Letters that may be printed apart from the digits of a number. */
const LETTERS_OF_NUMBERS: readonly string[] = [BRAND.waybillPrefix, TRADE_PREFIX, ...COUNTRIES];

const isWord = ({ waybill }: ListedNumber) => !/\p{N}/u.test(waybill) && !LETTERS_OF_NUMBERS.includes(waybill);

/**
 * Fewest digits of another carrier's tracking number. Numbers without letters are telephone numbers, times and amounts.
 */
const MIN_TRACKING_DIGITS = 5;
const isNumberOfOtherCarrier = (waybill: string) =>
  /^[A-Z0-9]*[A-Z][A-Z0-9]*$/.test(waybill) && waybill.replace(/[^0-9]/g, '').length >= MIN_TRACKING_DIGITS;

/** Returns true for a number of our format, an attempt at one, or a number of another carrier. */
const isTrackingNumber = ({ waybill, status }: ListedNumber) =>
  status !== 'shape' || OUR_NUMBER_START.test(waybill) || isNumberOfOtherCarrier(waybill);

/** Removes words, times and telephone numbers from a message that contains one of our numbers. */
function withoutProse(numbers: readonly ListedNumber[]): readonly ListedNumber[] {
  const isMessage = numbers.some(isWord) && numbers.some(({ status }) => status !== 'shape');
  return isMessage ? numbers.filter(isTrackingNumber) : numbers;
}

/** Entries of one word each, between commas or line ends: a list, not a message. */
const WORD_LIST = /^[\p{L}\p{N}]+(?:[,\n]+[\p{L}\p{N}]+)+$/u;

const allNumbers = (text: string): ListedNumber[] =>
  text.replace(COMMA_MARKS, '$1').split(SEPARATORS).flatMap(numbersOf);

function isOneNumber(text: string): boolean {
  const numbers = allNumbers(text);
  return numbers.length === 1 && numbers[0]!.status === 'ok';
}

/**
 * Returns the waybills in a pasted text. Any common separator or space may be between numbers. Signs, spaces and line
 * ends inside a number are ignored. Each number is listed once, with its mistake. Every entry of a list is returned. In
 * a message that contains our numbers, other words are ignored unless they may be tracking numbers.
 */
export function parseWaybillList(text: string): WaybillList {
  const numbersByText = new Map<string, ListedNumber>();
  const all = allNumbers(repairNumbers(text, isOneNumber));
  for (const number of WORD_LIST.test(text.trim()) ? all : withoutProse(all)) {
    if (!numbersByText.has(number.waybill)) numbersByText.set(number.waybill, number);
  }
  const numbers = [...numbersByText.values()];
  return { numbers, count: numbers.length, tooMany: numbers.length > MAX_TRACKED_NUMBERS };
}
