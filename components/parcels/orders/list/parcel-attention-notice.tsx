import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { OrderDesk, ParcelAttention } from '@/lib/contract/orders/order-list';
import { formatCount } from '@/lib/i18n/format/format-count';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './parcel-attention-notice.module.css';

type AttentionFilter = Pick<ParcelAttention, 'state'> | Pick<OrderDesk['groups'][number], 'group'>;

interface ParcelAttentionNoticeProps {
  attention: readonly ParcelAttention[];
  /** Counts of open orders. */
  desk?: Pick<OrderDesk, 'groups' | 'hasMore'> | undefined;
  /** Address of the list with the parcels of one state or group. */
  hrefOf: (filter: AttentionFilter) => string;
}

/**
 * Counts the orders that wait for somebody, that are late or whose price changed, each with a link to their list. Empty
 * if there are none.
 */
export function ParcelAttentionNotice({ attention, desk, hrefOf }: ParcelAttentionNoticeProps) {
  const t = useTranslations('orders.attention');
  const locale = useLocale();
  const day = useDayFormat();
  const { groups = [], hasMore: hasMoreOrders = false } = desk ?? {};
  const countValues = (count: number, hasMore: boolean) => ({ count, shown: formatCount(count, hasMore, locale) });
  if (attention.length + groups.length === 0) return null;
  const isUrgent = attention.length > 0 || groups.some(({ group }) => group === 'LATE');
  return (
    <Notice tone={isUrgent ? 'warn' : 'info'}>
      <ul role="list" className={styles.list}>
        {attention.map(({ state, count, hasMore = false, decideBy }) => (
          <li key={state}>
            <Link href={hrefOf({ state })} prefetch={false} className={styles.link}>
              {decideBy === null
                ? t(state, countValues(count, hasMore))
                : t('decide', { ...countValues(count, hasMore), day: day(decideBy, 'weekdayMonthDay') })}
            </Link>
          </li>
        ))}
        {groups.map(({ group, count }) => (
          <li key={group}>
            <Link href={hrefOf({ group })} prefetch={false} className={styles.link}>
              {t(group, countValues(count, hasMoreOrders))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
