import type { Language } from '@/lib/market/language';

const collators = new Map<Language, Intl.Collator>();

/** Sorts names by the rules of the reader's language. English names stay in their stored order. */
export function sortNames<Named extends { name: string }>(named: readonly Named[], language: Language): Named[] {
  if (language === 'en') return [...named];
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return [...named].sort((one, other) => collator.compare(one.name, other.name));
}
