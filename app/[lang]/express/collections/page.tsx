import { getTranslations } from 'next-intl/server';
import { CollectionsView } from '@/components/parcels/collections/collections-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadOrdersData } from '../load-orders-data';

export async function generateMetadata() {
  const t = await getTranslations('collections.meta');
  return pageMetadata({ route: 'express-collections', title: t('title'), description: t('description') });
}

export default async function CollectionsPage() {
  return <CollectionsView data={await loadOrdersData(await currentMarket())} />;
}
