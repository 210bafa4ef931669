'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/status/dialog.island';
import { api } from '@/lib/client/api/api';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import { useLabels } from '@/lib/client/sheets/use-labels';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { senderMay } from '@/lib/orders/sender-policy';
import { againHref } from '../order-links';
import { useOrdersData } from '../orders-data.island';
import { OrderFiles } from './download-orders.island';
import styles from './selected-orders.module.css';

interface SelectedOrdersProps {
  /** Selected orders, at least one. */
  orders: readonly OrderSummary[];
  onClear: () => void;
  /** Called after orders were cancelled. `isAll`: all orders that could be cancelled were. */
  onCancelled: (isAll: boolean) => void;
}

/** Offers actions on the selected orders. The bar stays at the bottom of the screen. */
export function SelectedOrders({ orders, onClear, onCancelled }: SelectedOrdersProps) {
  const t = useTranslations('orders');
  const { prefix } = useOrdersData();
  const [only] = orders.length === 1 ? orders : [];
  const printable = orders.filter((order) => senderMay('label', order) && !order.waitsFor);
  const cancellable = orders.filter(({ can }) => can.cancel);
  return (
    <section aria-label={t('select.count', { count: orders.length })} className={styles.bar}>
      <p role="status" className={styles.count}>
        {t('select.count', { count: orders.length })}
      </p>
      {printable.length > 0 && <LabelsButton orders={printable} />}
      {cancellable.length > 0 && <CancelButton orders={cancellable} onCancelled={onCancelled} />}
      {only && (
        <Link href={againHref(prefix, only)} prefetch={false} className={buttonClass({ size: 'small' })}>
          {t('actions.again')}
        </Link>
      )}
      <OrderFiles orders={orders.map(({ id }) => ({ id }))} />
      <Button size="small" variant="quiet" icon="x" onClick={onClear}>
        {t('select.clear')}
      </Button>
    </section>
  );
}

type SelectionProps = Pick<SelectedOrdersProps, 'orders'>;

/** Saves the labels of all selected orders as one PDF. */
function LabelsButton({ orders }: SelectionProps) {
  const t = useTranslations('orders.select');
  const { busy, count, failure, print } = useLabels(orders.map(({ id, waybills }) => ({ id, count: waybills.length })));
  return (
    <>
      <Button size="small" icon="download" loading={busy} onClick={() => void print()}>
        {t('labels', { count })}
      </Button>
      <ActionFailed failure={failure} title={t('labelsFailed')} />
    </>
  );
}

/** Cancels the selected orders that may be cancelled, one after another, after a confirmation. */
function CancelButton({ orders, onCancelled }: SelectionProps & Pick<SelectedOrdersProps, 'onCancelled'>) {
  const t = useTranslations('orders');
  const count = orders.length;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { busy, failure, run } = useAction(async () => {
    let doneCount = 0;
    try {
      for (const { id } of orders) {
        await api('cancelOrder', { id }, { quiet: true });
        doneCount += 1;
      }
    } finally {
      setDialogOpen(false);
      if (doneCount > 0) toast('ok', t('select.done', { count: doneCount }));
      if (doneCount > 0) onCancelled(doneCount === count);
    }
  });
  return (
    <>
      <Button size="small" icon="x" onClick={() => setDialogOpen(true)}>
        {t('select.cancel', { count })}
      </Button>
      <ActionFailed failure={failure} title={t('select.cancelFailed')} />
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('select.question', { count })}
        closeLabel={t('cancel.keep')}
        closeOnBackdrop
        actions={
          <>
            <Button variant="danger" loading={busy} onClick={() => void run()}>
              {t('select.cancel', { count })}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{t('cancel.keep')}</Button>
          </>
        }
      >
        {t('select.text')}
      </Dialog>
    </>
  );
}
