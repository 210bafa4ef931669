import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/status/tag';
import { isHeldByCustoms } from '@/lib/contract/tracking/held-by-customs';
import { trackTone } from '@/lib/contract/tracking/track-tone';
import type { TrackView } from '@/lib/contract/tracking/tracking';

/** Shows the state of a tracked parcel. */
export function StateTag(track: Pick<TrackView, 'state' | 'events'>) {
  const t = useTranslations('track');
  return <Tag tone={trackTone(track)}>{isHeldByCustoms(track) ? t('groups.customs') : t(`states.${track.state}`)}</Tag>;
}
