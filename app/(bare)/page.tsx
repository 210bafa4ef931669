import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IndexView } from '@/components/layout/index-view';
import { alternateAddresses } from '@/lib/i18n/page-metadata';
import { BRAND } from '@/lib/market/brand';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.index');
  return {
    title: t('title'),
    description: t('description', { brand: BRAND.name }),
    alternates: { canonical: '/', languages: alternateAddresses('home') },
  };
}

export default function IndexPage() {
  return <IndexView />;
}
