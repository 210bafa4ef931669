import { MARKETS } from '@/lib/market/country';
import { piece, type MessagePiece, type OurFacts } from './message-piece';

const CALLING_CODES = Object.values(MARKETS).map(({ callingCode }) => callingCode);
const CURRENCIES = [...new Set(Object.values(MARKETS).map(({ currency }) => currency))].join('|');
/** Words for the things that our messages count. */
const COUNTED_NOUNS = 'orders?|commandes?|个订单|单(?!号)|طلب(?:ًا|ات)?|آرڈرز?|sipariş';
/**
 * Units that may stand before or after a number. A number with a unit is an amount, a measure, a percentage or a count,
 * not a phone number.
 */
const UNIT = `${CURRENCIES}|USD|EUR|GH₵|₵|₦|KSh|USh|¥|₺|TL|DH|Rs\\.?|€|\\$|kg|g|cm|km|%|درهم|جنيه|ريال|روپے|元|yuans?|يوان|یوآن|公斤|كجم|كغ|کلو|${COUNTED_NOUNS}`;
const AMOUNT = '\\d{1,3}(?:[, .’]?\\d{3})?(?:[.,]\\d{1,2})?';
const DAY_PATTERN = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_PATTERN = '(?:0?[1-9]|1[0-2])';
const NOT_AFTER_DIGIT = '(?<![\\d+])';
const NOT_BEFORE_DIGIT = '(?!\\d)';

/** Text that is not a phone number: days, times, amounts and measures. */
const NOT_PHONE_NUMBERS = [
  new RegExp(`${NOT_AFTER_DIGIT}20\\d\\d([-./])${MONTH_PATTERN}\\1${DAY_PATTERN}${NOT_BEFORE_DIGIT}`, 'g'),
  new RegExp(`${NOT_AFTER_DIGIT}${DAY_PATTERN}([-./])${MONTH_PATTERN}\\1(?:20)?\\d\\d${NOT_BEFORE_DIGIT}(?!\\1)`, 'g'),
  new RegExp(`${NOT_AFTER_DIGIT}\\d{1,2}:\\d{2}(?::\\d{2})?${NOT_BEFORE_DIGIT}`, 'g'),
  new RegExp(`(?:${UNIT})\\s?${AMOUNT}${NOT_BEFORE_DIGIT}`, 'gi'),
  new RegExp(`${NOT_AFTER_DIGIT}${AMOUNT}\\s?(?:${UNIT})(?![a-z])`, 'gi'),
];

/** Digits with the usual separators between the groups of one number. */
const DIGIT_RUN = /\+?\(?\d(?:[ \u00a0.()‐-―-]{0,3}\d)*/g;

/** Smallest number of digits that can be called. */
const MIN_CALLABLE_DIGITS = 7;
/** Numbers with fewer digits are counts and ages. */
const MIN_SHORT_DIGITS = 3;
const YEAR_PATTERN = /^20\d\d$/;

/**
 * Returns the digits of our numbers as written: with the calling code, with 00 before it, and with 0 after it. Numbers
 * of the reader's market are returned without the code too.
 */
function writtenForms({ phones, callingCode: ownCode }: OurFacts): Set<string> {
  return new Set(
    phones.flatMap((phone) => {
      const digits = phone.replace(/\D/g, '');
      const code = CALLING_CODES.filter((each) => digits.startsWith(each)).sort((a, b) => b.length - a.length)[0] ?? '';
      const national = digits.slice(code.length);
      return [digits, `00${digits}`, `${code}0${national}`, ...(code === ownCode ? [`0${national}`, national] : [])];
    }),
  );
}

/**
 * Judges a run of digits. The run is ours if it consists of our numbers, one after another, from its first digit on.
 * With other digits before ours, the run is a different phone number. Short groups after ours are judged separately.
 */
function judgeRun(run: string, ours: ReadonlySet<string>): MessagePiece[] {
  const groups = run.match(/\d+/g)!;
  const pieces: MessagePiece[] = [];
  let from = 0;
  while (from < groups.length) {
    let to = groups.length;
    while (to > from && !ours.has(groups.slice(from, to).join(''))) to -= 1;
    if (to === from) break;
    const isWhole = to - from === groups.length;
    pieces.push(piece('phone', isWhole ? run : groups.slice(from, to).join(' '), 'ours', 'ours'));
    from = to;
  }
  const rest = groups.slice(from);
  const digits = rest.join('');
  if (
    digits.length >= MIN_CALLABLE_DIGITS ||
    (run.startsWith('+') && pieces.length === 0 && digits.length >= MIN_SHORT_DIGITS)
  )
    return [...pieces, piece('phone', from === 0 ? run : rest.join(' '), 'not-ours', 'otherPhone')];
  const short = rest.filter((group) => group.length >= MIN_SHORT_DIGITS && !YEAR_PATTERN.test(group));
  return [...pieces, ...short.map((group) => piece('phone', group, 'cannot-tell', 'shortNumber'))];
}

/** Returns the phone numbers in the rest of a plain reading. */
export function findPhones(rest: string, facts: OurFacts): MessagePiece[] {
  const ours = writtenForms(facts);
  const textLeft = NOT_PHONE_NUMBERS.reduce((text, pattern) => text.replace(pattern, '\n'), rest);
  return [...textLeft.matchAll(DIGIT_RUN)].flatMap(([run]) => judgeRun(run.trim(), ours));
}
