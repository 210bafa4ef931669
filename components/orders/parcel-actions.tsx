import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { OrderSummary } from '@/lib/contract/orders';
import { detailHref, editHref, trackedHref } from './order-links';
import { useOrdersData } from './orders-data.island';
import styles from './parcel-actions.module.css';
import type { OrderActions } from './use-order-actions';

interface ParcelActionsProps {
  order: OrderSummary;
  actions: OrderActions;
  /** Names the parcel, since every card has the same buttons. */
  describedBy: string;
}

/** What may be done with a parcel now: the server says what is allowed. */
export function ParcelActions({ order, actions, describedBy }: ParcelActionsProps) {
  const t = useTranslations('orders.actions');
  const { prefix } = useOrdersData();
  const look = { variant: 'quiet', size: 'small' } as const;
  const naming = { 'aria-describedby': describedBy };
  return (
    <div className={styles.actions}>
      <Link href={trackedHref(prefix, order)} prefetch={false} className={buttonClass(look)} {...naming}>
        <Icon name="search" />
        {t('track')}
      </Link>
      {order.can.edit && (
        <Link href={editHref(prefix, order)} prefetch={false} className={buttonClass(look)} {...naming}>
          <Icon name="edit" />
          {t('edit')}
        </Link>
      )}
      {order.can.cancel && (
        <Button {...look} {...naming} icon="x" onClick={() => actions.ask({ action: 'cancel', order })}>
          {t('cancel')}
        </Button>
      )}
      {order.can.delete && (
        <Button {...look} {...naming} icon="trash" onClick={() => actions.ask({ action: 'delete', order })}>
          {t('delete')}
        </Button>
      )}
      <Link
        href={detailHref(prefix, order)}
        prefetch={false}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        {...naming}
      >
        {t('details')}
        <Icon name="arrow-forward" />
      </Link>
    </div>
  );
}
