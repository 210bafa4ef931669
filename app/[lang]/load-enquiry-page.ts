import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { currentMarket } from '@/lib/i18n/current-market';
import { BRAND } from '@/lib/market/brand';
import { loadCountries } from './load-countries';
import { loadFormChoices } from './load-form-choices';

/** Loads the initial data of a page with a form. */
export async function loadEnquiryPage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, choices] = await Promise.all([loadCountries(choice), loadFormChoices(choice)]);
  return { market, countries, choices };
}

/** Returns the figures and names that titles and descriptions of pages with a form may use. */
export async function loadEnquiryPageNames() {
  const market = await currentMarket();
  const { country, language } = market;
  const name = countryName(country, language, await loadCountries({ country, language }));
  return { ...figuresOf(market, name), brand: BRAND.name };
}
