import { useLocale, useTranslations } from 'next-intl';
import { phoneHref, splitContacts } from '@/components/frame/contacts/contacts';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { formatDayRange } from '@/lib/i18n/format/format-day';
import { useOrdersData } from '../orders-data.island';
import buttonStyles from '../notice-buttons.module.css';
import styles from './delivery-problem.module.css';
import type { LoadedTracks } from '../detail/use-tracks';

interface DeliveryProblemProps {
  order: OrderView;
  /** Parcel whose delivery failed or that customs hold. */
  waybillNo: string;
  tracks: LoadedTracks;
}

/**
 * Shows why a delivery failed and the days of the next try, or that customs hold the parcel. Below: what happens next
 * and what the sender can do: call us, or first the receiver. The sender may not edit an order whose parcels we have.
 */
export function DeliveryProblem({ order, waybillNo, tracks }: DeliveryProblemProps) {
  const t = useTranslations('track');
  const tOrders = useTranslations('orders.tracking');
  const { contact = '' } = useOrdersData();
  const locale = useLocale();
  const track = tracks.status === 'ready' ? tracks.data.get(waybillNo) : undefined;
  const event = track?.events[0];
  const { earliest = null, latest = null } = track?.delivery ?? {};
  const what = event?.description ?? t('states.DELIVERY_FAILED');
  const isTriedAgain = track?.state === 'DELIVERY_FAILED' && earliest && latest;
  const title = isTriedAgain
    ? t('query.nextTry', { event: what, days: formatDayRange(earliest, latest, locale) })
    : what;
  const [phone] = splitContacts(contact);
  return (
    <Notice tone="warn" title={title}>
      {tracks.status === 'loading' && <Skeleton label={tOrders('loading')} lines={2} />}
      {event?.meaning && (
        <p>
          <span>{event.meaning.next}</span> <span>{event.meaning.sender}</span>
        </p>
      )}
      <p className={buttonStyles.buttons}>
        {phone && <CallLink look="primary" phone={phone} text={t('meaning.call')} />}
        <CallLink look="secondary" phone={order.receiver.phone} text={tOrders('callReceiver')} />
      </p>
    </Notice>
  );
}

function CallLink({ look, phone, text }: { look: 'primary' | 'secondary'; phone: string; text: string }) {
  return (
    <a href={phoneHref(phone)} className={buttonClass({ variant: look, size: 'small' })}>
      <Icon name="phone" />
      <span className={styles.call}>
        <span>{text}</span>
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </a>
  );
}
