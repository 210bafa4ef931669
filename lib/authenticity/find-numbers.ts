import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { piece, type MessagePiece } from './message-piece';

/**
 * Patterns of our numbers, for text in upper case. Groups may be separated as printed. A number with more or fewer
 * digits was never ours.
 */
const GROUPED_DIGITS = '(?:[ \\u00a0‐-―-]?[0-9]){8,16}';
const GROUP_GAP = '[ \\u00a0‐-―-]?';
const OF_OUR_SHAPE = new RegExp(
  `(?<![A-Z0-9])(?:${BRAND.waybillPrefix}${GROUPED_DIGITS}${GROUP_GAP}(?:${COUNTRIES.join('|')})|TN${GROUPED_DIGITS})(?![A-Z0-9])`,
  'g',
);

/** Numbers of other carriers, and ours with a letter of another script in them. */
const OF_ANY_SHAPE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}])(?=\p{Nd}*[\p{L}])(?=(?:[^\p{Nd}\s]*\p{Nd}){6})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}-]{8,}/gu;

export interface FoundNumbers {
  /** Well-formed numbers, each once. They may not exist. */
  waybills: string[];
  tradeNos: string[];
  /** Numbers that cannot exist. */
  impossible: string[];
  rest: string;
}

/** Returns the numbers of our format in a plain reading. */
export function findNumbers(reading: string): FoundNumbers {
  const [waybills, tradeNos, impossible] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const upper = reading.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const rest = upper.replace(OF_OUR_SHAPE, (whole) => {
    const waybill = checkWaybill(whole);
    const trade = checkTradeNo(whole);
    if (waybill.ok) waybills.add(waybill.waybill);
    else if (trade.ok) tradeNos.add(trade.tradeNo);
    else impossible.add(whole);
    return '\n';
  });
  return { waybills: [...waybills], tradeNos: [...tradeNos], impossible: [...impossible], rest };
}

/**
 * Judges the numbers. `exists`: the numbers in our database. Every label shows a valid number, so a number never makes
 * a message ours.
 */
export function judgeNumbers(numbers: FoundNumbers, exists: ReadonlySet<string>): MessagePiece[] {
  return [
    ...[...numbers.waybills, ...numbers.tradeNos].map((number) =>
      exists.has(number)
        ? piece('number', number, 'ours', 'knownNumber')
        : piece('number', number, 'cannot-tell', 'unknownNumber'),
    ),
    ...numbers.impossible.map((number) => piece('number', number, 'not-ours', 'impossibleNumber')),
  ];
}

/** Returns numbers with letters that are not ours. */
export function findOtherNumbers(rest: string): { pieces: MessagePiece[]; rest: string } {
  const pieces: MessagePiece[] = [];
  const textLeft = rest.replace(OF_ANY_SHAPE, (whole) => {
    pieces.push(piece('number', whole, 'not-ours', 'otherNumber'));
    return '\n';
  });
  return { pieces, rest: textLeft };
}
