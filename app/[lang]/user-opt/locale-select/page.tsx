import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { loadCountries } from '@/app/[lang]/load-countries';
import { ChooserPage } from '@/components/frame/market/chooser-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('frame.chooser');
  const page = await getTranslations('layout.chooser');
  return pageMetadata({
    route: 'user-opt-locale-select',
    title: t('title'),
    description: page('description', { brand: BRAND.name, ...NETWORK_FIGURES }),
  });
}

export default async function LocaleSelectPage() {
  const { prefix, country, language } = await currentMarket();
  const t = await getTranslations('frame.chooser');
  return (
    <>
      <PageTrail prefix={prefix} route="user-opt-locale-select" name={t('title')} unseen />
      <ChooserPage market={{ country, language }} countries={await loadCountries({ country, language })} />
    </>
  );
}
