import type { ParcelState } from './states';

/** A state of the parcel, with the day on which it began in the receiver's market, 'YYYY-MM-DD'. */
export interface DatedState {
  state: ParcelState;
  on: string;
}

/** Input of lib/billing's `deliveryAttemptFee`. Number 1 is the first delivery. */
export interface NextDeliveryAttempt {
  number: number;
  firstAttemptOn: string;
  attemptOn: string;
}

/** Returns the delivery attempts (§4). Each time the parcel goes out for delivery is one attempt. */
export function deliveryAttempts(history: readonly DatedState[]): DatedState[] {
  return history.filter(({ state }) => state === 'OUT_FOR_DELIVERY');
}

/** Returns the attempt that would begin on the given day, after this history (oldest first). */
export function nextDeliveryAttempt(history: readonly DatedState[], attemptOn: string): NextDeliveryAttempt {
  const attempts = deliveryAttempts(history);
  return { number: attempts.length + 1, firstAttemptOn: attempts[0]?.on ?? attemptOn, attemptOn };
}
