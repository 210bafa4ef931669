import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { AccountName } from '../../accounts/account-name';
import type { UserRow } from '../../accounts/store';
import type { Context } from '../../context';
import { checkCode } from '../../accounts/codes/check-code';
import { checkOwnPassword } from '../../accounts/own-password';

/** What an account is known by and reached at. */
export function nameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): AccountName {
  if (email !== null) return { kind: 'email', value: email };
  if (phone !== null) return { kind: 'phone', value: phone };
  throw new Error('an account has neither address nor number');
}

/**
 * Reauthenticates the signed-in user by password, else by code. Answers the id of the code to consume, null after a password; throws
 * oldPasswordWrong, verifyCodeWrong or verifyCodeExpired for the field.
 */
export async function reauthenticate(
  ctx: Context,
  user: UserRow,
  input: ParsedRequestOf<'closeAccount'>,
): Promise<string | null> {
  if (input.password === '') return checkCode(ctx, { purpose: 'CLOSE', target: nameOf(user).value }, input);
  await checkOwnPassword(ctx, user, input.password);
  return null;
}
