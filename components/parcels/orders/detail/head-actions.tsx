import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareButton } from '@/components/parcels/track/card/share-button.island';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { againHref, editHref, trackedHref } from '../order-links';
import { useOrdersData } from '../orders-data.island';
import styles from './order-head.module.css';
import type { OrderActions } from '../actions/use-order-actions';

interface HeadActionsProps {
  order: OrderView;
  actions: OrderActions;
  /** More actions, before the last ones. */
  children: ReactNode;
}

/** Shows the actions on the order that the server allows now. Cancelling and deleting come last, set apart. */
export function HeadActions({ order, actions, children }: HeadActionsProps) {
  const t = useTranslations('orders.actions');
  const { prefix } = useOrdersData();
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <div className={styles.actions} data-print="hide">
      <ShareButton path={trackedHref(prefix, order)} text={t('share')} />
      <Link href={againHref(prefix, order)} prefetch={false} className={buttonClass(quiet)}>
        <Icon name="refresh" />
        {t('again')}
      </Link>
      {order.can.edit && (
        <Link href={editHref(prefix, order)} prefetch={false} className={buttonClass(quiet)}>
          <Icon name="edit" />
          {t('edit')}
        </Link>
      )}
      {children}
      {(order.can.cancel || order.can.delete) && (
        <div className={styles.ending}>
          {order.can.cancel && (
            <Button {...quiet} icon="x" onClick={() => actions.open({ action: 'cancel', order })}>
              {t('cancel')}
            </Button>
          )}
          {order.can.delete && (
            <Button {...quiet} icon="trash" onClick={() => actions.open({ action: 'delete', order })}>
              {t('delete')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
