import 'server-only';
import { TRANSPORTS } from '@/lib/contract/accounts/passkeys';
import { BRAND } from '@/lib/market/brand';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { ApiError } from '../../platform/errors';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import { PASSKEYS_OF_ACCOUNT } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { consumeCode } from '../codes/check-code';
import { loadUser } from '../users/load-user';
import { presentUser } from '../users/present-user';
import { reauthenticate, sendOwnCode } from '../login/reauthenticate';
import { CHALLENGE_LIFE_MS, createChallenge, passkeyOrigin, rpIdOf } from './challenge';
import { listPasskeysOfUser } from './passkey-store';
import { loadUserHandle } from './load-user-handle';
import { PASSKEY_ALGORITHMS } from './verify-passkey';

/** Sends the code with which a person without a password adds or removes a passkey. */
export const sendPasskeyCode: Verb<'sendPasskeyCode'> = ({ ctx, input }) => sendOwnCode(ctx, 'PASSKEY', input.proof);

/**
 * Returns the options for a new passkey, after the person has proven again who they are: a passkey outlasts the session
 * that adds it. Throws `tooManyPasskeys`, `tooManyRequests`, and the errors of `passkeyOrigin` and `reauthenticate`.
 */
export const startPasskey: Verb<'startPasskey'> = async ({ ctx, input }) => {
  const origin = passkeyOrigin(ctx, input.host);
  const user = await loadUser(ctx);
  const passkeys = await listPasskeysOfUser(ctx.db, user.id);
  if (passkeys.length >= MAX_PASSKEYS) throw new ApiError('tooManyPasskeys');
  const codeId = await reauthenticate(ctx, user, 'PASSKEY', input);
  await consumeAttempt(ctx, PASSKEYS_OF_ACCOUNT, user.id);
  const challenge = await ctx.db.transaction().execute(async (trx) => {
    if (codeId !== null) await consumeCode(trx, codeId);
    return createChallenge(ctx, trx, { userId: user.id, origin });
  });
  const { userName, firstName, familyName } = presentUser(user);
  return {
    rp: { id: rpIdOf(origin), name: BRAND.name },
    user: {
      id: await loadUserHandle(ctx, user.id),
      name: userName,
      displayName: [firstName, familyName].filter(Boolean).join(' ') || userName,
    },
    challenge,
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      type: 'public-key',
      id: credential_id,
      transports: TRANSPORTS.filter((transport) => transports.split(' ').includes(transport)),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
};
