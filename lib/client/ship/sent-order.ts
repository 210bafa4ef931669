import type { CallFailure } from '../call-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import { randomId } from '../../calls/random-id';
import type { Draft, SentOrder } from './draft';

const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;

/** Tells one content from another; not a secret, so 64 mixed bits are plenty. */
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
 * The attempt that is about to be made. All attempts of a draft have one key, its id, so that it places one order whatever is corrected
 * in between, in one tab or in two: a refused order is kept under no key, and one that exists is told from another by its content.
 */
export function nextAttempt({ id, sent }: Pick<Draft, 'id' | 'sent'>, makeKey: () => string = randomId): SentOrder {
  return sent ?? { key: id || makeKey() };
}

/** Gives up the key of an order that exists: what is sent next is another one. */
export const anotherAttempt = (): SentOrder => ({ key: randomId() });

/** An answer with this status came from before or behind the service: whether an order was placed is not known. */
const UNCERTAIN = new Set([408, 500, 502, 503, 504]);

/** The service said no: nothing was placed by this attempt. False while the outcome is unknown. */
export function isRefused(failure: CallFailure): boolean {
  return failure.kind === 'refused' && !UNCERTAIN.has(failure.status) && !isPlacedAlready(failure);
}

/** The key belongs to an order that exists, with other content: an earlier attempt had arrived after all. */
export function isPlacedAlready(failure: CallFailure): boolean {
  return failure.code === ERRORS.idempotencyKeyReused.code;
}

const PRICE_REFUSALS: readonly number[] = [
  ERRORS.quoteExpired.code,
  ERRORS.quoteChanged.code,
  ERRORS.quoteUnreadable.code,
];

/** The price that was shown is not kept: the order waits until the person has seen the new one. */
export function isPriceRefused(failure: CallFailure): boolean {
  return PRICE_REFUSALS.includes(failure.code);
}
