import type { Language } from '@/lib/market/language';

const collators = new Map<Language, Intl.Collator>();

/** As the reader's language sorts the names; those that are read in English stay as they are stored. */
export function sortNames<Named extends { name: string }>(named: readonly Named[], language: Language): Named[] {
  if (language === 'en') return [...named];
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return named.toSorted((one, other) => collator.compare(one.name, other.name));
}
