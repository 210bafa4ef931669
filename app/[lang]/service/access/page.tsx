import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { AccessView } from '@/components/pages/access/access-view';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadAccess } from './load-access';

export async function generateMetadata() {
  const t = await getTranslations('access.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const values = { ...figuresOf({ country, language }, name), market: country, country: name };
  return pageMetadata({ route: 'service-access', title: t('title', values), description: t('description', values) });
}

export default async function AccessPage() {
  return <AccessView {...await loadAccess(await currentMarket())} />;
}
