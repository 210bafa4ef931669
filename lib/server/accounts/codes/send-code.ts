import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import { CODES_OF_NETWORK, CODES_OF_TARGET, SMS_OF_NUMBER } from '../../throttle/policies';
import { refundAttempt, consumeAttempt } from '../../throttle/consume-attempt';
import { consumeOfNetwork } from '../../throttle/network-attempts';
import { newToken, tokenHash } from '../../platform/token';
import type { ResponseOf } from '@/lib/contract/registry';
import type { AccountName } from '../account-name';
import { sendAccountMessage, type AccountMessage } from '../account-messages';
import { findUserByName } from '../store';
import { CODE_SECONDS, codeHash, newCode } from './code-hash';
import { insertCode, type CodePurpose } from './store';

/** Who cannot use a code is told why, in the message; the answer of the call is the same for everybody. */
function messageFor(purpose: CodePurpose, known: boolean, code: string): AccountMessage {
  if ((purpose === 'REGISTER' || purpose === 'PHONE') && known) return { kind: 'alreadyRegistered' };
  if (purpose === 'RESET' && !known) return { kind: 'noAccount' };
  return { kind: 'verifyCode', purpose, code, minutes: CODE_SECONDS / 60 };
}

/** Counts a message to its target; answers the seconds until the next one. */
async function consumeSending(ctx: Context, { kind, value }: AccountName, subject: string): Promise<number> {
  const ofPurpose = await consumeAttempt(ctx, CODES_OF_TARGET, subject);
  if (kind !== 'phone') return ofPurpose;
  try {
    return Math.max(ofPurpose, await consumeAttempt(ctx, SMS_OF_NUMBER, value));
  } catch (refusal) {
    await refundAttempt(ctx, CODES_OF_TARGET, subject);
    throw refusal;
  }
}

/**
 * Sends a code, and stores one even where none is told, so that later answers do not differ either. The nonce is told to
 * the caller alone: with it, tries count on this code and on no other.
 * Throws tooManyRequests before the minute is over and unavailable when the message could not be handed over.
 */
export async function sendCode(
  ctx: Context,
  purpose: CodePurpose,
  name: AccountName,
): Promise<ResponseOf<'getSmsCode'>> {
  const subject = `${purpose}:${name.value}`;
  await consumeOfNetwork(ctx, CODES_OF_NETWORK);
  const resendAfter = await consumeSending(ctx, name, subject);

  const known = (await findUserByName(ctx.db, name)) !== null;
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
    await sendAccountMessage(ctx, name, messageFor(purpose, known, code));
  } catch (error) {
    await refundAttempt(ctx, CODES_OF_TARGET, subject);
    if (name.kind === 'phone') await refundAttempt(ctx, SMS_OF_NUMBER, name.value);
    throw error;
  }
  return { resendAfter, validFor: CODE_SECONDS, nonce };
}
