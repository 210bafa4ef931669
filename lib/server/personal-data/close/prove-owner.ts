import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { AccountName } from '../../accounts/account-name';
import type { UserRow } from '../../accounts/store';
import type { Context } from '../../context';
import { fieldError } from '../../errors';
import { PASSWORD_OF_ACCOUNT } from '../../throttle/policies';
import { forgetSubjects, takeAttempt } from '../../throttle/take-attempt';
import { checkCode } from '../../accounts/codes/check-code';
import { verifyPassword } from '../../accounts/hash-password';
import { plainPassword } from '../../accounts/password-transform';

/** What an account is known by and reached at. */
export function nameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): AccountName {
  if (email !== null) return { kind: 'email', value: email };
  if (phone !== null) return { kind: 'phone', value: phone };
  throw new Error('an account has neither address nor number');
}

/**
 * That it is the owner who asks, and not somebody at their open browser: by password, else by code. Answers the id of
 * the code to be used up; throws oldPasswordWrong, verifyCodeWrong or verifyCodeExpired beside the field.
 */
export async function proveOwner(
  ctx: Context,
  user: UserRow,
  { password, verifyCode }: ParsedRequestOf<'closeAccount'>,
): Promise<string | null> {
  if (password === '') return checkCode(ctx, { purpose: 'CLOSE', target: nameOf(user).value }, verifyCode);
  const plain = plainPassword(ctx.config, password);
  await takeAttempt(ctx, PASSWORD_OF_ACCOUNT, user.id);
  if (!(await verifyPassword(user.password_hash, plain))) throw fieldError('password', 'oldPasswordWrong');
  await forgetSubjects(ctx, PASSWORD_OF_ACCOUNT, [user.id]);
  return null;
}
