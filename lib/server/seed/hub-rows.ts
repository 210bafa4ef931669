import 'server-only';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import hubs from './data/hubs.json';

/** The points of the network maps: origin and gateways first within each country, as the file lists them. */
export function hubRows(): Insertable<Tables['hubs']>[] {
  return hubs
    .flatMap(({ country, cities }) => cities.map((city) => ({ country, ...city })))
    .map(({ country, code, names, lat, lng, role }, sort) => ({
      code,
      country_code: country,
      names: JSON.stringify(names),
      lat,
      lng,
      role,
      sort,
    }));
}
