import 'server-only';
import type { z } from 'zod';
import type { AccountRecord } from '@/lib/contract/account-data';
import type { Context } from '../../../context';
import { attemptsOf, deliveriesOf } from '../../../webhooks/delivery-store';
import { presentDelivery, presentWebhook } from '../../../accounts/webhooks/present';
import { webhooksOf } from '../../../accounts/webhooks/store';

/** Deliveries of one webhook: an answer that a client waits for has an end. */
const MOST = 1000;

/** An account's webhooks with what was sent to each, the newest first. */
export async function webhookRecords(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<z.output<typeof AccountRecord>['webhooks']> {
  const records: z.output<typeof AccountRecord>['webhooks'] = [];
  for (const row of await webhooksOf(db, { userId, mode: null })) {
    const { id: _, ...webhook } = presentWebhook(row, now());
    const entries = await deliveriesOf(db, row.id, { after: null, size: MOST });
    const attempts = await attemptsOf(
      db,
      entries.map(({ id }) => id),
    );
    records.push({
      ...webhook,
      deliveries: entries.map((entry) => presentDelivery(entry, attempts.get(entry.id) ?? [])),
    });
  }
  return records;
}
