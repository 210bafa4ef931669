'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { Notice } from '@/components/ui/notice';
import { WaybillText } from '@/components/ui/figures';
import { orderNumber } from '@/lib/orders/order-number';
import styles from './action-dialog.module.css';
import type { OrderActions } from '@/components/orders/use-order-actions';

/** §4: nothing is cancelled or deleted before this was answered. */
export function ActionDialog({ actions }: { actions: OrderActions }) {
  const t = useTranslations('orders');
  const { asked, busy, problem, close, confirm } = actions;
  const words = asked?.action === 'delete' ? 'delete' : 'cancel';
  return (
    <Dialog
      open={asked !== null}
      onClose={close}
      title={t(`${words}.question`)}
      closeLabel={t(`${words}.keep`)}
      closeOnBackdrop
      actions={
        <>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t(`${words}.confirm`)}
          </Button>
          <Button onClick={close}>{t(`${words}.keep`)}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          {t.rich(`${words}.text`, { number: () => <WaybillText number={asked ? orderNumber(asked.order) : ''} /> })}
        </p>
        {problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
