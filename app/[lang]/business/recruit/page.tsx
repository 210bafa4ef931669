import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { CareersView } from '@/components/pages/careers/careers-view';
import { countryName } from '@/lib/i18n/names/place-name';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { loadCareers } from './load-careers';

export async function generateMetadata() {
  const t = await getTranslations('careers.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const values = { market: country, country: name, brand: BRAND.name };
  return pageMetadata({ route: 'business-recruit', title: t('title', values), description: t('description', values) });
}

export default async function RecruitPage() {
  return <CareersView {...await loadCareers(await currentMarket())} />;
}
