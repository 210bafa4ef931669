import 'server-only';
import type { Verb } from '../../platform/verb';
import { userOf } from '../../context';
import { ApiError } from '../../platform/errors';
import { endSession, endSessionById, endSessionsOf } from './store';

/** Without a live session there is nothing to end, and the visitor is logged out all the same. */
export const logout: Verb<'logout'> = async ({ ctx }) => {
  if (ctx.actor) await endSession(ctx.db, ctx.actor.tokenHash, 'logout');
  return { loggedOut: true };
};

/** Logs the person out on one device; whoever holds its token is told so (1200006). */
export const endOneSession: Verb<'endOneSession'> = async ({ ctx, input: { id } }) => {
  if (!(await endSessionById(ctx.db, userOf(ctx).userId, id, 'elsewhere'))) throw new ApiError('notFound');
  return { ended: 1 };
};

/** Logs the person out everywhere but here. */
export const endOtherSessions: Verb<'endOtherSessions'> = async ({ ctx }) => {
  const { userId, tokenHash } = userOf(ctx);
  return { ended: await endSessionsOf(ctx.db, userId, 'elsewhere', tokenHash) };
};
