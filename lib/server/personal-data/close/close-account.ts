import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../context';
import { ApiError, fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { readAccountName } from '../../accounts/account-name';
import { enqueueNotice } from '../../accounts/account-messages';
import { consumeCode } from '../../accounts/codes/check-code';
import { deleteCodes } from '../../accounts/codes/store';
import { currentUser } from '../../accounts/current-user';
import { endSessionsOf, forgetNetworks } from '../../accounts/sessions/store';
import type { UserRow } from '../../accounts/store';
import { dropOfUser } from '../../outbox/store';
import { wake } from '../../outbox/wake';
import { reauthenticate } from './reauthenticate';
import { deleteInstructionsOf } from '../../parcels/receiver/instructions/store';
import { deleteSenderLinks } from '../../parcels/receiver/links/store';
import { deleteProofsOf } from '../../parcels/proofs/store';
import { deleteUser, hasParcelsUnderWay, lockUser } from '@/lib/server/trust/personal-data/close/store';

/** The typed confirmation: the account's own name, in whatever spelling. */
async function checkName(ctx: Context, user: UserRow, typed: ParsedRequestOf<'closeAccount'>): Promise<void> {
  const name = await readAccountName(ctx.db, typed.account, typed.countryCode);
  if (!name || user[name.kind] !== name.value) throw fieldError('account', 'accountNameDiffers');
}

function deleteEverything(ctx: Context, user: UserRow, codeId: string | null): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    if (codeId !== null) await consumeCode(trx, codeId);
    const held = await lockUser(trx, user.id);
    if (!held) throw new ApiError('sessionEnded');
    if (held.password_hash !== user.password_hash) throw new ApiError('changedMeanwhile');
    if (await hasParcelsUnderWay(trx, user.id)) throw new ApiError('parcelsUnderWay');
    await endSessionsOf(trx, user.id, 'closed');
    await forgetNetworks(trx, user.id);
    await deleteCodes(
      trx,
      [user.email, user.phone].filter((target) => target !== null),
    );
    await dropOfUser(trx, user.id, ctx.now());
    await deleteSenderLinks(trx, user.id);
    await deleteInstructionsOf(trx, user.id);
    await deleteProofsOf(trx, user.id);
    await deleteUser(trx, user.id);
    await enqueueNotice(ctx, trx, user, 'accountClosed');
  });
}

/**
 * Deletes the account, its address book and the messages to it for good; its name may register again at once. Orders stay without their
 * owner, as tax and customs law ask, and refuse it while one of them is under way: somebody must be there to decide.
 */
export const closeAccount: Verb<'closeAccount'> = async ({ ctx, input }) => {
  const user = await currentUser(ctx);
  await checkName(ctx, user, input);
  if (await hasParcelsUnderWay(ctx.db, user.id)) throw new ApiError('parcelsUnderWay');
  await deleteEverything(ctx, user, await reauthenticate(ctx, user, input));
  wake(ctx.db);
  return { closed: true };
};
