import 'server-only';
import type { z } from 'zod';
import type { AccountRecord } from '@/lib/contract/accounts/account-data';
import type { Context } from '../../../platform/context';
import { listWebhookAttempts, listDeliveriesOfWebhook } from '../../../accounts/webhooks/delivery-store';
import { presentWebhookDelivery, presentWebhook } from '../../../accounts/webhooks/present-webhook';
import { listWebhooksOfUser } from '../../../accounts/webhooks/webhook-store';

/** Limit of deliveries of one webhook, because a client waits for this response. */
const MAX_DELIVERIES = 1000;

/** Returns an account's webhooks with the deliveries to each, newest first. */
export async function loadWebhookRecords(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<z.output<typeof AccountRecord>['webhooks']> {
  const records: z.output<typeof AccountRecord>['webhooks'] = [];
  for (const row of await listWebhooksOfUser(db, { userId, mode: null })) {
    const { id: _, ...webhook } = presentWebhook(row, now());
    const entries = await listDeliveriesOfWebhook(db, row.id, { after: null, size: MAX_DELIVERIES });
    const attempts = await listWebhookAttempts(db, entries);
    records.push({
      ...webhook,
      deliveries: entries.map((entry) => presentWebhookDelivery(entry, attempts(entry))),
    });
  }
  return records;
}
