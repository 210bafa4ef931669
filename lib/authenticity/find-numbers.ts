import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { piece, type MessagePiece } from './message-piece';

/** 8 to 16 digits, each with at most one space or hyphen before it. Our numbers never had more or fewer digits. */
const GROUPED_DIGITS = '(?:[ \\u00a0‐-―-]?[0-9]){8,16}';
const GROUP_GAP = '[ \\u00a0‐-―-]?';
/** Our waybill and trade numbers in a text in upper case. */
const OUR_NUMBERS = new RegExp(
  `(?<![A-Z0-9])(?:${BRAND.waybillPrefix}${GROUPED_DIGITS}${GROUP_GAP}(?:${COUNTRIES.join('|')})|TN${GROUPED_DIGITS})(?![A-Z0-9])`,
  'g',
);

/** Numbers of other carriers, and ours with a letter of another script in them. */
const OTHER_NUMBERS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}])(?=\p{Nd}*[\p{L}])(?=(?:[^\p{Nd}\s]*\p{Nd}){6})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}-]{8,}/gu;

export interface FoundNumbers {
  /** Well-formed numbers, each once. They may not exist. */
  waybills: string[];
  tradeNos: string[];
  /** Numbers that cannot exist. */
  impossible: string[];
  /** The text in upper case, with a line end in place of each number. */
  rest: string;
}

/** Returns the numbers of our format in a plain reading. */
export function findNumbers(reading: string): FoundNumbers {
  const [waybills, tradeNos, impossible] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const upper = reading.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const rest = upper.replace(OUR_NUMBERS, (whole) => {
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

/** Returns the numbers that contain letters and are not ours. `rest`: a text without our numbers. */
export function findOtherNumbers(rest: string): { pieces: MessagePiece[]; rest: string } {
  const pieces: MessagePiece[] = [];
  const textLeft = rest.replace(OTHER_NUMBERS, (whole) => {
    pieces.push(piece('number', whole, 'not-ours', 'otherNumber'));
    return '\n';
  });
  return { pieces, rest: textLeft };
}
