import 'server-only';
import { RECENT_LOGIN_MINUTES } from '@/lib/market/limits';
import { MINUTE_MS } from '@/lib/time/durations';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { findSession } from './session-store';

/**
 * Throws `loginNotRecent` if the session began too long ago. An account without a password needs a recent login with a
 * code or passkey. A stolen session therefore cannot add a permanent way to log in.
 */
export async function assertRecentLogin(ctx: Context): Promise<void> {
  const session = await findSession(ctx.db, userOf(ctx).tokenHash);
  const began = session ? Date.parse(session.created_at) : 0;
  if (ctx.now().getTime() - began > RECENT_LOGIN_MINUTES * MINUTE_MS) throw new ApiError('loginNotRecent');
}
