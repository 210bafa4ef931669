import { minorDigits } from '@/lib/billing/money';
import { plainText } from '@/lib/parcel/plain-text';

/** Arabic's own decimal and thousands marks, and what people put between thousands. */
function plainFigures(text: string): string {
  return plainText(text)
    .replaceAll('\u066B', '.')
    .replace(/[\u066C'\u2019\s]/g, '');
}

const NEGATIVE = /[-\u2212]/;

/** A typed measure with either decimal mark; NaN when blank, 0 when it is no number at all, so that a range refuses it. */
export function parseMeasure(text: string): number {
  if (text.trim() === '') return Number.NaN;
  const figures = plainFigures(text).replace(',', '.');
  return !NEGATIVE.test(text) && /^\d+(?:\.\d*)?$|^\.\d+$/.test(figures) ? Number(figures) : 0;
}

/** Whole part and decimals. A single mark before exactly three digits parts thousands: no currency of ours has three decimals. */
function split(figures: string): { whole: string; decimals: string } | null {
  const marks = figures.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return { whole: figures, decimals: '' };
  const at = figures.lastIndexOf(last);
  const [head, tail] = [figures.slice(0, at), figures.slice(at + 1)];
  const onlyKind = marks === last.repeat(marks.length);
  const partsThousands = onlyKind && (marks.length > 1 || (tail.length === 3 && /^[1-9]\d{0,2}$/.test(head)));
  const whole = partsThousands ? figures : head;
  const grouped = /^\d+$/.test(whole) || /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole);
  if (!grouped && whole !== '') return null;
  return { whole: whole.replace(/\D/g, ''), decimals: partsThousands ? '' : tail };
}

/**
 * An amount in major units as people type it - `1,250.50`, `1.250,50`, `١٢٥٠٫٥` - in minor units of the currency.
 * Null when it is blank, negative, no number, or finer than the currency.
 */
export function parseAmount(text: string, currency: string): number | null {
  const figures = plainFigures(text);
  if (NEGATIVE.test(text) || !/^\d*(?:[.,]\d*)*$/.test(figures) || !/\d/.test(figures)) return null;
  const parts = split(figures);
  const digits = minorDigits(currency);
  const decimals = parts?.decimals.replace(/0+$/, '') ?? '';
  if (!parts || decimals.length > digits) return null;
  const minor = Number(parts.whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Minor units as the text of an amount field: plain digits, a point, no more decimals than needed. */
export function amountText(minor: number, currency: string): string {
  return String(minor / 10 ** minorDigits(currency));
}
