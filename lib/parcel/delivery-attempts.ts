import type { ParcelState } from './states';

/** A state the parcel entered, with the day in the receiver's market as 'YYYY-MM-DD'. */
export interface StateEntry {
  state: ParcelState;
  on: string;
}

/** What lib/billing's `deliveryAttemptFee` charges by: number 1 is the first delivery. */
export interface NextDeliveryAttempt {
  number: number;
  firstAttemptOn: string;
  attemptOn: string;
}

/** §4: every time the parcel goes out for delivery is one attempt. */
export function deliveryAttempts(history: readonly StateEntry[]): StateEntry[] {
  return history.filter(({ state }) => state === 'OUT_FOR_DELIVERY');
}

/** The attempt that would begin on the given day, after this history (oldest first). */
export function nextDeliveryAttempt(history: readonly StateEntry[], attemptOn: string): NextDeliveryAttempt {
  const made = deliveryAttempts(history);
  return { number: made.length + 1, firstAttemptOn: made[0]?.on ?? attemptOn, attemptOn };
}
