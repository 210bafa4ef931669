import { formatRange, numberFormat } from './format-range';
import { isolateLeftToRight } from './isolate';
import { languageOf } from '../language-of';

const UNIT_WORDS = {
  kg: { en: 'kg', zh: '公斤', fr: 'kg', ar: 'كجم', ur: 'کلوگرام', tr: 'kg' },
  cm: { en: 'cm', zh: '厘米', fr: 'cm', ar: 'سم', ur: 'سینٹی میٹر', tr: 'cm' },
  wh: { en: 'Wh', zh: 'Wh', fr: 'Wh', ar: 'واط ساعة', ur: 'واٹ آور', tr: 'Wh' },
  km: { en: 'km', zh: '公里', fr: 'km', ar: 'كم', ur: 'کلومیٹر', tr: 'km' },
  mb: { en: 'MB', zh: 'MB', fr: 'Mo', ar: 'ميغابايت', ur: 'MB', tr: 'MB' },
} as const;
export type Unit = keyof typeof UNIT_WORDS;

/**
 * Returns the word of a unit in the reader's language: `kg`, `公斤`, `كجم`, `کلوگرام`. Other languages get the English
 * word.
 */
export function unitWord(unit: Unit, locale: string): string {
  const words: Readonly<Record<string, string>> = UNIT_WORDS[unit];
  return words[languageOf(locale)] ?? UNIT_WORDS[unit].en;
}

/**
 * Returns a number with its unit, without a line break between them: `7.3 kg`, `2,5 km`. `decimals`: maximum number of
 * decimals.
 */
export function formatMeasure(value: number, unit: Unit, locale: string, decimals = 3): string {
  const figures = numberFormat(locale, decimals).format(value);
  return `${figures}\u00a0${unitWord(unit, locale)}`;
}

/** Returns a range with its unit: `1–30 kg`, `1 à 30 kg`. */
export function formatMeasureRange(min: number, max: number, unit: Unit, locale: string): string {
  return `${formatRange(min, max, locale)}\u00a0${unitWord(unit, locale)}`;
}

/**
 * Returns length, width and height of a parcel: `40 × 30 × 25 cm`. Sides are read from left to right in every script.
 */
export function formatSides(sides: readonly number[], locale: string): string {
  const format = numberFormat(locale, 1);
  const figures = sides.map((side) => format.format(side)).join('\u00a0×\u00a0');
  const language = languageOf(locale);
  const isolated = language === 'ar' || language === 'ur' ? isolateLeftToRight(figures) : figures;
  return `${isolated}\u00a0${unitWord('cm', locale)}`;
}
