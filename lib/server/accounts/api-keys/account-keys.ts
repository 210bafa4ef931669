import 'server-only';
import { randomUUID } from 'node:crypto';
import { KEY_USE_RETENTION_DAYS, MAX_API_KEYS } from '@/lib/market/limits';
import { wakeWorkers } from '../../messaging/queue/wake';
import { enqueueAccountAlert } from '../users/account-messages';
import { loadUser } from '../users/load-user';
import { refuseLocked } from '../users/lock-account';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import { KEYS_OF_ACCOUNT } from '../../platform/throttle/policies';
import { tokenHash } from '../../platform/token';
import type { Verb } from '../../platform/verb';
import { presentKey, presentUse, formatScopes } from './present-key';
import { newKey } from './key-secret';
import { countWorkingKeys, endKey, insertKey, listKeys, listLastUses, listUses, type ApiKeyRow } from './key-store';

/** Maximum number of rows of a key's use that one response contains. */
const MAX_USES = 500;

/**
 * Creates a key, notifies the owner and returns the key, which is not shown again. Throws `tooManyKeys` at the
 * account's limit of keys, and `tooManyRequests` after too many calls.
 */
export const createApiKey: Verb<'createApiKey'> = async ({ ctx, input: { name, mode, scopes } }) => {
  const user = await loadUser(ctx);
  await consumeAttempt(ctx, KEYS_OF_ACCOUNT, user.id);
  const key = newKey(mode);
  const row: ApiKeyRow = {
    id: randomUUID(),
    user_id: user.id,
    name,
    mode,
    scopes: formatScopes(scopes),
    key_hash: tokenHash(key),
    tail: key.slice(-4),
    created_at: ctx.now().toISOString(),
    revoked_at: null,
  };
  await ctx.db.transaction().execute(async (trx) => {
    // Locks the account. Without it, two concurrent calls could both pass the count below.
    await refuseLocked(trx, user.id);
    if ((await countWorkingKeys(trx, user.id)) >= MAX_API_KEYS) throw new ApiError('tooManyKeys');
    await insertKey(trx, row);
    await enqueueAccountAlert(ctx, trx, user, 'apiKeyCreated');
  });
  wakeWorkers(ctx.db);
  return { ...presentKey(row, null), key };
};

export const listApiKeys: Verb<'listApiKeys'> = async ({ ctx }) => {
  const rows = await listKeys(ctx.db, userOf(ctx).userId);
  const lastUseByKey = await listLastUses(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => presentKey(row, lastUseByKey.get(row.id) ?? null)), limit: MAX_API_KEYS };
};

/** Returns the account's key with this id. Throws `notFound` for a key of another account, as for a missing one. */
async function loadAccountKey({ db, actor }: Context, id: string): Promise<ApiKeyRow> {
  const rows = actor ? await listKeys(db, actor.userId) : [];
  const key = rows.find((row) => row.id === id);
  if (!key) throw new ApiError('notFound');
  return key;
}

/**
 * Revokes a key. Every process refuses it from the next call on. Throws `notFound` for a key of another account, as for
 * a missing one.
 */
export const revokeApiKey: Verb<'revokeApiKey'> = async ({ ctx, input: { id } }) => {
  await endKey(ctx.db, userOf(ctx).userId, id, ctx.now().toISOString());
  const row = await loadAccountKey(ctx, id);
  return presentKey(row, (await listLastUses(ctx.db, [id])).get(id) ?? null);
};

export const listApiKeyUses: Verb<'listApiKeyUses'> = async ({ ctx, input: { id } }) => {
  await loadAccountKey(ctx, id);
  const rows = await listUses(ctx.db, id, MAX_USES);
  return {
    items: rows.map(presentUse),
    days: KEY_USE_RETENTION_DAYS,
  };
};
