import 'server-only';
import { foldText } from '@/lib/market/fold-text';
import type { Context } from '../../context';
import type { Verb } from '../../platform/verb';
import { placeName } from './place-name';
import { findCities } from './places-store';
import { findPlaces, type FoundPlace, type PlaceSearch } from '@/lib/server/geography/search-store';
import { provincesOf } from './store';

/** More than a list shows at once; who types another letter sees the rest. */
const MAX_RESULTS = 100;

interface Holder {
  code: string;
  name: string;
}

/** The places that hold those found, by the code of the nearest. */
async function holdersOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { type, country }: Pick<PlaceSearch, 'type' | 'country'>,
  found: readonly FoundPlace[],
): Promise<ReadonlyMap<string, Holder[]>> {
  if (type === 'PROVINCE' || found.length === 0) return new Map();
  if (type === 'CITY') {
    const provinces = await provincesOf(db, country);
    return new Map(provinces.map(({ code, name, names }) => [code, [{ code, name: names[language] ?? name }]]));
  }
  const cities = await findCities(db, [...new Set(found.map(({ parentCode }) => parentCode))]);
  return new Map(
    [...cities.values()].map((city) => {
      const province = { name: city.provinceName, names: city.provinceNames };
      return [
        city.code,
        [
          { code: city.code, name: placeName(city, language) },
          { code: city.provinceCode, name: placeName(province, language) },
        ],
      ];
    }),
  );
}

/** Places of one kind by their name in any script, however accents and case are typed, with the places that hold them. */
export const searchAreas: Verb<'queryAreaByTypeAndName'> = async ({ ctx, input }) => {
  const { countryCode: country, type, name } = input;
  const found = await findPlaces(ctx.db, { country, type, folded: foldText(name), limit: MAX_RESULTS });
  const holders = await holdersOf(ctx, { type, country }, found);
  return found.map((place) => ({
    code: place.code,
    parentCode: place.parentCode,
    name: placeName(place, ctx.language),
    type,
    within: holders.get(place.parentCode) ?? [],
  }));
};
