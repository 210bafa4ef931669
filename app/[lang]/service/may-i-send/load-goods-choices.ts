import 'server-only';
import { loadCountries } from '@/app/[lang]/load-countries';
import { DESTINATIONS } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';
import { dictionaryOptions } from '@/lib/server/web/load-dictionaries';

/** Returns the destinations and the classes of goods, in the market's language. */
export async function loadGoodsChoices(choice: MarketChoice) {
  const [countries, classes] = await Promise.all([loadCountries(choice), dictionaryOptions(choice, 'INTL_GOODS_TYPE')]);
  const destinations = countries
    .filter(({ code }) => (DESTINATIONS as readonly string[]).includes(code))
    .map(({ code, countryName }) => ({ value: code, label: countryName }));
  return { destinations, classes };
}
