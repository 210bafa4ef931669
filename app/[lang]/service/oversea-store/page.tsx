import { getTranslations } from 'next-intl/server';
import { countryName } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { OverseaStoreView } from '@/components/pages/sites/oversea-store-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadCountries } from '../../load-countries';
import { loadSites } from '../../load-sites';

export async function generateMetadata() {
  const t = await getTranslations('network.oversea.meta');
  const { country, language } = await currentMarket();
  const choice = { country, language };
  const figures = figuresOf(choice, countryName(country, language, await loadCountries(choice)));
  return pageMetadata({
    route: 'service-oversea-store',
    title: t('title', figures),
    description: t('description', figures),
  });
}

export default async function OverseaStorePage() {
  const market = await currentMarket();
  const choice = { country: market.country, language: market.language };
  const [countries, warehouses] = await Promise.all([loadCountries(choice), loadSites(choice, { kind: 'warehouse' })]);
  return <OverseaStoreView market={market} countries={countries} warehouses={warehouses} />;
}
