import { isHeldByCustoms } from '@/lib/contract/tracking/held-by-customs';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import type { ParcelState } from '@/lib/parcel/states';
import { parcelsIn, type NotFound, type SearchOutcome } from '../search/track-search';

/** Groups of rows, in the order in which a reader needs them. */
const ROW_GROUPS = [
  'failed',
  'customs',
  'returned',
  'ready',
  'out',
  'inTransit',
  'waiting',
  'signed',
  'ended',
  'notFound',
] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

const GROUP_OF_STATE: Readonly<Record<ParcelState, RowGroup>> = {
  WAITING: 'waiting',
  IN_TRANSIT: 'inTransit',
  OUT_FOR_DELIVERY: 'out',
  SIGNED: 'signed',
  DELIVERY_FAILED: 'failed',
  READY_FOR_COLLECTION: 'ready',
  RETURNED: 'returned',
  SHELVED: 'ended',
  DESTROYED: 'ended',
  SENT_ON: 'ended',
  CANCELLED: 'ended',
  LOST: 'ended',
};

export const rowGroupOf = (track: Pick<TrackView, 'state' | 'events'>): RowGroup =>
  isHeldByCustoms(track) ? 'customs' : GROUP_OF_STATE[track.state];

export type RowsOfGroup =
  { group: Exclude<RowGroup, 'notFound'>; rows: TrackView[] } | { group: 'notFound'; rows: NotFound[] };

/** Returns the groups that have rows, in order. Within a group rows keep the order of the results. */
export function groupResults(outcome: SearchOutcome): RowsOfGroup[] {
  const tracks = parcelsIn(outcome);
  return ROW_GROUPS.map((group): RowsOfGroup =>
    group === 'notFound'
      ? { group, rows: outcome.notFound }
      : { group, rows: tracks.filter((track) => rowGroupOf(track) === group) },
  ).filter(({ rows }) => rows.length > 0);
}

const URGENT_GROUPS: readonly RowGroup[] = ['failed', 'customs', 'returned', 'ready'];

/** Returns true for a group whose parcels wait for their sender or receiver. */
export const needsPerson = (group: RowGroup): boolean => URGENT_GROUPS.includes(group);
