import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { countryName } from '@/lib/i18n/names/place-name';
import { CompareView } from '@/components/pages/product/compare/compare-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadCountries } from '../load-countries';
import { loadRates } from '../load-rates';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('product.compare.meta');
  const { country, language } = await currentMarket();
  const name = countryName(country, language, await loadCountries({ country, language }));
  const words = { market: country, country: name, ...NETWORK_FIGURES };
  return pageMetadata({ route: 'product', title: t('title', words), description: t('description', words) });
}

export default async function ProductsPage() {
  const market = await currentMarket();
  const t = await getTranslations('product.compare');
  const choice = { country: market.country, language: market.language };
  const [countries, rates] = await Promise.all([
    loadCountries(choice),
    loadRates(choice, market.country === 'CN' ? undefined : market.country),
  ]);
  return (
    <>
      <PageTrail prefix={market.prefix} route="product" name={t('title')} unseen />
      <CompareView market={market} countries={countries} rates={rates} />
    </>
  );
}
