import 'server-only';
import { userOf, type Context } from '../context';
import type { OrderReader } from './store';

/** A person sees all orders of the account; a key those of its mode. */
export function orderReader(ctx: Context): OrderReader {
  const { userId, key } = userOf(ctx);
  return { userId, tests: key ? (key.mode === 'test' ? 1 : 0) : null };
}

/** Whose test orders tracking tells of: a live key sees none, as everybody. */
export const testsSeenBy = ({ actor }: Pick<Context, 'actor'>): string | null =>
  actor && actor.key?.mode !== 'live' ? actor.userId : null;
