import { unstable_cache } from 'next/cache';
import { loadCountries } from '@/app/[lang]/load-countries';
import { countryName } from '@/components/layout/country-name';
import { routeDrawing } from '@/components/ship/route-drawing';
import type { ShipData } from '@/components/ship/ship-data';
import type { CountryView, Dictionaries, PhoneRule } from '@/lib/contract/countries';
import { DICTIONARY_TYPES } from '@/lib/contract/dictionary-types';
import type { ProvinceView } from '@/lib/contract/places';
import { homeAddress } from '@/lib/seo/page-metadata';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { getConfig } from '@/lib/server/config';

/** Seconds. Such lists change rarely; a changed one is seen within the hour. */
const KEPT_FOR = 3600;

/** Kept between pages and builds. Not to be had at all, it is `empty`, and the browser asks again. */
function kept<T>(key: readonly string[], load: () => Promise<T>, empty: T): Promise<T> {
  return unstable_cache(load, [...key], { tags: ['ship', key[0]!], revalidate: KEPT_FOR })().catch(() => empty);
}

export interface LoadedShipData {
  data: ShipData;
  contact: CountryView | undefined;
}

/** What the wizard's pages start from. `places`: the countries whose provinces come with the page. */
export async function loadShipData(choice: MarketChoice, places: readonly Country[]): Promise<LoadedShipData> {
  const call = serverCaller(choice);
  const prefix = formatPrefix(choice);
  const [countries, dictionaries, phoneRules, provinces] = await Promise.all([
    loadCountries(choice),
    kept(
      ['dictionaries', prefix],
      () => call('querySysDictByType', { typeList: [...DICTIONARY_TYPES] }),
      {} as Dictionaries,
    ),
    kept(['phone-rules', prefix], () => call('queryPhoneRules', {}), [] as PhoneRule[]),
    Promise.all(
      places.map((countryCode) =>
        kept(['provinces', prefix, countryCode], () => call('queryProvinces', { countryCode }), [] as ProvinceView[]),
      ),
    ),
  ]);
  const names = COUNTRIES.map((country) => [country, countryName(country, choice.language, countries)]);
  return {
    data: {
      prefix,
      country: choice.country,
      countryNames: Object.fromEntries(names) as ShipData['countryNames'],
      provinces: Object.fromEntries(places.map((country, index) => [country, provinces[index]!])),
      phoneRules,
      dictionaries,
      routes: routeDrawing(),
      homeAddress: homeAddress(getConfig().siteUrl, choice),
    },
    contact: countries.find(({ code }) => code === choice.country),
  };
}
