import 'server-only';
import type { Context } from '../context';
import { storedSecret } from '../platform/db/stored-secret';

/** What quotes are signed with: the configured key, or one that is made once and kept for every process on the database. */
export async function signingKey({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Buffer> {
  if (config.QUOTE_SIGNING_KEY) return Buffer.from(config.QUOTE_SIGNING_KEY, 'hex');
  return storedSecret(db, 'quote-signing');
}
