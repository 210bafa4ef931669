import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { AccountName } from '../../../accounts/account-name';
import type { UserRow } from '../../../accounts/store';
import type { Context } from '../../../platform/context';
import { checkCode } from '../../../accounts/codes/check-code';
import { checkOwnPassword } from '../../../accounts/own-password';

/** Returns the name by which an account signs in and is reached. */
export function nameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): AccountName {
  if (email !== null) return { kind: 'email', value: email };
  if (phone !== null) return { kind: 'phone', value: phone };
  throw new Error('the account has neither an e-mail address nor a phone number');
}

/**
 * Authenticates the signed-in user again, by password or by code. Returns the id of the code to consume, or null after
 * a password. Throws oldPasswordWrong, verifyCodeWrong or verifyCodeExpired for the field.
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
