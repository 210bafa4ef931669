import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { OrderView } from '@/lib/contract/orders/order-view';

/** Lists the messages about an order that were not sent, with each reason once. */
export function UnsentMessages({ order }: { order: OrderView }) {
  const t = useTranslations('orders.unsent');
  const notes = [...new Set(order.unsentMessages?.map(({ note }) => note))];
  return (
    <Notice tone="warn" title={t('title', { count: order.unsentMessages!.length })}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
