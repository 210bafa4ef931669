import { useTimeZone, useTranslations } from 'next-intl';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import { Fold } from '@/components/ui/content/fold';
import { Timeline } from '@/components/ui/content/timeline';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { HAND_OVER_DAYS } from '@/lib/orders/hand-over-policy';

/**
 * Lists the states of the order, newest first, in the local time of this market. The list is folded, because tracking
 * shows most of the states.
 */
export function StateHistory({ history }: Pick<OrderView, 'history'>) {
  const t = useTranslations('orders.history');
  const tTrack = useTranslations('track');
  const timeZone = useTimeZone() ?? 'UTC';
  const events = history
    .map(({ state, at, reason }, index) => ({
      key: `${index} ${state}`,
      title: reason ? t('notHandedOver', { days: HAND_OVER_DAYS }) : tTrack(`states.${state}`),
      time: <EventTime time={at} timeZone={timeZone} />,
    }))
    .reverse();
  return (
    <Fold title={t('title')}>
      <Timeline label={t('title')} events={events} />
    </Fold>
  );
}
