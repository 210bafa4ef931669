import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { otherCountryNames, otherPlaceNames } from '@/lib/market/other-names';
import { countryOf, formsOf, type Gazetteer, type KnownPlace, type PlacesOfCountry } from '@/lib/sheets/find-place';
import type { SheetOrderRows } from '@/lib/sheets/group-rows';
import { placesOfOrder, writtenPlace, type ChoiceNames } from '@/lib/sheets/order-candidate';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Context } from '../../platform/context';
import { listCountryRecords } from '../../places/dictionaries/dictionary-store';
import { groupBy } from '../../platform/group-by';
import { mapInSlices } from '../../platform/map-in-slices';
import { listAreasOfCities, listCitiesOfCountry, listProvincesOfCountry, type PlaceRow } from './sheet-store';

function knownPlace({ code, parent, name, names }: PlaceRow, country: Country, language: Language): KnownPlace {
  const spellings = [code, name, ...Object.values(names), ...otherPlaceNames(country, name)];
  return { code, parent, name: placeName({ name, names }, language), forms: formsOf(spellings) };
}

async function loadKnownCountries({ db, language }: Context): Promise<Gazetteer['countries']> {
  const countries = await listCountryRecords(db);
  return countries.map(({ code, names }) => ({
    code,
    parent: '',
    name: names[language],
    forms: formsOf([code, ...Object.values(names), ...otherCountryNames(code)]),
  }));
}

async function listKnownPlaces({ db, language }: Context, country: Country): Promise<PlacesOfCountry> {
  const [provinces, cities] = await Promise.all([
    listProvincesOfCountry(db, country),
    listCitiesOfCountry(db, country),
  ]);
  const knownPlaces = (rows: PlaceRow[]) => mapInSlices(rows, (row) => knownPlace(row, country, language));
  return { provinces: await knownPlaces(provinces), cities: await knownPlaces(cities) };
}

/** Returns the countries in the sheet, China (where parcels to abroad start) and the page's own country. */
async function loadCountries(
  orders: readonly SheetOrderRows[],
  countries: Gazetteer['countries'],
  home: Country,
): Promise<Country[]> {
  const writtenCountries = await mapInSlices(orders, ({ rows: [row] }) =>
    (['sender', 'receiver'] as const).map((party) => countryOf(writtenPlace(row, party).country, { countries }, home)),
  );
  return [...new Set<'' | Country>(['CN', home, ...writtenCountries.flat()])].filter((country) => country !== '');
}

/**
 * Returns the lookup of places for these orders: provinces and cities of their countries, and areas of the cities that
 * were found.
 */
export async function loadGazetteer(
  ctx: Context,
  orders: readonly SheetOrderRows[],
  choices: ChoiceNames,
): Promise<Gazetteer> {
  const countries = await loadKnownCountries(ctx);
  const usedCountries = await loadCountries(orders, countries, ctx.country);
  const places = new Map(
    await Promise.all(usedCountries.map(async (country) => [country, await listKnownPlaces(ctx, country)] as const)),
  );
  const gazetteer = { countries, places, areas: new Map<string, KnownPlace[]>() };
  const cities = await mapInSlices(orders, (order) => {
    const { from, to } = placesOfOrder(order, { choices, gazetteer, country: ctx.country });
    const [row] = order.rows;
    return [
      ...(writtenPlace(row, 'sender').area === '' ? [] : [from.cityCode]),
      ...(writtenPlace(row, 'receiver').area === '' ? [] : [to.cityCode]),
    ];
  });
  const areas = await listAreasOfCities(ctx.db, [...new Set(cities.flat())].filter(Boolean));
  const knownAreas = await mapInSlices(areas, (row) => knownPlace(row, row.country, ctx.language));
  return { ...gazetteer, areas: groupBy(knownAreas, ({ parent }) => parent) };
}
