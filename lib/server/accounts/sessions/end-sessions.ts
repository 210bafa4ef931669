import 'server-only';
import type { Verb } from '../../platform/verb';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { endStoredSession, endSessionById, endSessionsOf } from './session-store';

/** Ends the caller's session, if there is one. Succeeds either way. */
export const logout: Verb<'logout'> = async ({ ctx }) => {
  if (ctx.actor) await endStoredSession(ctx.db, ctx.actor.tokenHash, 'logout');
  return { loggedOut: true };
};

/**
 * Logs the person out on one device. Later calls with its token get `sessionEnded`. Throws `notFound` if the person has
 * no session with this id.
 */
export const endOneSession: Verb<'endOneSession'> = async ({ ctx, input: { id } }) => {
  if (!(await endSessionById(ctx.db, userOf(ctx).userId, id, 'elsewhere'))) throw new ApiError('notFound');
  return { ended: 1 };
};

/** Logs the person out everywhere except in the current session. */
export const endOtherSessions: Verb<'endOtherSessions'> = async ({ ctx }) => {
  const { userId, tokenHash } = userOf(ctx);
  return { ended: await endSessionsOf(ctx.db, userId, 'elsewhere', tokenHash) };
};
