import 'server-only';
import { userOf } from '../../platform/context';
import type { Verb } from '../../platform/verb';
import { sessionState } from './session-life';
import { presentSession } from './present-session';
import { listSessionsOfUser } from './session-store';

/** Maximum number of sessions in the list. `endOtherSessions` also ends those beyond it. */
const MAX_SESSIONS = 50;

/** Returns the person's live sessions, the current one first. */
export const listSessions: Verb<'listSessions'> = async ({ ctx }) => {
  const { userId, tokenHash } = userOf(ctx);
  const rows = await listSessionsOfUser(ctx.db, userId);
  const liveSessions = rows.filter((row) => sessionState(row, ctx.now()) === 'live');
  const currentSessions = liveSessions.filter((row) => row.token_hash === tokenHash);
  const others = liveSessions.filter((row) => row.token_hash !== tokenHash);
  return { items: [...currentSessions, ...others].slice(0, MAX_SESSIONS).map((row) => presentSession(row, tokenHash)) };
};
