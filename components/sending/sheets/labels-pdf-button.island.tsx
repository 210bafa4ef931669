'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { storeOpenLabels, type LabelledOrder } from '@/lib/client/sheets/open-labels';
import { useUserStore } from '@/lib/client/stores/user';
import styles from './sheets.module.css';
import { useLabels } from '@/lib/client/sheets/use-labels';

/**
 * Renders the button that makes one PDF of the orders' labels. If the page closes before the PDF is saved, the next
 * visit offers the button again (open-labels).
 */
export function LabelsPdfButton({ orders }: { orders: readonly LabelledOrder[] }) {
  const t = useTranslations('sheets.done');
  const userId = useUserStore(({ user }) => user?.userId);
  const { busy, printedCount, count, saved, failure, print } = useLabels(orders);
  const open = JSON.stringify(saved ? [] : orders);
  useEffect(() => {
    if (userId !== undefined) storeOpenLabels(userId, JSON.parse(open) as LabelledOrder[]);
  }, [userId, open]);
  return (
    <>
      <Button variant="primary" icon="download" loading={busy} onClick={() => void print()}>
        {t('labels')}
      </Button>
      {busy && <progress className={styles.progress} value={printedCount} max={count} aria-hidden />}
      <p role="status" className={styles.hint}>
        {busy ? t('printing', { done: printedCount, count }) : saved ? t('printed') : ''}
      </p>
      <ActionFailed failure={failure} title={t('labelsFailed')} />
    </>
  );
}
