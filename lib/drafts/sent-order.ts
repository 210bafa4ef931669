import type { CallFailure } from '@/lib/http/call-failure';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import { randomId } from '@/lib/http/random-id';
import type { Draft, PlacingAttempt } from './draft';

const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;

/**
 * Returns 16 hexadecimal digits that distinguish contents. They need not resist attacks, so 64 mixed bits are enough.
 */
export function fingerprint(order: unknown): string {
  const text = JSON.stringify(order);
  return SEEDS.map((seed) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/**
 * Returns the attempt to send next. All attempts of a draft use one key, its id, so they place one order, also from two
 * tabs. Corrections in between are safe: a rejected order stores no key, and the server compares the content of an
 * existing one.
 */
export function nextAttempt(
  { id, sent }: Pick<Draft, 'id' | 'sent'>,
  makeKey: () => string = randomId,
): PlacingAttempt {
  return sent ?? { key: id || makeKey() };
}

/** Returns an attempt with a new key, for a further order after one was placed. */
export const anotherAttempt = (): PlacingAttempt => ({ key: randomId() });

/**
 * With one of these statuses, it is unknown if an order was placed. A proxy may have sent the response, or the service
 * failed after storing the order.
 */
const UNCERTAIN_STATUSES = new Set([408, 500, 502, 503, 504]);

/** Returns true if the service rejected the attempt and placed nothing. Returns false while the outcome is unknown. */
export function isRefused(failure: CallFailure): boolean {
  return failure.kind === 'refused' && !UNCERTAIN_STATUSES.has(failure.status) && !isPlacedAlready(failure);
}

/** Returns true if the key belongs to an existing order with other content: an earlier attempt had arrived. */
export function isPlacedAlready(failure: CallFailure): boolean {
  return failure.code === HANDLED_ERRORS.idempotencyKeyReused.code;
}

const PRICE_REFUSALS: readonly number[] = [
  HANDLED_ERRORS.quoteExpired.code,
  HANDLED_ERRORS.quoteChanged.code,
  HANDLED_ERRORS.quoteUnreadable.code,
];

/** Returns true if the price shown is no longer valid. The order waits until the person has seen the new price. */
export function isPriceRefused(failure: CallFailure): boolean {
  return PRICE_REFUSALS.includes(failure.code);
}
