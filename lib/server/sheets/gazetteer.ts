import 'server-only';
import type { Country } from '@/lib/market/country';
import { foldText } from '@/lib/market/fold-text';
import type { Language } from '@/lib/market/language';
import { countryOf, type Gazetteer, type KnownPlace, type PlacesOfCountry } from '@/lib/sheets/find-place';
import type { SheetOrderRows } from '@/lib/sheets/group-rows';
import { placesOfOrder, writtenPlace, type ChoiceNames } from '@/lib/sheets/order-candidate';
import { placeName } from '@/lib/i18n/place-name';
import type { Context } from '../context';
import { allCountries } from '../places/dictionaries/store';
import { groupBy } from '../platform/group-by';
import { areasIn, citiesIn, provincesIn, type PlaceRow } from './store';

function knownPlace({ code, parent, name, names }: PlaceRow, language: Language): KnownPlace {
  const spellings = [code, name, ...Object.values(names)].map((spelling) => foldText(spelling ?? ''));
  return { code, parent, name: placeName({ name, names }, language), folded: [...new Set(spellings)] };
}

async function countryNames({ db }: Pick<Context, 'db'>): Promise<Gazetteer['countries']> {
  const countries = await allCountries(db);
  return new Map(
    countries.flatMap(({ code, names }) =>
      [code, ...Object.values(names)].map((name): [string, Country] => [foldText(name), code]),
    ),
  );
}

async function placesOf({ db, language }: Context, country: Country): Promise<PlacesOfCountry> {
  const [provinces, cities] = await Promise.all([provincesIn(db, country), citiesIn(db, country)]);
  const known = (rows: PlaceRow[]) => rows.map((row) => knownPlace(row, language));
  return { provinces: known(provinces), cities: known(cities) };
}

/** The countries that are written, with China, from where parcels go abroad, and the page's own. */
function countriesIn(orders: readonly SheetOrderRows[], countries: Gazetteer['countries'], home: Country): Country[] {
  const written = orders.flatMap(({ rows: [row] }) =>
    (['sender', 'receiver'] as const).map((party) => countryOf(writtenPlace(row!, party).country, { countries }, home)),
  );
  return [...new Set<'' | Country>(['CN', home, ...written])].filter((country) => country !== '');
}

/** What the places of these orders are looked up in: provinces and cities of their countries, areas of the cities that were found. */
export async function gazetteerOf(
  ctx: Context,
  orders: readonly SheetOrderRows[],
  choices: ChoiceNames,
): Promise<Gazetteer> {
  const countries = await countryNames(ctx);
  const used = countriesIn(orders, countries, ctx.country);
  const places = new Map(
    await Promise.all(used.map(async (country) => [country, await placesOf(ctx, country)] as const)),
  );
  const gazetteer = { countries, places, areas: new Map<string, KnownPlace[]>() };
  const cities = orders.flatMap((order) => {
    const { from, to } = placesOfOrder(order, { choices, gazetteer, country: ctx.country });
    const [row] = order.rows;
    return [
      ...(writtenPlace(row!, 'sender').area === '' ? [] : [from.cityCode]),
      ...(writtenPlace(row!, 'receiver').area === '' ? [] : [to.cityCode]),
    ];
  });
  const areas = await areasIn(ctx.db, [...new Set(cities)].filter(Boolean));
  return {
    ...gazetteer,
    areas: groupBy(
      areas.map((row) => knownPlace(row, ctx.language)),
      ({ parent }) => parent,
    ),
  };
}
