import 'server-only';
import type { Verb } from '../verb';
import { endSession } from './sessions/store';

/** Without a live session there is nothing to end, and the visitor is logged out all the same. */
export const logout: Verb<'logout'> = async ({ ctx }) => {
  if (ctx.actor) await endSession(ctx.db, ctx.actor.tokenHash, 'logout');
  return { loggedOut: true };
};
