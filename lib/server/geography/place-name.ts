import 'server-only';
import type { Language } from '@/lib/market/language';

export interface NamedPlace {
  /** In Latin letters; null when there is no such place. */
  name: string | null;
  /** JSON: the name by language, where it is known. */
  names: string | null;
}

/** A place's name for a reader of the language. */
export function placeName(place: NamedPlace | undefined, language: Language): string {
  const names = JSON.parse(place?.names ?? '{}') as Partial<Record<Language, string>>;
  return names[language] ?? place?.name ?? '';
}
