import 'server-only';
import { userOf, type Context } from '../../../platform/context';
import type { OrderReader } from '../order-store';

/**
 * Returns the filter for the orders that the caller may read: all orders of the account for a person, only its mode for
 * a key.
 */
export function orderReader(ctx: Context): OrderReader {
  const { userId, key } = userOf(ctx);
  return { userId, tests: key ? (key.mode === 'test' ? 1 : 0) : null };
}

/** Returns the account whose test orders tracking shows. Null for a live key and for visitors. */
export const testsSeenBy = ({ actor }: Pick<Context, 'actor'>): string | null =>
  actor && actor.key?.mode !== 'live' ? actor.userId : null;
