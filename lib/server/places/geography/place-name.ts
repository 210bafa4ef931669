import 'server-only';
import { placeName as nameFor } from '@/lib/i18n/place-name';
import type { Language } from '@/lib/market/language';
import { NAMES, type Json, type Names } from '../../platform/db/json-column';

export interface NamedPlace {
  /** In Latin letters; null when there is no such place. */
  name: string | null;
  names: Json<Names> | null;
}

/** The name of a place of the database for a reader of the language. */
export function placeName(place: NamedPlace | undefined, language: Language): string {
  return nameFor(place && { name: place.name, names: place.names && NAMES.read(place.names) }, language);
}
