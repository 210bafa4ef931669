import 'server-only';
import type { Context } from '../platform/context';
import { loadStoredSecret } from '../platform/db/load-stored-secret';

/**
 * Returns the key that signs quotes: the configured one, or one that is generated once and stored for all processes on
 * the database.
 */
export async function loadSigningKey({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Buffer> {
  if (config.QUOTE_SIGNING_KEY) return Buffer.from(config.QUOTE_SIGNING_KEY, 'hex');
  return loadStoredSecret(db, 'quote-signing');
}

/** Returns the accepted keys: the signing key first, then the keys accepted during a key change. */
export async function loadAcceptedKeys(ctx: Pick<Context, 'db' | 'config'>): Promise<Buffer[]> {
  const others = ctx.config.QUOTE_SIGNING_KEYS_ACCEPTED.map((key) => Buffer.from(key, 'hex'));
  return [await loadSigningKey(ctx), ...others];
}
