import 'server-only';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import dictionaries from './data/dictionaries.json';

export function dictionaryRows(): Insertable<Tables['dictionaries']>[] {
  return dictionaries.map(({ type, code, sort, names }) => ({ type, code, sort, names: JSON.stringify(names) }));
}
