import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { findOrInsertSecret } from './store';

const keys = new WeakMap<Context['db'], Promise<Buffer>>();

/** What quotes are signed with: the configured key, or one that is made once and kept for every process on the database. */
export async function signingKey({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Buffer> {
  if (config.QUOTE_SIGNING_KEY) return Buffer.from(config.QUOTE_SIGNING_KEY, 'hex');
  const known = keys.get(db);
  if (known) return known;
  const key = findOrInsertSecret(db, 'quote-signing', randomBytes(32).toString('hex')).then((hex) =>
    Buffer.from(hex, 'hex'),
  );
  keys.set(db, key);
  key.catch(() => keys.delete(db));
  return key;
}
