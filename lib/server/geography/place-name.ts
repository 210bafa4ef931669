import 'server-only';
import type { Language } from '@/lib/market/language';
import { NAMES, type Json, type Names } from '../db/json-column';

export interface NamedPlace {
  /** In Latin letters; null when there is no such place. */
  name: string | null;
  names: Json<Names> | null;
}

/** A place's name for a reader of the language. */
export function placeName(place: NamedPlace | undefined, language: Language): string {
  const known = place?.names ? NAMES.read(place.names)[language] : undefined;
  return known ?? place?.name ?? '';
}
