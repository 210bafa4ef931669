import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { ClientMessages } from '@/components/frame/client-messages';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
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
  return (
    <Section compact task>
      <Container>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('meta.list.title')}</h1>
          <p className={styles.acts} data-print="hide">
            <OtherActs prefix={data.prefix} className={styles.wide} />
            <Link href={paths.presend(data.prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
              <Icon name="plus" />
              {t('list.send')}
            </Link>
          </p>
        </header>
        <NeedsScripts prefix={data.prefix} />
        <ClientMessages namespaces={[...LIST_TEXTS, 'track', 'common', 'errors.tooLong']}>
          <OrdersDataProvider data={data}>
            {/* The filter is in the address, which only the browser can read. */}
            <Suspense fallback={<Skeleton label={t('list.loading')} shape="row" lines={8} />}>
              <MyParcels />
            </Suspense>
          </OrdersDataProvider>
        </ClientMessages>
        <p className={styles.acts} data-print="hide">
          <OtherActs prefix={data.prefix} className={styles.narrow} />
        </p>
      </Container>
    </Section>
  );
}

/** Links to the other tasks of a sender: above the list on a wide screen, below it on a phone. */
function OtherActs({ prefix, className }: Pick<OrdersData, 'prefix'> & { className: string | undefined }) {
  const collections = useTranslations('collections.meta');
  const sheets = useTranslations('sheets.meta');
  const look = classNames(buttonClass(), className);
  return (
    <>
      <Link href={paths.collections(prefix)} prefetch={false} className={look}>
        {collections('title')}
      </Link>
      <Link href={paths.manyParcels(prefix)} prefetch={false} className={look}>
        {sheets('title')}
      </Link>
    </>
  );
}
