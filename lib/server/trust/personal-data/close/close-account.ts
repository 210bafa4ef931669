import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { ApiError, fieldError } from '../../../platform/errors';
import type { Verb } from '../../../platform/verb';
import { readAccountName } from '../../../accounts/users/account-name';
import { enqueueAccountAlert } from '../../../accounts/users/account-messages';
import { consumeCode } from '../../../accounts/codes/check-code';
import { deleteCodes } from '../../../accounts/codes/code-store';
import { loadUser } from '../../../accounts/users/load-user';
import { reauthenticate } from '../../../accounts/login/reauthenticate';
import { endSessionsOf, deleteNetworks } from '../../../accounts/sessions/session-store';
import type { UserRow } from '../../../accounts/users/user-store';
import { dropEntriesOfUser } from '../../../messaging/queue/queue-store';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { deletePayeesOf, hasOpenMoney } from '../../../parcels/collections/closing-store';
import { deleteDetailsOf } from '../../../parcels/receiver/details/details-store';
import { deleteClaimPhotosOf } from '../../../parcels/claims/photos/claim-photo-store';
import { deleteEvidenceOf } from '../../../parcels/attempts/attempt-store';
import { deleteCasesOf } from '../../../parcels/cases/case-store';
import { deleteInstructionsOf } from '../../../parcels/receiver/instruction-store';
import { deleteSenderLinks } from '../../../parcels/receiver/links/link-store';
import { deleteProofsOf } from '../../../parcels/proofs/proof-store';
import { deleteUser, hasParcelsUnderWay, lockUser } from './close-store';

/** Checks the typed confirmation: the account's own name in any spelling. */
async function checkName(ctx: Context, user: UserRow, typed: ParsedRequestOf<'closeAccount'>): Promise<void> {
  const name = await readAccountName(ctx.db, typed.account, typed.countryCode);
  if (!name || user[name.kind] !== name.value) throw fieldError('account', 'accountNameDiffers');
}

/**
 * Deletes an account in the transaction. Throws sessionEnded if it is gone, changedMeanwhile if its password changed,
 * parcelsUnderWay, and collectionsOpen.
 */
export async function deleteAccount(
  { now, language, country }: Pick<Context, 'now' | 'language'> & Partial<Pick<Context, 'country'>>,
  trx: Queryable,
  user: UserRow,
): Promise<void> {
  const lockedUser = await lockUser(trx, user.id);
  if (!lockedUser) throw new ApiError('sessionEnded');
  if (lockedUser.password_hash !== user.password_hash) throw new ApiError('changedMeanwhile');
  if (await hasParcelsUnderWay(trx, user.id)) throw new ApiError('parcelsUnderWay');
  if (await hasOpenMoney(trx, user.id)) throw new ApiError('collectionsOpen');
  await endSessionsOf(trx, user.id, 'closed');
  await deleteNetworks(trx, user.id);
  await deleteCodes(
    trx,
    [user.email, user.phone].filter((target) => target !== null),
  );
  await dropEntriesOfUser(trx, user.id, now());
  await deleteSenderLinks(trx, user.id);
  await deleteInstructionsOf(trx, user.id);
  await deleteCasesOf(trx, user.id);
  await deleteEvidenceOf(trx, user.id);
  await deleteClaimPhotosOf(trx, user.id);
  await deleteDetailsOf(trx, user.id);
  await deleteProofsOf(trx, user.id);
  await deletePayeesOf(trx, user.id);
  await deleteUser(trx, user.id);
  await enqueueAccountAlert({ now, language, country }, trx, user, 'accountClosed');
}

/**
 * Permanently deletes the account, its address book and the messages to it. Its name can register again at once. Orders
 * stay without their owner, as tax and customs law require. Throws parcelsUnderWay while a parcel is on its way,
 * because its sender must be able to decide about it. Throws collectionsOpen while money of cash on delivery is not
 * settled.
 */
export const closeAccount: Verb<'closeAccount'> = async ({ ctx, input }) => {
  const user = await loadUser(ctx);
  await checkName(ctx, user, input);
  if (await hasParcelsUnderWay(ctx.db, user.id)) throw new ApiError('parcelsUnderWay');
  if (await hasOpenMoney(ctx.db, user.id)) throw new ApiError('collectionsOpen');
  const codeId = await reauthenticate(ctx, user, 'CLOSE', input);
  await ctx.db.transaction().execute(async (trx) => {
    if (codeId !== null) await consumeCode(trx, codeId);
    await deleteAccount(ctx, trx, user);
  });
  wakeWorkers(ctx.db);
  return { closed: true };
};
