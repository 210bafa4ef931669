import 'server-only';
import { userOf, type Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { ApiError } from '../../platform/errors';
import { listWebhooksOfUser, type WebhookOwner, type WebhookRow } from './webhook-store';

/** Returns the owner for the caller. A person manages all webhooks of the account, a key the webhooks of its mode. */
export function webhookOwner(ctx: Context): WebhookOwner {
  const { userId, key } = userOf(ctx);
  return { userId, mode: key?.mode ?? null };
}

/** Returns the webhook with this id. Throws `notFound` for a webhook of another account, as for a missing one. */
export async function loadOwnWebhook(ctx: Context, id: string, db: Queryable = ctx.db): Promise<WebhookRow> {
  const webhook = (await listWebhooksOfUser(db, webhookOwner(ctx))).find((row) => row.id === id);
  if (!webhook) throw new ApiError('notFound');
  return webhook;
}
