import 'server-only';
import { ApiError } from '../platform/errors';
import { wake } from '../outbox/wake';
import { PASSWORD_OF_ACCOUNT } from '../throttle/policies';
import { resetAttempts } from '../throttle/consume-attempt';
import type { Verb } from '../platform/verb';
import { hashPassword } from './hash-password';
import { forgetGuesses } from './password-guess';
import { newPassword } from './password-transform';
import { enqueueNotice } from './account-messages';
import { endSessionsOf } from './sessions/store';
import { findUser, setPassword } from './store';
import { consumeTicket, ticketOwner } from './tickets/store';
import { tokenHash } from '../platform/token';

const ticketDead = () =>
  new ApiError('verifyCodeExpired', { fields: [{ field: 'ticket', message: 'verifyCodeExpired' }] });

/** Sets the new password and ends every session of the person; they log in again with it (§8). */
export const resetPassword: Verb<'resetPassword'> = async ({ ctx, input }) => {
  const plain = newPassword(ctx.config, input.password);
  const hash = tokenHash(input.ticket);
  const owner = await ticketOwner(ctx.db, hash, ctx.now().toISOString());
  const user = owner === null ? null : await findUser(ctx.db, owner);
  if (!user) throw ticketDead();
  const passwordHash = await hashPassword(plain);
  await ctx.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash, ctx.now().toISOString());
    if (!(await consumeTicket(trx, hash, user.id))) throw ticketDead();
    await endSessionsOf(trx, user.id, 'password');
    await enqueueNotice(ctx, trx, user, 'passwordChanged');
  });
  wake(ctx.db);
  await forgetGuesses(
    ctx,
    [user.email, user.phone].filter((subject) => subject !== null),
  );
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
  return { loggedOut: true };
};
