import 'server-only';
import type { Context } from '../context';
import { fieldError } from '../platform/errors';
import { consumeAttempt, resetAttempts } from '../throttle/consume-attempt';
import { PASSWORD_OF_ACCOUNT } from '../throttle/policies';
import { verifyPassword } from './hash-password';
import { plainPassword } from './password-transform';
import type { UserRow } from './store';

/**
 * Checks the password of somebody who is logged in, out of its wire form, and counts the try. Throws oldPasswordWrong or
 * passwordFormat on the field `password`, and tooManyRequests.
 */
export async function checkOwnPassword(ctx: Context, user: UserRow, wire: string): Promise<void> {
  const plain = plainPassword(ctx.config, wire);
  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, user.id);
  if (!(await verifyPassword(user.password_hash, plain))) throw fieldError('password', 'oldPasswordWrong');
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
}
