import 'server-only';
import { placeName as nameFor } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { NAMES_COLUMN, type Json, type Names } from '../../platform/db/json-column';

export interface StoredPlace {
  /** Name in Latin letters. Null if the place does not exist. */
  name: string | null;
  names: Json<Names> | null;
}

/** Returns the name of a stored place in this language. */
export function storedPlaceName(place: StoredPlace | undefined, language: Language): string {
  return nameFor(place && { name: place.name, names: place.names && NAMES_COLUMN.read(place.names) }, language);
}
