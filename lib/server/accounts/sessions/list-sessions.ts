import 'server-only';
import { userOf } from '../../context';
import type { Verb } from '../../platform/verb';
import { sessionState } from './life';
import { presentSession } from './present';
import { sessionsOf } from './store';

/** More would be a list nobody reads; all of them end with endOtherSessions. */
const MAX_SESSIONS = 50;

/** The person's living sessions, the one that asks first. */
export const listSessions: Verb<'listSessions'> = async ({ ctx }) => {
  const { userId, tokenHash } = userOf(ctx);
  const rows = await sessionsOf(ctx.db, userId);
  const living = rows.filter((row) => sessionState(row, ctx.now()) === 'live');
  const own = living.filter((row) => row.token_hash === tokenHash);
  const others = living.filter((row) => row.token_hash !== tokenHash);
  return { items: [...own, ...others].slice(0, MAX_SESSIONS).map((row) => presentSession(row, tokenHash)) };
};
