import type { TrackView } from './tracking';

/** Returns true for a parcel on its way whose newest scan reports that customs hold it. */
export const isHeldByCustoms = ({ state, events: [latest] }: Pick<TrackView, 'state' | 'events'>): boolean =>
  state === 'IN_TRANSIT' && latest?.code === 'CUSTOMS_HELD';
