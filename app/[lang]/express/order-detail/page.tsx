import { getTranslations } from 'next-intl/server';
import { OrderDetailView } from '@/components/parcels/orders/detail/order-detail-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadOrdersData } from '../load-orders-data';
import { ORDER_DICTIONARIES } from '@/components/parcels/orders/orders-data';

export async function generateMetadata() {
  const t = await getTranslations('orders.meta.domestic');
  return pageMetadata({ route: 'express-order-detail', title: t('title'), description: t('description') });
}

export default async function DomesticOrderPage() {
  const data = await loadOrdersData(await currentMarket(), ORDER_DICTIONARIES);
  return <OrderDetailView kind="domestic" data={data} />;
}
