import 'server-only';
import type { Context } from '../context';
import { sendAccountMessage } from './account-messages';
import type { UserRow } from './store';

/**
 * Tells the owner, in case it was somebody else. Nobody waits for it and it stops nothing; a failure is in the log.
 */
export function notifyPasswordChanged(ctx: Context, { email, phone }: Pick<UserRow, 'email' | 'phone'>): void {
  const value = email ?? phone;
  if (value === null) return;
  const to = { kind: email === null ? 'phone' : 'email', value } as const;
  sendAccountMessage(ctx, to, { kind: 'passwordChanged' }).catch(() => undefined);
}
