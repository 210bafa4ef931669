import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../platform/throttle/network-attempts';
import { PASSKEY_CHALLENGES_OF_NETWORK, PASSKEYS_OF_NETWORK } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { refuseLocked } from '../users/lock-account';
import { presentUser } from '../users/present-user';
import { openSession } from '../sessions/open-session';
import { findUser } from '../users/user-store';
import { CHALLENGE_LIFE_MS, consumeChallenge, createChallenge, passkeyOrigin, rpIdOf } from './challenge';
import { findCredential, updatePasskeyUse, type PasskeyRow } from './passkey-store';
import { loadUserHandle } from './load-user-handle';
import { verifyPasskeyUse } from './verify-passkey';

const refusal = () => new ApiError('passkeyRefused');

/**
 * Returns the options for a login. They are the same for everyone: the person's device offers the passkeys of the site.
 */
export const startPasskeyLogin: Verb<'startPasskeyLogin'> = async ({ ctx, input }) => {
  const origin = passkeyOrigin(ctx, input.host);
  await consumeNetworkAttempt(ctx, PASSKEY_CHALLENGES_OF_NETWORK);
  const challenge = await createChallenge(ctx, ctx.db, { userId: null, origin });
  return { rpId: rpIdOf(origin), challenge, timeout: CHALLENGE_LIFE_MS, userVerification: 'required' };
};

type SignedCredential = ParsedRequestOf<'passkeyLogin'>['credential'];

/** Returns the passkey that signed the response and its new counter, or null if any part of the response is wrong. */
async function checkSigned(
  ctx: Context,
  signed: SignedCredential,
): Promise<{ passkey: PasskeyRow; counter: number } | null> {
  const challenge = await consumeChallenge(ctx, signed.response.clientDataJSON, null);
  if (!challenge) return null;
  const passkey = await findCredential(ctx.db, signed.id);
  if (passkey?.rp_id !== rpIdOf(challenge.origin)) return null;
  if (signed.response.userHandle !== (await loadUserHandle(ctx, passkey.user_id))) return null;
  const counter = await verifyPasskeyUse(ctx, signed, challenge, passkey);
  return counter === null ? null : { passkey, counter };
}

/**
 * Stores the use and starts the session. Throws `passkeyRefused` if the passkey was used or removed meanwhile, and
 * `accountLocked`.
 */
function startSession(
  ctx: Context,
  { passkey: { id, user_id: userId, counter: from }, counter: to }: { passkey: PasskeyRow; counter: number },
  { rememberMe: remember, deviceKey }: ParsedRequestOf<'passkeyLogin'>,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await refuseLocked(trx, userId);
    if (!(await updatePasskeyUse(trx, { id, from, to, at: ctx.now().toISOString() }))) throw refusal();
    const { userAgent, clientAddress } = ctx;
    return openSession(trx, { userId, remember, userAgent, clientAddress, deviceKey, now: ctx.now() });
  });
}

/**
 * Logs in with a passkey. Every failure except `accountLocked` and `tooManyRequests` gets the same response. Only
 * failed attempts count against the network's limit.
 */
export const passkeyLogin: Verb<'passkeyLogin'> = async ({ ctx, input }) => {
  await consumeNetworkAttempt(ctx, PASSKEYS_OF_NETWORK);
  const checked = await checkSigned(ctx, input.credential);
  if (!checked) throw refusal();
  const accessToken = await startSession(ctx, checked, input);
  await refundNetworkAttempt(ctx, PASSKEYS_OF_NETWORK);
  const user = await findUser(ctx.db, checked.passkey.user_id);
  if (!user) throw refusal();
  return { accessToken, user: presentUser(user), isNew: false };
};
