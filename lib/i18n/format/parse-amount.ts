import { minorDigits } from '@/lib/billing/money';
import type { Country } from '@/lib/market/country';
import { hasMinus, plainText } from '@/lib/text/plain-text';

/** Arabic's decimal mark has no other meaning. A point or comma may also separate thousands. */
const ARABIC_DECIMAL = '\u066B';
const BETWEEN_THOUSANDS = /[\u066C'\u2019\s]/g;
const ARABIC_COMMA = /\u060C/g;
const URDU_FULL_STOP = /\u06D4/g;

interface Figures {
  whole: string;
  decimals: string;
}

/** Returns ASCII digits and marks. Null for a text with other characters, without a digit, or with a minus. */
function figuresOf(text: string): string | null {
  const figures = plainText(text)
    .replace(BETWEEN_THOUSANDS, '')
    .replace(ARABIC_COMMA, ',')
    .replace(URDU_FULL_STOP, '.');
  return hasMinus(text) || !/^[\d.,\u066B]*$/.test(figures) || !/\d/.test(figures) ? null : figures;
}

/**
 * Splits into whole part and decimals. A single mark in `thousands` before exactly three digits separates thousands.
 */
function splitFigures(figures: string, thousands: string): Figures | null {
  const marks = figures.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return { whole: figures, decimals: '' };
  const index = figures.lastIndexOf(last);
  const [head, tail] = [figures.slice(0, index), figures.slice(index + 1)];
  const isOnlyMark = last !== ARABIC_DECIMAL && marks === last.repeat(marks.length);
  const isOneThousandsGroup = thousands.includes(last) && tail.length === 3 && /^[1-9]\d{0,2}$/.test(head);
  const separatesThousands = isOnlyMark && (marks.length > 1 || isOneThousandsGroup);
  const whole = separatesThousands ? figures : head;
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole);
  if (!isGrouped && whole !== '') return null;
  return { whole: whole.replace(/\D/g, ''), decimals: separatesThousands ? '' : tail };
}

function readFigures(text: string, thousands: string): Figures | null {
  const figures = figuresOf(text);
  return figures === null ? null : splitFigures(figures, thousands);
}

/** Markets with a decimal comma, regardless of the language of the page. */
const MARKETS_WITH_DECIMAL_COMMA: readonly Country[] = ['MA', 'TR'];

/**
 * Parses a typed measure: `22.5`, `22,5`, `٢٢٫٥`. `1.250` from a scale has a decimal point everywhere. `1,250` is read
 * as in the market. Returns NaN if blank, and 0 if it is not a number, so that a range rejects it.
 */
export function parseMeasure(text: string, market?: Country): number {
  if (text.trim() === '') return Number.NaN;
  const parts = readFigures(text, market && MARKETS_WITH_DECIMAL_COMMA.includes(market) ? '' : ',');
  return parts ? Number(`${parts.whole}.${parts.decimals}`) : 0;
}

/**
 * Parses a typed amount in major units - `1,250.50`, `1.250,50`, `١٢٥٠٫٥` - into minor units of the currency. None of
 * our currencies has three decimals, so `1.250` is read as 1250. Null if blank, negative, not a number, or finer than
 * the currency.
 */
export function parseAmount(text: string, currency: string): number | null {
  const parts = readFigures(text, '.,');
  const digits = minorDigits(currency);
  const decimals = parts?.decimals.replace(/0+$/, '') ?? '';
  if (!parts || decimals.length > digits) return null;
  const minor = Number(parts.whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Returns minor units as the text of an amount field: plain digits, a point, no unnecessary decimals. */
export function amountText(minor: number, currency: string): string {
  return String(minor / 10 ** minorDigits(currency));
}
