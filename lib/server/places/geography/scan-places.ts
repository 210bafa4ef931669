import 'server-only';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { foldText } from '@/lib/text/fold-text';
import type { Language } from '@/lib/market/language';
import { NAMES_COLUMN, type Names } from '../../platform/db/json-column';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { listHubs } from './hub-store';
import { storedPlaceName, type StoredPlace } from './stored-place-name';

/** Place of a scan, as the courier's system wrote it. */
interface ScanPlace {
  place: string;
  country_code: string | null;
}

/** Found place, or an empty object for a name that is not known. */
type KnownPlace = { place?: StoredPlace };

/** Returns the key of a place: country and folded name. Null if the name cannot be looked up. */
function keyOf({ place, country_code }: ScanPlace): string | null {
  const folded = foldText(place);
  return folded === '' || !COUNTRIES.some((code) => code === country_code) ? null : `${country_code} ${folded}`;
}

const isNamed = (names: Names, folded: string) => Object.values(names).some((name) => foldText(name) === folded);

/** Finds a hub, else a city, by any of its names. `search` has each folded name between bars. */
async function findPlace(db: Queryable, country: Country, folded: string): Promise<StoredPlace | undefined> {
  const hub = (await listHubs(db, country)).find(({ names }) => isNamed(names, folded));
  if (hub) return { name: hub.names.en, names: NAMES_COLUMN.write(hub.names) };
  return db
    .selectFrom('cities')
    .select(['name', 'names'])
    .where('country_code', '=', country)
    .where('search', 'like', `%|${folded}|%`)
    .orderBy('main', 'desc')
    .orderBy('code')
    .executeTakeFirst();
}

const listKnown = cachedLookup<KnownPlace>(async (db, keys) => {
  const foundPlaces = await Promise.all(
    keys.map(async (key) => {
      const [country, folded] = [key.slice(0, 2) as Country, key.slice(3)];
      const place = await findPlace(db, country, folded);
      return [key, place ? { place } : {}] as const;
    }),
  );
  return new Map(foundPlaces);
});

/**
 * Returns a function that names the places of these scans in a language. A place that is not known stays as written.
 */
export async function loadScanPlaceNames(
  db: Queryable,
  scans: readonly ScanPlace[],
): Promise<(scan: ScanPlace, language: Language) => string> {
  const keys = new Set(scans.map(keyOf).filter((key) => key !== null));
  const knownPlaces = await listKnown(db, [...keys]);
  return (scan, language) => {
    const place = knownPlaces.get(keyOf(scan) ?? '')?.place;
    return place ? storedPlaceName(place, language) : scan.place;
  };
}
