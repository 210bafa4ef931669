import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/status/tag';
import { isHeldByCustoms } from '@/lib/contract/tracking/held-by-customs';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import { STATE_TONE } from '@/lib/parcel/state-tone';

/** Shows the state of a tracked parcel. One that customs hold is in transit, but somebody may have to act. */
export function StateTag(track: Pick<TrackView, 'state' | 'events'>) {
  const t = useTranslations('track');
  return isHeldByCustoms(track) ? (
    <Tag tone="warn">{t('groups.customs')}</Tag>
  ) : (
    <Tag tone={STATE_TONE[track.state]}>{t(`states.${track.state}`)}</Tag>
  );
}
