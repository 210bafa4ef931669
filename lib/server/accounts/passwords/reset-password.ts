import 'server-only';
import { ApiError } from '../../platform/errors';
import { wakeWorkers } from '../../messaging/queue/wake';
import { PASSWORD_OF_ACCOUNT } from '../../platform/throttle/policies';
import { resetAttempts } from '../../platform/throttle/consume-attempt';
import type { Verb } from '../../platform/verb';
import { hashOwner, hashPassword } from './hash-password';
import { resetGuesses } from './password-guess';
import { decodeNewPassword } from './decode-password';
import { enqueueAccountAlert } from '../users/account-messages';
import { endSessionsOf } from '../sessions/session-store';
import { findUser, setPassword } from '../users/user-store';
import { consumeResetToken, findResetTokenOwner } from './reset-token-store';
import { tokenHash } from '../../platform/token';

const resetTokenExpired = () =>
  new ApiError('verifyCodeExpired', { fields: [{ field: 'ticket', message: 'verifyCodeExpired' }] });

/**
 * Sets the new password and ends every session of the person, who then logs in again (§8). Throws `verifyCodeExpired`
 * on `ticket` for an unknown, used or expired reset token, and the errors of `decodeNewPassword`.
 */
export const resetPassword: Verb<'resetPassword'> = async ({ ctx, input }) => {
  const plain = decodeNewPassword(ctx.config, input.password);
  const hash = tokenHash(input.ticket);
  const owner = await findResetTokenOwner(ctx.db, hash, ctx.now().toISOString());
  const user = owner === null ? null : await findUser(ctx.db, owner);
  if (!user) throw resetTokenExpired();
  const passwordHash = await hashPassword(plain, hashOwner(ctx, user.id));
  await ctx.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash, ctx.now().toISOString());
    if (!(await consumeResetToken(trx, hash, user.id))) throw resetTokenExpired();
    await endSessionsOf(trx, user.id, 'password');
    await enqueueAccountAlert(ctx, trx, user, 'passwordChanged');
  });
  wakeWorkers(ctx.db);
  await resetGuesses(
    ctx,
    [user.email, user.phone].filter((subject) => subject !== null),
  );
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
  return { loggedOut: true };
};
