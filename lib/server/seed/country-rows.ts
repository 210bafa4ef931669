import 'server-only';
import type { Insertable } from 'kysely';
import { COUNTRIES } from '@/lib/market/country';
import type { Tables } from '../db/tables';
import countries from './data/countries.json';

/** The countries in the order of §1, whatever order the file has. */
export function countryRows(): Insertable<Tables['countries']>[] {
  return countries.map((country) => ({
    code: country.code,
    sort: (COUNTRIES as readonly string[]).indexOf(country.code),
    data: JSON.stringify(country),
  }));
}
