import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFeeRate } from '@/app/[lang]/load-rates';
import { countryName } from '@/lib/i18n/names/place-name';
import { ResolveView } from '@/components/pages/solutions/resolve-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('resolve.meta');
  const { country, language } = await currentMarket();
  const values = {
    market: country,
    country: countryName(country, language, await loadCountries({ country, language })),
  };
  return pageMetadata({ route: 'service-resolve', title: t('title', values), description: t('description', values) });
}

export default async function ResolvePage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, rate] = await Promise.all([loadCountries(choice), loadFeeRate(choice)]);
  return <ResolveView market={market} countries={countries} rate={rate} />;
}
