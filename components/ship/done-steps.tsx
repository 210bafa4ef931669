import { useFormatter, useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/contract/orders';
import styles from './done-steps.module.css';

/** What the sender does next, and what we do. */
export function DoneSteps({ order }: { order: OrderView }) {
  const t = useTranslations('ship.done');
  return (
    <section aria-labelledby="next-title" className={styles.next}>
      <h3 id="next-title" className={styles.title}>
        {t('nextTitle')}
      </h3>
      <ol className={styles.list}>
        <li>{t('nextLabel', { count: order.pieces })}</li>
        <li>
          <Handover order={order} />
        </li>
        <li>{t('nextFollow')}</li>
      </ol>
    </section>
  );
}

function Handover({ order }: { order: OrderView }) {
  const t = useTranslations('ship.done');
  const format = useFormatter();
  if (order.sendingMode === 'PICKUP' && order.pickup) {
    // A day has no zone: noon UTC is that day wherever it is written down.
    const day = new Date(`${order.pickup.date}T12:00:00Z`);
    return t('nextPickup', { date: format.dateTime(day, { dateStyle: 'full', timeZone: 'UTC' }) });
  }
  return order.kind === 'international' ? t('nextWarehouse') : t('nextSite');
}
