import { countryNames } from '@/components/layout/country-name';
import type { OrdersData } from '@/components/orders/orders-data';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import { homeAddress } from '@/lib/seo/page-metadata';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';
import { getConfig } from '@/lib/server/config';
import { loadCountries } from '../load-countries';

/** The names that the pages of parcels need, in the market's language. What cannot be had is left out. */
export async function loadOrdersData(
  { prefix, ...choice }: MarketChoice & { prefix: Prefix },
  typeList: DictionaryType[] = [],
): Promise<OrdersData> {
  const { country, language } = choice;
  const [countries, dictionaries] = await Promise.all([
    loadCountries({ country, language }),
    typeList.length ? serverCaller(choice)('querySysDictByType', { typeList }).catch(() => ({})) : {},
  ]);
  return {
    prefix,
    homeAddress: homeAddress(getConfig().siteUrl, choice),
    countryNames: countryNames(language, countries),
    dictionaries,
  };
}
