import { loadCountries } from '@/app/[lang]/load-countries';
import { loadLocations } from '@/app/[lang]/load-home';
import { countryNames } from '@/lib/i18n/names/place-name';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import type { CountryView } from '@/lib/contract/places/countries';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { Country } from '@/lib/market/country';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { getConfig } from '@/lib/server/platform/config';
import { loadDictionaries } from '@/lib/server/web/load-dictionaries';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

export interface LoadedShipData {
  data: ShipData;
  contact: CountryView | undefined;
}

/** Loads the initial data of the wizard's pages. `places`: the countries whose provinces come with the page. */
export async function loadShipData(choice: MarketChoice, places: readonly Country[]): Promise<LoadedShipData> {
  const call = serverCaller(choice);
  const prefix = formatPrefix(choice);
  const [countries, locations, dictionaries, phoneRules, provinces] = await Promise.all([
    loadCountries(choice),
    loadLocations(choice),
    loadDictionaries(choice, DICTIONARY_TYPES),
    readCached('phone-rules', choice, () => call('queryPhoneRules', {})),
    Promise.all(
      places.map(async (countryCode) => {
        const load = () => call('queryProvinces', { countryCode });
        const list = await readCached('provinces', choice, load, [countryCode]);
        return list.map(({ provinceCode, name }) => ({ code: provinceCode, name }));
      }),
    ),
  ]);
  const origin = locations.find(({ role }) => role === 'origin');
  return {
    data: {
      prefix,
      country: choice.country,
      countryNames: countryNames(choice.language, countries),
      provinces: Object.fromEntries(places.map((country, index) => [country, provinces[index]!])),
      phoneRules,
      dictionaries,
      origin: origin && printedHub(origin),
      homeAddress: homeAddress(getConfig().siteUrl, choice),
    },
    contact: countries.find(({ code }) => code === choice.country),
  };
}
