import 'server-only';
import { userOf } from '../../context';
import type { Verb } from '../../verb';
import { endSessionsOf } from './store';

/** Logs the person out everywhere but here. */
export const endOtherSessions: Verb<'endOtherSessions'> = async ({ ctx }) => {
  const { userId, tokenHash } = userOf(ctx);
  return { ended: await endSessionsOf(ctx.db, userId, 'elsewhere', tokenHash) };
};
