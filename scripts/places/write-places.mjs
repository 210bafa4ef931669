import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DATA = join(import.meta.dirname, '..', '..', 'lib', 'server', 'seed', 'data');

/** One line a city: small, and a change shows where it is. */
export function writePlaces(country, provinces) {
  const rows = provinces.map(({ cities, ...province }) => {
    const lines = cities.map((city) => JSON.stringify(city)).join(',\n');
    return `${JSON.stringify({ ...province, cities: [] }).slice(0, -2)}\n${lines}\n]}`;
  });
  writeFileSync(join(DATA, 'places', `${country}.json`), `[\n${rows.join(',\n')}\n]\n`);
}
