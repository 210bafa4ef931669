import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context';
import {
  CODES_OF_NETWORK,
  CODES_OF_TARGET,
  RECEIVER_CODES_OF_NETWORK,
  RECEIVER_SMS_OF_NUMBER,
  SMS_OF_NUMBER,
  type Policy,
} from '../../platform/throttle/policies';
import { refundAttempt, consumeAttempt } from '../../platform/throttle/consume-attempt';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';
import { newToken, tokenHash } from '../../platform/token';
import type { ResponseOf } from '@/lib/contract/registry';
import type { AccountName } from '../users/account-name';
import { sendAccountMessage, type AccountMessage } from '../users/account-messages';
import { findUserByName } from '../users/user-store';
import { CODE_SECONDS, codeHash, newCode } from './code-hash';
import { insertCode, type CodePurpose } from './code-store';

/**
 * Returns the message to send. A person who cannot use a code gets the reason in the message, because the response is
 * the same for everyone.
 */
function messageFor(purpose: CodePurpose, hasAccount: boolean, code: string): AccountMessage {
  if ((purpose === 'REGISTER' || purpose === 'PHONE') && hasAccount) return { kind: 'alreadyRegistered' };
  if (purpose === 'RESET' && !hasAccount) return { kind: 'noAccount' };
  return { kind: 'verifyCode', purpose, code, minutes: CODE_SECONDS / 60 };
}

/**
 * Returns the limits per network and per number. Codes for receivers have separate limits, so that using them up blocks
 * no login.
 */
const limitsOf = (purpose: CodePurpose) =>
  purpose === 'RECEIVER'
    ? { ofNetwork: RECEIVER_CODES_OF_NETWORK, ofNumber: RECEIVER_SMS_OF_NUMBER }
    : { ofNetwork: CODES_OF_NETWORK, ofNumber: SMS_OF_NUMBER };

/**
 * Counts a message to its target. Returns the seconds until the next one is allowed. Throws `tooManyRequests`, and then
 * counts nothing.
 */
async function consumeSending(
  ctx: Context,
  { kind, value }: AccountName,
  { subject, ofNumber }: { subject: string; ofNumber: Policy },
): Promise<number> {
  const ofPurpose = await consumeAttempt(ctx, CODES_OF_TARGET, subject);
  if (kind !== 'phone') return ofPurpose;
  try {
    return Math.max(ofPurpose, await consumeAttempt(ctx, ofNumber, value));
  } catch (refusal) {
    await refundAttempt(ctx, CODES_OF_TARGET, subject);
    throw refusal;
  }
}

/**
 * Sends a code. A code is stored even if none is sent, so that later responses do not differ either. Only the caller
 * gets the nonce: with it, attempts count on this code alone. Throws `tooManyRequests` within a minute of the last code
 * and at other limits, and `unavailable` if the carrier did not accept the message.
 */
export async function sendCode(
  ctx: Context,
  purpose: CodePurpose,
  name: AccountName,
): Promise<ResponseOf<'getSmsCode'>> {
  const subject = `${purpose}:${name.value}`;
  const { ofNetwork, ofNumber } = limitsOf(purpose);
  await consumeNetworkAttempt(ctx, ofNetwork);
  const resendAfter = await consumeSending(ctx, name, { subject, ofNumber });

  const hasAccount = (await findUserByName(ctx.db, name)) !== null;
  const id = randomUUID();
  const code = newCode();
  const nonce = newToken();
  const now = ctx.now();
  await insertCode(ctx.db, {
    id,
    purpose,
    target: name.value,
    code_hash: codeHash(id, code),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + CODE_SECONDS * 1000).toISOString(),
    tries: 0,
    used: 0,
    nonce_hash: tokenHash(nonce),
  });
  try {
    await sendAccountMessage(ctx, name, messageFor(purpose, hasAccount, code));
  } catch (error) {
    await refundAttempt(ctx, CODES_OF_TARGET, subject);
    if (name.kind === 'phone') await refundAttempt(ctx, ofNumber, name.value);
    throw error;
  }
  return { resendAfter, validFor: CODE_SECONDS, nonce };
}
