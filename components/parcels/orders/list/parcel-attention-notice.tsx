import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { OrderDesk, ParcelAttention } from '@/lib/contract/orders/order-list';
import { useDay } from '@/lib/i18n/use-moment';

type Filter = Pick<ParcelAttention, 'state'> | Pick<OrderDesk['groups'][number], 'group'>;

interface ParcelAttentionNoticeProps {
  attention: readonly ParcelAttention[];
  /** Counted groups of open orders. */
  groups?: OrderDesk['groups'];
  /** Address of the list with the parcels of one state or group. */
  hrefOf: (filter: Filter) => string;
}

/** Shows what waits for somebody, what is late and whose price changed, each with a link to its list. Empty if there is nothing. */
export function ParcelAttentionNotice({ attention, groups = [], hrefOf }: ParcelAttentionNoticeProps) {
  const t = useTranslations('orders.attention');
  const day = useDay();
  if (attention.length + groups.length === 0) return null;
  const isUrgent = attention.length > 0 || groups.some(({ group }) => group === 'LATE');
  return (
    <Notice tone={isUrgent ? 'warn' : 'info'}>
      <ul role="list">
        {attention.map(({ state, count, decideBy }) => (
          <li key={state}>
            <Link href={hrefOf({ state })} prefetch={false}>
              {decideBy === null ? t(state, { count }) : t('decide', { count, day: day(decideBy, 'weekdayMonthDay') })}
            </Link>
          </li>
        ))}
        {groups.map(({ group, count }) => (
          <li key={group}>
            <Link href={hrefOf({ group })} prefetch={false}>
              {t(group, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
