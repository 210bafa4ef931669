import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DATA_FOLDER = join(import.meta.dirname, '..', '..', 'lib', 'server', 'programs', 'seed', 'data');

/** Writes one line per city: files stay small, and a diff shows the changed city. */
export function writePlaces(country, provinces) {
  const rows = provinces.map(({ cities, ...province }) => {
    const lines = cities.map((city) => JSON.stringify(city)).join(',\n');
    return `${JSON.stringify({ ...province, cities: [] }).slice(0, -2)}\n${lines}\n]}`;
  });
  writeFileSync(join(DATA_FOLDER, 'places', `${country}.json`), `[\n${rows.join(',\n')}\n]\n`);
}
