import { useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './done-steps.module.css';

/** Shows the sender's next steps, and ours. */
export function DoneSteps({ order }: { order: OrderView }) {
  const t = useTranslations('ship.done');
  return (
    <section aria-labelledby="next-title" className={styles.next}>
      <h2 id="next-title" className={styles.title}>
        {t('nextTitle')}
      </h2>
      <ol className={styles.list}>
        <li>{t('nextLabel', { count: order.pieces })}</li>
        <li>
          <HandOverStep order={order} />
        </li>
        <li>{t('nextFollow')}</li>
      </ol>
    </section>
  );
}

function HandOverStep({ order }: { order: OrderView }) {
  const t = useTranslations('ship.done');
  const day = useDayFormat();
  if (order.sendingMode === 'PICKUP' && order.pickup) return t('nextPickup', { date: day(order.pickup.date, 'full') });
  return order.kind === 'international' ? t('nextWarehouse') : t('nextSite');
}
