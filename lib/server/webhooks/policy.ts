import 'server-only';
import { userOf, type Context } from '../context';
import type { Queryable } from '../db/open';
import { ApiError } from '../platform/errors';
import { webhooksOf, type WebhookOwner, type WebhookRow } from '@/lib/server/accounts/webhooks/store';

/** Who calls: a person manages all webhooks of the account, a key those of its mode. */
export function webhookOwner(ctx: Context): WebhookOwner {
  const { userId, key } = userOf(ctx);
  return { userId, mode: key?.mode ?? null };
}

/** The webhook of that id. Throws notFound for anybody else's, as for a missing one. */
export async function ownWebhook(ctx: Context, id: string, db: Queryable = ctx.db): Promise<WebhookRow> {
  const found = (await webhooksOf(db, webhookOwner(ctx))).find((row) => row.id === id);
  if (!found) throw new ApiError('notFound');
  return found;
}
