import { LANGUAGES } from '@/lib/market/language';

/** Our languages, and the names of months that Egypt and the Maghreb have in Arabic. */
const LOCALES = [...LANGUAGES, 'ar-EG', 'ar-MA'];

const foldMonthName = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

function monthsByName(): ReadonlyMap<string, number> {
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [foldMonthName(format.format(Date.UTC(2026, index, 15))), index + 1] as const,
      );
    }),
  );
  return new Map(names);
}

let months: ReadonlyMap<string, number> | undefined;

/**
 * Returns the number of the month (1 to 12) with this full or short name in one of our languages; undefined for other
 * words.
 */
export function monthOfName(word: string): number | undefined {
  months ??= monthsByName();
  return months.get(foldMonthName(word));
}
