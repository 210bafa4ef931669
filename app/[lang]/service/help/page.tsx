import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { loadFeeRate } from '@/app/[lang]/load-rates';
import { countryName } from '@/lib/i18n/names/place-name';
import { HelpView } from '@/components/pages/help/help-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('support.help.meta');
  const { country, language } = await currentMarket();
  const names = {
    market: country,
    country: countryName(country, language, await loadCountries({ country, language })),
  };
  return pageMetadata({ route: 'service-help', title: t('title', names), description: t('description', names) });
}

export default async function HelpPage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, rate] = await Promise.all([loadCountries(choice), loadFeeRate(choice)]);
  return <HelpView market={market} countries={countries} rate={rate} />;
}
