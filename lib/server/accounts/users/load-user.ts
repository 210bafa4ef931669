import 'server-only';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { findUser, type UserRow } from './user-store';
import { presentUser } from './present-user';

/** Returns the account of the caller. Throws `sessionEnded` if it was closed meanwhile. */
export async function loadUser(ctx: Context): Promise<UserRow> {
  const user = await findUser(ctx.db, userOf(ctx).userId);
  if (!user) throw new ApiError('sessionEnded');
  return user;
}

/** Throws `notFound` for any account except the caller's own, the same as for a missing one. */
export function assertOwnAccount(ctx: Context, userId: string): void {
  if (userOf(ctx).userId !== userId) throw new ApiError('notFound');
}

export const getCustomer: Verb<'getCustomer'> = async ({ ctx }) => presentUser(await loadUser(ctx));

export const checkLogin: Verb<'checkLogin'> = async ({ ctx }) => ({ loggedIn: ctx.actor !== null });
