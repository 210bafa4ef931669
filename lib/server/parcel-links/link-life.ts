import 'server-only';
import { isFinal } from '@/lib/parcel/states';
import type { FoundLink } from '@/lib/server/parcels/receiver/links/store';

const DAY = 86_400_000;

/** The longest life of a link, for a parcel that never ends. */
export const LINK_DAYS = 365;
/** What was opened on the tracking page. */
export const OPENING_HOURS = 1;
/** A link ends these days after its parcel did. */
export const DAYS_AFTER_PARCEL = 30;

export function hasEnded({ expires_at, state, updated_at }: FoundLink, now: Date): boolean {
  const ofParcel = isFinal(state) ? Date.parse(updated_at) + DAYS_AFTER_PARCEL * DAY : Infinity;
  return Math.min(Date.parse(expires_at), ofParcel) <= now.getTime();
}
