import 'server-only';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { wakeWorkers } from '../../messaging/queue/wake';
import { userOf } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { enqueueAccountAlert } from '../users/account-messages';
import { consumeCode } from '../codes/check-code';
import { loadUser } from '../users/load-user';
import { refuseLocked } from '../users/lock-account';
import { reauthenticate } from '../login/reauthenticate';
import { endSessionsOf } from '../sessions/session-store';
import { presentPasskey } from './present-passkey';
import { deletePasskey, listPasskeysOfUser, updatePasskeyName } from './passkey-store';

export const listPasskeys: Verb<'listPasskeys'> = async ({ ctx }) => ({
  items: (await listPasskeysOfUser(ctx.db, userOf(ctx).userId)).map(presentPasskey),
  limit: MAX_PASSKEYS,
});

/** Renames a passkey. Throws `notFound` for one of another account, as for a missing one. */
export const renamePasskey: Verb<'renamePasskey'> = async ({ ctx, input: { id, name } }) => {
  const row = await updatePasskeyName(ctx.db, userOf(ctx).userId, id, name);
  if (!row) throw new ApiError('notFound');
  return presentPasskey(row);
};

/**
 * Removes a passkey and notifies the owner. Every other session of the person ends, because the passkey may have
 * started it. Throws `notFound` for a passkey of another account, as for a missing one, and the errors of
 * `reauthenticate`.
 */
export const removePasskey: Verb<'removePasskey'> = async ({ ctx, input }) => {
  const user = await loadUser(ctx);
  const passkeys = await listPasskeysOfUser(ctx.db, user.id);
  if (!passkeys.some(({ id }) => id === input.id)) throw new ApiError('notFound');
  const codeId = await reauthenticate(ctx, user, 'PASSKEY', input);
  await ctx.db.transaction().execute(async (trx) => {
    await refuseLocked(trx, user.id);
    if (codeId !== null) await consumeCode(trx, codeId);
    if (!(await deletePasskey(trx, user.id, input.id))) throw new ApiError('notFound');
    await endSessionsOf(trx, user.id, 'passkey', userOf(ctx).tokenHash);
    await enqueueAccountAlert(ctx, trx, user, 'passkeyRemoved');
  });
  wakeWorkers(ctx.db);
  return { removed: true };
};
