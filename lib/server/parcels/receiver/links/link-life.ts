import 'server-only';
import { isFinal } from '@/lib/parcel/states';
import { DAY_MS } from '@/lib/time/durations';
import type { FoundLink } from './link-store';

/** Lifetime of a link in days, for a parcel that never ends. */
export const LINK_DAYS = 365;
/** Lifetime of access from the tracking page, in hours. */
export const TRACKING_ACCESS_HOURS = 1;
/** Days from a parcel's end to the end of its links. */
export const DAYS_AFTER_PARCEL = 30;

export function isLinkEnded(
  { expires_at, state, updated_at }: Pick<FoundLink, 'expires_at' | 'state' | 'updated_at'>,
  now: Date,
): boolean {
  const ofParcel = isFinal(state) ? Date.parse(updated_at) + DAYS_AFTER_PARCEL * DAY_MS : Infinity;
  return Math.min(Date.parse(expires_at), ofParcel) <= now.getTime();
}
