import 'server-only';
import type { ResponseOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import type { AccountName } from '../users/account-name';
import { checkProof } from '../captcha/check-proof';
import { checkCode } from '../codes/check-code';
import { sendCode } from '../codes/send-code';
import { sendWithinLimit } from '../codes/sending-limit';
import type { CodePurpose } from '../codes/code-store';
import { loadUser } from '../users/load-user';
import { checkOwnPassword } from '../passwords/check-own-password';
import type { UserRow } from '../users/user-store';

/** Purposes of codes to the owner of an account, who is logged in. */
type OwnPurpose = Extract<CodePurpose, 'CLOSE' | 'PASSKEY'>;

/** Returns the name by which an account logs in and is reached. */
function nameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): AccountName {
  if (email !== null) return { kind: 'email', value: email };
  if (phone !== null) return { kind: 'phone', value: phone };
  throw new Error('the account has neither an e-mail address nor a phone number');
}

/**
 * Sends a code to the account's own address or number, for users without a password. It needs no image code, because
 * the user is logged in.
 */
export async function sendOwnCode(ctx: Context, purpose: OwnPurpose, proof: string): Promise<ResponseOf<'getSmsCode'>> {
  const name = nameOf(await loadUser(ctx));
  const isProven = await checkProof(ctx, proof);
  return sendWithinLimit(ctx, { isProven, isInWords: false, to: name }, () => sendCode(ctx, purpose, name));
}

/**
 * Authenticates the logged-in user again, by password or by a code of the purpose. Returns the id of the code to
 * consume, or null after a password. Throws the errors of `checkOwnPassword` or of `checkCode`.
 */
export async function reauthenticate(
  ctx: Context,
  user: UserRow,
  purpose: OwnPurpose,
  proof: { password: string; verifyCode: string; nonce: string },
): Promise<string | null> {
  if (proof.password === '') return checkCode(ctx, { purpose, target: nameOf(user).value }, proof);
  await checkOwnPassword(ctx, user, proof.password);
  return null;
}
