import 'server-only';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { findSession } from './session-store';

/**
 * Milliseconds after a login for which it proves who the person is. A new account's password form is open that long.
 */
const RECENT_MS = 15 * 60_000;

/**
 * Throws `loginNotRecent` if the session began too long ago. Without a password, a login by code or passkey is the
 * proof: a stolen session adds no lasting login.
 */
export async function assertRecentLogin(ctx: Context): Promise<void> {
  const session = await findSession(ctx.db, userOf(ctx).tokenHash);
  const began = session ? Date.parse(session.created_at) : 0;
  if (ctx.now().getTime() - began > RECENT_MS) throw new ApiError('loginNotRecent');
}
