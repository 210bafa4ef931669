import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { ClientMessages } from '@/components/frame/client-messages';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { Skeleton } from '@/components/ui/status/skeleton';
import { paths } from '@/lib/routing/paths';
import { OrderDetail } from './order-detail.island';
import { OrderFrame } from './order-frame';
import type { OrdersData } from '../orders-data';
import { OrdersDataProvider } from '../orders-data.island';

/** Branches of `orders` that the page uses. The others would make the document larger. */
const DETAIL_TEXTS = [
  'actions',
  'basic',
  'cancel',
  'collection',
  'conflict',
  'delete',
  'detail',
  'history',
  'parcels',
  'parties',
  'returned',
  'shipment',
  'test',
  'tracking',
  'unsent',
  'waits',
].map((branch) => `orders.${branch}` as const);

interface OrderDetailViewProps {
  kind: 'international' | 'domestic';
  data: OrdersData;
}

/** Shows one order of the list (§2). Its id is in the address, `?id=`, and the visitor's browser loads it. */
export function OrderDetailView({ kind, data }: OrderDetailViewProps) {
  const t = useTranslations('orders');
  const title = t(`meta.${kind}.title`);
  const path = (
    <Breadcrumbs
      label={t('detail.path')}
      crumbs={[{ label: t('meta.list.title'), href: paths.myOrder(data.prefix) }, { label: title }]}
    />
  );
  return (
    <Section compact task>
      <Container>
        <NeedsScripts prefix={data.prefix} />
        <ClientMessages namespaces={[...DETAIL_TEXTS, 'track', 'quote', 'ship', 'common', 'parcel.proof']}>
          <OrdersDataProvider data={data}>
            <Suspense
              fallback={
                <OrderFrame path={path} title={title}>
                  <Skeleton label={t('detail.loading')} shape="card" lines={3} />
                </OrderFrame>
              }
            >
              <OrderDetail path={path} title={title} />
            </Suspense>
          </OrdersDataProvider>
        </ClientMessages>
      </Container>
    </Section>
  );
}
