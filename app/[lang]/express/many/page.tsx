import { getTranslations } from 'next-intl/server';
import { ManyParcelsView } from '@/components/sending/sheets/many-parcels-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('sheets.meta');
  return pageMetadata({ route: 'express-many', title: t('title'), description: t('description') });
}

export default async function ManyParcelsPage() {
  return <ManyParcelsView {...await currentMarket()} />;
}
