'use client';

import { useTranslations } from 'next-intl';
import { HandOver } from '@/components/parcels/orders/detail/hand-over';
import { Fold } from '@/components/ui/content/fold';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import type { CheckedSheet, SheetOrder } from '@/lib/contract/orders/sheets';
import styles from './sheets.module.css';

interface HandOversProps {
  handOvers: CheckedSheet['handOvers'];
  orders: readonly SheetOrder[];
  /** Shows a single way without a fold. */
  open?: boolean;
}

/** Maximum number of ways shown without a scroll box. */
const MAX_UNSCROLLED_WAYS = 3;

/** Shows where the parcels of these orders are brought, and how they are paid. Each way names its number of orders. */
export function HandOvers({ handOvers, orders, open = false }: HandOversProps) {
  const t = useTranslations('sheets.preview');
  const ways = handOvers
    .map((handOver, index) => ({ handOver, count: orders.filter((order) => order.handOver === index).length }))
    .filter(({ count }) => count > 0);
  const [only] = ways;
  if (!only) return null;
  if (open && ways.length === 1) {
    return (
      <div className={styles.cards}>
        <HandOver handOver={only.handOver} />
      </div>
    );
  }
  const folds = ways.map(({ handOver, count }) => (
    <Fold key={handOver.title + handOver.text} title={t('wayOrders', { title: handOver.title, orders: count })}>
      <div className={styles.cards}>
        <HandOver handOver={handOver} />
      </div>
    </Fold>
  ));
  return (
    <>
      <h2>{t('ways')}</h2>
      {ways.length > MAX_UNSCROLLED_WAYS ? <ScrollBox label={t('ways')}>{folds}</ScrollBox> : folds}
    </>
  );
}
