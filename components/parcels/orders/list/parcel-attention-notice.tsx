import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { ParcelAttention } from '@/lib/contract/order-list';
import { useDay } from '@/lib/i18n/use-moment';

interface ParcelAttentionNoticeProps {
  attention: readonly ParcelAttention[];
  /** Address of the list with the parcels of one state. */
  hrefOf: (state: ParcelAttention['state']) => string;
}

/** Shows which parcels came back or were not delivered, each with a link to them. Empty if there are none. */
export function ParcelAttentionNotice({ attention, hrefOf }: ParcelAttentionNoticeProps) {
  const t = useTranslations('orders.attention');
  const day = useDay();
  if (attention.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul role="list">
        {attention.map(({ state, count, decideBy }) => (
          <li key={state}>
            <Link href={hrefOf(state)} prefetch={false}>
              {decideBy === null ? t(state, { count }) : t('decide', { count, day: day(decideBy, 'weekdayMonthDay') })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
