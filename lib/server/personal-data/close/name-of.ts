import 'server-only';
import type { AccountName } from '../../accounts/account-name';
import type { UserRow } from '../../accounts/store';

/** What an account is known by and reached at. */
export function nameOf({ email, phone }: Pick<UserRow, 'email' | 'phone'>): AccountName {
  if (email !== null) return { kind: 'email', value: email };
  if (phone !== null) return { kind: 'phone', value: phone };
  throw new Error('an account has neither address nor number');
}
