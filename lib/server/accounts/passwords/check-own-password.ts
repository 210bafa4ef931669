import 'server-only';
import type { Context } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import { consumeAttempt, resetAttempts } from '../../platform/throttle/consume-attempt';
import { PASSWORD_OF_ACCOUNT } from '../../platform/throttle/policies';
import { hashOwner, verifyPassword } from './hash-password';
import { plainPassword } from './decode-password';
import type { UserRow } from '../users/user-store';

/**
 * Checks the password of a logged-in person, given in its wire form, and counts the attempt. Throws `oldPasswordWrong`
 * and the errors of `plainPassword` on the field `password`, and `tooManyRequests`.
 */
export async function checkOwnPassword(ctx: Context, user: UserRow, wire: string): Promise<void> {
  const plain = plainPassword(ctx.config, wire);
  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, user.id);
  if (!(await verifyPassword(user.password_hash, plain, hashOwner(ctx, user.id))))
    throw fieldError('password', 'oldPasswordWrong');
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
}
