import { countryName } from '@/components/layout/country-name';
import type { OrdersData } from '@/components/orders/orders-data';
import type { DictionaryType } from '@/lib/contract/countries';
import { homeAddress } from '@/lib/i18n/page-metadata';
import { COUNTRIES, type Country } from '@/lib/market/country';
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
  const names = COUNTRIES.map((code) => [code, countryName(code, language, countries)] as const);
  return {
    prefix,
    homeAddress: homeAddress(getConfig().siteUrl, choice),
    countryNames: Object.fromEntries(names) as Record<Country, string>,
    dictionaries,
  };
}
