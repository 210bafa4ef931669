import { STATE_TONE } from '@/lib/parcel/state-tone';
import { isHeldByCustoms } from './held-by-customs';
import type { TrackView } from './tracking';

/** Returns the colour tone of a tracked parcel: `warn` if customs hold it, because somebody may have to act. */
export const trackTone = (track: Pick<TrackView, 'state' | 'events'>) =>
  isHeldByCustoms(track) ? 'warn' : STATE_TONE[track.state];
