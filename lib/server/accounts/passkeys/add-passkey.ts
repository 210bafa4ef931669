import 'server-only';
import { randomUUID } from 'node:crypto';
import { TRANSPORTS } from '@/lib/contract/accounts/passkeys';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { wakeWorkers } from '../../messaging/queue/wake';
import { isUniqueViolation } from '../../platform/db/engine';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { enqueueAccountAlert } from '../users/account-messages';
import { loadUser } from '../users/load-user';
import { refuseLocked } from '../users/lock-account';
import { deviceOf } from '../sessions/device';
import type { UserRow } from '../users/user-store';
import { consumeChallenge, rpIdOf } from './challenge';
import { presentPasskey } from './present-passkey';
import { insertPasskey, listPasskeysOfUser, type PasskeyRow } from './passkey-store';
import { verifyNewPasskey } from './verify-passkey';

const refusal = () => new ApiError('passkeyNotAdded');

function storePasskey(ctx: Context, user: UserRow, row: PasskeyRow): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    // Locks the account. Without it, two concurrent calls could both pass the count below.
    await refuseLocked(trx, user.id);
    if ((await listPasskeysOfUser(trx, user.id)).length >= MAX_PASSKEYS) throw new ApiError('tooManyPasskeys');
    await insertPasskey(trx, row);
    await enqueueAccountAlert(ctx, trx, user, 'passkeyAdded');
  });
}

/**
 * Stores the passkey that the browser created with the options of `startPasskey`, and notifies the owner. Throws
 * `passkeyNotAdded` for a used or expired challenge, a response of another page or person, and a credential that an
 * account already has.
 */
export const addPasskey: Verb<'addPasskey'> = async ({ ctx, input }) => {
  const user = await loadUser(ctx);
  const challenge = await consumeChallenge(ctx, input.response.clientDataJSON, user.id);
  const credential = challenge && (await verifyNewPasskey(ctx, input, challenge));
  if (!challenge || !credential) throw refusal();
  const row: PasskeyRow = {
    id: randomUUID(),
    user_id: user.id,
    ...credential,
    rp_id: rpIdOf(challenge.origin),
    transports: TRANSPORTS.filter((transport) => input.response.transports.includes(transport)).join(' '),
    name: '',
    ...deviceOf(ctx.userAgent),
    created_at: ctx.now().toISOString(),
    last_used_at: null,
  };
  try {
    await storePasskey(ctx, user, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal();
    throw error;
  }
  wakeWorkers(ctx.db);
  return presentPasskey(row);
};
