import 'server-only';
import { notFoundLine } from '../lines';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { readAccountName } from '../../../accounts/users/account-name';
import { findUser, findUserByName, type UserRow } from '../../../accounts/users/user-store';
import type { Database } from '../../../platform/db/open';
import type { CommandScope } from '../command';

/** Returns the account with this id, email address or number with calling code. Null if it does not exist. */
export async function findAccount(db: Database, text: string): Promise<UserRow | null> {
  const byId = await findUser(db, text);
  if (byId) return byId;
  const name = await readAccountName(db, text, DEFAULT_COUNTRY);
  return name && findUserByName(db, name);
}

export const accountNameText = ({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string => email ?? phone ?? '';

/**
 * Returns the id of the account in `--account`. Undefined without the option. For an unknown account, prints an error
 * and returns null.
 */
export async function readAccountOption(
  { db, err, about }: CommandScope,
  { account }: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined | null> {
  if (account === undefined) return undefined;
  const user = await findAccount(db, account);
  if (!user) {
    err(notFoundLine('account', account));
    return null;
  }
  about(user.id);
  return user.id;
}
