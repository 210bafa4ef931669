import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { ClientMessages } from '@/components/frame/client-messages';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { Skeleton } from '@/components/ui/status/skeleton';
import { paths } from '@/lib/routing/paths';
import { MyParcels } from './my-parcels.island';
import styles from './my-parcels.module.css';
import type { OrdersData } from '../orders-data';
import { OrdersDataProvider } from '../orders-data.island';

/** Branches of `orders` that the list uses. The others would make the document larger. */
const LIST_TEXTS = [
  'actions',
  'attention',
  'cancel',
  'detail',
  'download',
  'empty',
  'list',
  'parcels',
  'parties',
  'select',
  'test',
  'waits',
].map((branch) => `orders.${branch}` as const);

/** My parcels (§2). The page is the same for everyone. The visitor's browser loads the parcels. */
export function MyParcelsView({ data }: { data: OrdersData }) {
  const t = useTranslations('orders');
  const collections = useTranslations('collections.meta');
  const sheets = useTranslations('sheets.meta');
  return (
    <Section compact task>
      <Container>
        <div className={styles.page}>
          <header className={styles.header}>
            <h1 className={styles.title}>{t('meta.list.title')}</h1>
            <p className={styles.acts} data-print="hide">
              <Link href={paths.collections(data.prefix)} prefetch={false} className={buttonClass()}>
                {collections('title')}
              </Link>
              <Link href={paths.manyParcels(data.prefix)} prefetch={false} className={buttonClass()}>
                {sheets('title')}
              </Link>
              <Link href={paths.presend(data.prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
                <Icon name="plus" />
                {t('list.send')}
              </Link>
            </p>
          </header>
          <div className={styles.body}>
            <NeedsScripts prefix={data.prefix} />
            <ClientMessages namespaces={[...LIST_TEXTS, 'track', 'common', 'errors.tooLong']}>
              <OrdersDataProvider data={data}>
                {/* The filter is in the address, which only the browser knows. */}
                <Suspense fallback={<Skeleton label={t('list.loading')} shape="row" lines={8} />}>
                  <MyParcels />
                </Suspense>
              </OrdersDataProvider>
            </ClientMessages>
          </div>
        </div>
      </Container>
    </Section>
  );
}
