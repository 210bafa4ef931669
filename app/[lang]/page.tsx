import { getTranslations } from 'next-intl/server';
import { HomeView } from '@/components/pages/home/home-view';
import { countryName } from '@/lib/i18n/names/place-name';
import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { currentMarket } from '@/lib/i18n/current-market';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { numeralLocale } from '@/lib/market/prefix';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';
import { loadCountries } from './load-countries';
import { loadLocations, loadTeasers } from './load-home';
import { loadRates } from './load-rates';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('home.meta');
  const { country, language } = await currentMarket();
  const choice = { country, language };
  const name = countryName(country, language, await loadCountries(choice));
  const { minDays, maxDays } = TRANSIT_DAYS['special-line'];
  const days = formatWorkingDays(minDays, maxDays, numeralLocale(choice));
  return pageMetadata({
    route: 'home',
    title: t('title', { market: country, country: name, ...NETWORK_FIGURES }),
    description: t('description', { market: country, country: name, days, ...NETWORK_FIGURES }),
  });
}

export default async function HomePage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, locations, rates, news] = await Promise.all([
    loadCountries(choice),
    loadLocations(choice),
    loadRates(choice, market.country === 'CN' ? undefined : market.country),
    loadTeasers(choice),
  ]);
  return (
    <HomeView
      market={market}
      home={homeAddress(getConfig().siteUrl, market)}
      countries={countries}
      locations={locations}
      rates={rates}
      news={news}
    />
  );
}
