import { getTranslations } from 'next-intl/server';
import { MyParcelsView } from '@/components/parcels/orders/list/my-parcels-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadOrdersData } from '../load-orders-data';

export async function generateMetadata() {
  const t = await getTranslations('orders.meta.list');
  return pageMetadata({ route: 'index-my-parcel', title: t('title'), description: t('description') });
}

export default async function MyOrderPage() {
  return <MyParcelsView data={await loadOrdersData(await currentMarket())} />;
}
