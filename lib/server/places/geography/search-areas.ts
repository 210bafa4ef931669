import 'server-only';
import { placesWithOtherName } from '@/lib/market/other-names';
import { placeForms } from '@/lib/market/place-forms';
import type { Context } from '../../platform/context';
import type { Verb } from '../../platform/verb';
import { storedPlaceName } from './stored-place-name';
import { listCitiesByCode } from './places-by-code-store';
import { listPlaceRows, type FoundPlaceRow, type PlaceSearchQuery } from './search-store';
import { listProvincesIn } from './place-store';

/** More results than a list shows at once. A longer search text finds the others. */
const MAX_RESULTS = 100;

interface ParentPlace {
  code: string;
  name: string;
}

/** Returns the parents of places: a list from the nearest one up, by the code of the nearest one. */
async function listParents(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { type, country }: Pick<PlaceSearchQuery, 'type' | 'country'>,
  places: readonly FoundPlaceRow[],
): Promise<ReadonlyMap<string, ParentPlace[]>> {
  if (type === 'PROVINCE' || places.length === 0) return new Map();
  if (type === 'CITY') {
    const provinces = await listProvincesIn(db, country);
    return new Map(provinces.map(({ code, name, names }) => [code, [{ code, name: names[language] ?? name }]]));
  }
  const cities = await listCitiesByCode(db, [...new Set(places.map(({ parentCode }) => parentCode))]);
  return new Map(
    [...cities.values()].map((city) => {
      const province = { name: city.provinceName, names: city.provinceNames };
      return [
        city.code,
        [
          { code: city.code, name: storedPlaceName(city, language) },
          { code: city.provinceCode, name: storedPlaceName(province, language) },
        ],
      ];
    }),
  );
}

/**
 * Finds places of one kind by any of their names, without regard to accents, case, spaces and articles. Each has its
 * parent places.
 */
export const searchAreas: Verb<'queryAreaByTypeAndName'> = async ({ ctx, input }) => {
  const { countryCode: country, type, name } = input;
  const forms = placeForms(name);
  const [folded] = forms;
  const others = folded === '' ? [] : placesWithOtherName(country, name);
  const places = await listPlaceRows(ctx.db, { country, type, forms, others, limit: MAX_RESULTS });
  const holders = await listParents(ctx, { type, country }, places);
  return places.map((place) => ({
    code: place.code,
    parentCode: place.parentCode,
    name: storedPlaceName(place, ctx.language),
    type,
    within: holders.get(place.parentCode) ?? [],
  }));
};
