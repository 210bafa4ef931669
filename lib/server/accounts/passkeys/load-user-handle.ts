import 'server-only';
import { createHmac } from 'node:crypto';
import type { Context } from '../../platform/context';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';

/**
 * Returns the account's user handle in base64url. Authenticators store it, and a new passkey replaces an earlier one
 * with the same handle. Without our secret it cannot be traced to the account.
 */
export async function loadUserHandle({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const secret = await loadStoredSecret(db, 'passkey-handles');
  return createHmac('sha256', secret).update(userId).digest('base64url');
}
