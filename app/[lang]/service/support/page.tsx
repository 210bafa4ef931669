import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { countryName } from '@/lib/i18n/names/place-name';
import { SupportView } from '@/components/pages/support/support-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';

export async function generateMetadata() {
  const t = await getTranslations('support.support.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const names = { market: country, country: name, brand: BRAND.name };
  return pageMetadata({ route: 'service-support', title: t('title', names), description: t('description', names) });
}

export default async function SupportPage() {
  const market = await currentMarket();
  const { country, language } = market;
  return <SupportView market={market} countries={await loadCountries({ country, language })} />;
}
