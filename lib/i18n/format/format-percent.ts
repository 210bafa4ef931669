import { numberFormat } from './format-range';
import { languageOf } from '../language-of';

/** Returns a percentage (15, 99.99) with at most two decimals and the language's sign: `15%`, `%15`, `15 %`. */
export function formatPercent(percentage: number, locale: string): string {
  const language = languageOf(locale);
  const figures = numberFormat(locale, 2).format(percentage);
  if (language === 'tr') return `%${figures}`;
  if (language === 'fr') return `${figures}\u202f%`;
  return `${figures}%`;
}
