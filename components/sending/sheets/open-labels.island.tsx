'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { storeOpenLabels, readOpenLabels } from '@/lib/client/sheets/open-labels';
import { LabelsPdfButton } from './labels-pdf-button.island';
import styles from './sheets.module.css';

/** Offers the labels of the last sheet if its page closed before they were saved. Otherwise renders nothing. */
export function OpenLabels({ userId }: { userId: string }) {
  const t = useTranslations('sheets.open');
  const [orders, setOrders] = useState(() => readOpenLabels(userId));
  if (orders.length === 0) return null;

  function forget() {
    storeOpenLabels(userId, []);
    setOrders([]);
  }

  return (
    <section className={styles.part}>
      <h2>{t('title', { labels: orders.reduce((sum, { count }) => sum + count, 0) })}</h2>
      <p>{t('text')}</p>
      <LabelsPdfButton orders={orders} />
      <Button variant="quiet" size="small" onClick={forget}>
        {t('forget')}
      </Button>
    </section>
  );
}
