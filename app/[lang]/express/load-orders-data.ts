import { countryNames } from '@/lib/i18n/names/place-name';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { getConfig } from '@/lib/server/platform/config';
import { loadDictionaries } from '@/lib/server/web/load-dictionaries';
import { loadCountries } from '../load-countries';

/**
 * Loads the initial data of the pages of parcels, in the market's language. `dictionaryTypes` lists the dictionaries
 * that the page needs.
 */
export async function loadOrdersData(
  { prefix, ...choice }: MarketChoice & { prefix: Prefix },
  dictionaryTypes: DictionaryType[] = [],
): Promise<OrdersData> {
  const { country, language } = choice;
  const [countries, dictionaries] = await Promise.all([
    loadCountries({ country, language }),
    dictionaryTypes.length ? loadDictionaries(choice, dictionaryTypes) : {},
  ]);
  return {
    prefix,
    homeAddress: homeAddress(getConfig().siteUrl, choice),
    countryNames: countryNames(language, countries),
    contact: countries.find(({ code }) => code === country)?.contact,
    dictionaries,
  };
}
