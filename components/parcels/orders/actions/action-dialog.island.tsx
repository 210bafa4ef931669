'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { WaybillText } from '@/components/ui/content/figures';
import { orderNumber } from '@/lib/orders/order-number';
import styles from './action-dialog.module.css';
import type { OrderActions } from './use-order-actions';

/** Requests a confirmation before an order is cancelled or deleted (§4). */
export function ActionDialog({ actions }: { actions: OrderActions }) {
  const t = useTranslations('orders');
  const { openedAction, busy, failure, close, confirm } = actions;
  const words = openedAction?.action === 'delete' ? 'delete' : 'cancel';
  return (
    <Dialog
      open={openedAction !== null}
      onClose={close}
      title={t(`${words}.question`)}
      closeLabel={t(`${words}.keep`)}
      closeOnBackdrop
      actions={
        <>
          <Button variant="danger" loading={busy} onClick={confirm}>
            {t(`${words}.confirm`)}
          </Button>
          <Button onClick={close}>{t(`${words}.keep`)}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          {t.rich(`${words}.text`, {
            number: () => <WaybillText number={openedAction ? orderNumber(openedAction.order) : ''} />,
          })}
        </p>
        <ActionFailed failure={failure} />
      </div>
    </Dialog>
  );
}
