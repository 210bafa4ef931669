import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { loadLocations } from '@/app/[lang]/load-home';
import { AboutView } from '@/components/pages/company/about-view';
import { countryName } from '@/lib/i18n/names/place-name';
import { currentMarket } from '@/lib/i18n/current-market';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { getConfig } from '@/lib/server/platform/config';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('company.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const values = { market: country, country: name, brand: BRAND.name, year: String(BRAND.founded), ...NETWORK_FIGURES };
  return pageMetadata({
    route: 'business-about-us',
    title: t('title', values),
    description: t('description', values),
  });
}

export default async function AboutPage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, locations] = await Promise.all([loadCountries(choice), loadLocations(choice)]);
  const home = homeAddress(getConfig().siteUrl, market);
  return <AboutView market={market} home={home} countries={countries} locations={locations} />;
}
