import 'server-only';
import { getTranslations } from 'next-intl/server';
import { countryName } from '@/lib/i18n/names/place-name';
import { exampleDestination, exampleRequest } from '@/components/pages/product/data/example';
import { feeRate } from '@/components/parts/facts/fee-rate';
import { figuresOf } from '@/components/parts/facts/figures';
import { centreOf } from '@/components/parts/maps/market-map';
import type { ProductPageProps } from '@/components/pages/product/product-page';
import type { ProductKey } from '@/components/pages/product/data/product';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';
import { loadCountries } from '../load-countries';
import { loadLocations } from '../load-home';
import { loadRateQuote, loadRates } from '../load-rates';

/** Returns a product's title and description. An alias has the canonical address of the long path. */
export async function productMetadata(key: ProductKey) {
  const t = await getTranslations('product.pages');
  const { country, language } = await currentMarket();
  const choice = { country, language };
  const { route, days } = PRODUCTS[key];
  const figures = figuresOf(choice, countryName(country, language, await loadCountries(choice)), days);
  return pageMetadata({
    route,
    title: t(`${key}.meta.title`, figures),
    description: t(`${key}.meta.description`, figures),
  });
}

/** Loads all data of a product's page in the market that is being rendered. */
export async function loadProduct(key: ProductKey): Promise<ProductPageProps> {
  const market = await currentMarket();
  const { country, language } = market;
  const choice = { country, language };
  const product = PRODUCTS[key];
  const to = exampleDestination(product.reach, country);
  const request = product.example && exampleRequest(product.example, to);
  const allDestinations = country === 'CN' && product.reach === 'abroad';
  const [countries, rates, quote, locations] = await Promise.all([
    loadCountries(choice),
    loadRates(choice, allDestinations ? undefined : to),
    request ? loadRateQuote(choice, request) : null,
    product.reach === 'local' ? loadLocations(choice) : [],
  ]);
  return {
    product,
    market,
    home: homeAddress(getConfig().siteUrl, market),
    countries,
    exchangeRate: feeRate(country, rates),
    rates: rates.filter(({ service }) => product.services.includes(service)),
    example: request && { request, quote },
    centre: centreOf(country, locations)?.name,
  };
}
