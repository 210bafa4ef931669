import 'server-only';
import { userOf, type Context } from '../context';
import { ApiError } from '../platform/errors';
import type { Verb } from '../platform/verb';
import { findUser, type UserRow } from './store';
import { userView } from './present';

/** The account behind the call; throws sessionEnded when it was closed since. */
export async function currentUser(ctx: Context): Promise<UserRow> {
  const user = await findUser(ctx.db, userOf(ctx).userId);
  if (!user) throw new ApiError('sessionEnded');
  return user;
}

/** Throws notFound for any account but the caller's own: another's looks like a missing one. */
export function assertOwnAccount(ctx: Context, userId: string): void {
  if (userOf(ctx).userId !== userId) throw new ApiError('notFound');
}

export const getCustomer: Verb<'getCustomer'> = async ({ ctx }) => userView(await currentUser(ctx));

export const checkLogin: Verb<'checkLogin'> = async ({ ctx }) => ({ loggedIn: ctx.actor !== null });
