import 'server-only';
import { randomUUID } from 'node:crypto';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { MAX_WEBHOOKS } from '@/lib/market/limits';
import { refuseLocked } from '../users/lock-account';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { checkWebhookUrl } from './webhook-address';
import { deleteDeliveries, dropWaitingDeliveries } from './delivery-store';
import { loadOwnWebhook, webhookOwner } from './webhook-policy';
import { presentWebhook, formatEventTypes } from './present-webhook';
import { loadWebhookSecret } from './webhook-secret';
import {
  countWebhooks,
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  upsertBatchColumns,
  updateWebhook,
  listWebhooksOfUser,
  type BatchColumns,
} from './webhook-store';

/** Columns of a webhook that is on and has no failures. */
const HEALTHY = { off_reason: null, off_at: null, failing_since: null, failures: 0, paused_until: null };

/** Returns the error for a webhook of the other mode. It names the mode that the key may use. */
const ofOtherMode = (mode: KeyMode) =>
  new ApiError('keyScope', {
    fields: [{ field: 'mode', message: 'webhookModeOfKey', values: { mode }, example: mode }],
  });

/**
 * Creates a webhook and returns its secret, which is not shown again. Throws `tooManyWebhooks` at the account's limit.
 */
export const createWebhook: Verb<'createWebhook'> = async ({ ctx, input }) => {
  const { userId, mode } = webhookOwner(ctx);
  if (mode !== null && mode !== input.mode) throw ofOtherMode(mode);
  checkWebhookUrl(ctx.config, input.url);
  const row = {
    id: randomUUID(),
    user_id: userId,
    url: input.url,
    mode: input.mode,
    events: formatEventTypes(input.events),
    language: input.language ?? ctx.language,
    secret_number: 1,
    rotated_at: null,
    ...HEALTHY,
    created_at: ctx.now().toISOString(),
  };
  const batch: BatchColumns = { batch_size: input.batchSize, batch_format: input.batchFormat };
  await ctx.db.transaction().execute(async (trx) => {
    // Locks the account. Without it, two concurrent calls could both pass the count below.
    await refuseLocked(trx, userId);
    if ((await countWebhooks(trx, userId)) >= MAX_WEBHOOKS) throw new ApiError('tooManyWebhooks');
    await insertWebhook(trx, row);
    await upsertBatchColumns(trx, row.id, batch);
  });
  return { ...presentWebhook({ ...row, ...batch }, ctx.now()), secret: await loadWebhookSecret(ctx.db, row) };
};

export const listWebhooks: Verb<'listWebhooks'> = async ({ ctx }) => {
  const rows = await listWebhooksOfUser(ctx.db, webhookOwner(ctx));
  return { items: rows.map((row) => presentWebhook(row, ctx.now())), limit: MAX_WEBHOOKS };
};

/** Changes a webhook. A new address starts without failures. Turning it off drops its waiting deliveries. */
export const changeWebhook: Verb<'changeWebhook'> = async ({ ctx, input }) => {
  const { id, url, events, language, isOn, batchSize, batchFormat } = input;
  await loadOwnWebhook(ctx, id);
  if (url !== undefined) checkWebhookUrl(ctx.config, url);
  const now = ctx.now();
  const changedRow = await ctx.db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, id);
    if (!row) throw new ApiError('notFound');
    const wasOn = row.off_reason === null;
    const isTurnedOn = isOn ?? wasOn;
    const columns = {
      ...(url !== undefined && { url }),
      ...(events && { events: formatEventTypes(events) }),
      ...(language && { language }),
      ...((isTurnedOn && !wasOn) || (url !== undefined && url !== row.url && isTurnedOn) ? HEALTHY : {}),
      ...(!isTurnedOn && wasOn && { off_reason: 'owner' as const, off_at: now.toISOString() }),
    };
    const batch = {
      ...(batchSize !== undefined && { batch_size: batchSize }),
      ...(batchFormat && { batch_format: batchFormat }),
    };
    if (Object.keys(columns).length > 0) await updateWebhook(trx, id, columns);
    if (Object.keys(batch).length > 0) await upsertBatchColumns(trx, id, batch);
    if (!isTurnedOn && wasOn) await dropWaitingDeliveries(trx, id, now);
    return { ...row, ...columns, ...batch };
  });
  return presentWebhook(changedRow, now);
};

export const deleteWebhook: Verb<'deleteWebhook'> = async ({ ctx, input: { id } }) => {
  await loadOwnWebhook(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    await lockWebhook(trx, id);
    await deleteDeliveries(trx, id);
    await deleteWebhookRow(trx, id);
  });
  return { id };
};

/** Replaces the secret. The old one also signs for a day, so that servers can switch without losing a message. */
export const rotateWebhookSecret: Verb<'rotateWebhookSecret'> = async ({ ctx, input: { id } }) => {
  await loadOwnWebhook(ctx, id);
  const now = ctx.now();
  const row = await ctx.db.transaction().execute(async (trx) => {
    const webhook = await lockWebhook(trx, id);
    if (!webhook) throw new ApiError('notFound');
    const columns = { secret_number: webhook.secret_number + 1, rotated_at: now.toISOString() };
    await updateWebhook(trx, id, columns);
    return { ...webhook, ...columns };
  });
  return { ...presentWebhook(row, now), secret: await loadWebhookSecret(ctx.db, row) };
};
