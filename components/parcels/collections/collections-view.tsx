import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/frame/client-messages';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { paths } from '@/lib/routing/paths';
import type { OrdersData } from '../orders/orders-data';
import { OrdersDataProvider } from '../orders/orders-data.island';
import { Collections } from './collections.island';
import styles from './collections.module.css';

/** Renders the page of collected cash. The page is the same for everyone. The visitor's browser loads the amounts. */
export function CollectionsView({ data }: { data: OrdersData }) {
  const t = useTranslations('collections');
  const orders = useTranslations('orders');
  const crumbs = [{ label: orders('meta.list.title'), href: paths.myOrder(data.prefix) }, { label: t('meta.title') }];
  return (
    <Section compact task>
      <Container>
        <Breadcrumbs label={orders('detail.path')} crumbs={crumbs} />
        <h1 className={styles.title}>{t('meta.title')}</h1>
        <NeedsScripts prefix={data.prefix} />
        <ClientMessages namespaces={['collections', 'common']}>
          <OrdersDataProvider data={data}>
            <Collections />
          </OrdersDataProvider>
        </ClientMessages>
      </Container>
    </Section>
  );
}
