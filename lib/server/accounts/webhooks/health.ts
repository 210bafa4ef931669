import 'server-only';
import { DELIVERY_DAYS } from '@/lib/market/limits';
import { findUser } from '../store';
import type { Services } from '../../context';
import type { Queryable } from '../../db/open';
import { enqueueMessages } from '../../messages/enqueue-messages';
import { wake } from '../../outbox/wake';
import { bringForward, dropWaiting, postpone } from '@/lib/server/webhooks/delivery-store';
import type { Answer } from './post-event';
import { FAILING_MS, restAfter } from '@/lib/server/webhooks/retry-pauses';
import { lockWebhook, updateWebhook, type WebhookRow } from './store';

type Scope = Pick<Services, 'db' | 'now'>;

const DAY_MS = 24 * 3600_000;

async function switchOff(trx: Queryable, { id }: WebhookRow, reason: 'gone' | 'failing', now: Date): Promise<void> {
  await updateWebhook(trx, id, { off_reason: reason, off_at: now.toISOString() });
  await dropWaiting(trx, id, now);
}

/** To the owner's mailbox; an account without one reads it in the list. */
async function tellOwner(trx: Queryable, { user_id: userId, language, url }: WebhookRow, now: Date): Promise<void> {
  const user = await findUser(trx, userId);
  if (!user || user.email === null) return;
  const values = { url, days: DELIVERY_DAYS, failingDays: FAILING_MS / DAY_MS };
  const message = { channel: 'mail', to: user.email, language, template: 'webhookOff', values, userId } as const;
  await enqueueMessages(trx, [message], now);
}

/** True for a server that cannot take anything now, whatever it is sent. */
const isDown = ({ status }: Answer) => status === null || status >= 500 || status === 429 || status === 408;

/** After so long without a success the webhook is off; until then a server that is down is left alone for a while. */
async function fail(trx: Queryable, row: WebhookRow, answer: Answer, now: Date): Promise<'off' | 'on'> {
  const since = row.failing_since ?? now.toISOString();
  if (now.getTime() - Date.parse(since) >= FAILING_MS) {
    await switchOff(trx, row, 'failing', now);
    await tellOwner(trx, row, now);
    return 'off';
  }
  const rests = row.paused_until !== null && Date.parse(row.paused_until) > now.getTime();
  if (!isDown(answer) || rests) {
    if (row.failing_since === null) await updateWebhook(trx, row.id, { failing_since: since });
    return 'on';
  }
  const failures = row.failures + 1;
  const until = new Date(now.getTime() + restAfter(failures));
  await updateWebhook(trx, row.id, { failing_since: since, failures, paused_until: until.toISOString() });
  await postpone(trx, row.id, until);
  return 'on';
}

/** Notes that an attempt failed. Answers whether the webhook is still on; 410 says that it is not wanted any more. */
export function noteFailure({ db, now }: Scope, { id }: WebhookRow, answer: Answer): Promise<'off' | 'on'> {
  return db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, id);
    if (!row || row.off_reason !== null) return 'off';
    if (answer.status !== 410) return fail(trx, row, answer, now());
    await switchOff(trx, row, 'gone', now());
    return 'off';
  });
}

/** Notes that an attempt succeeded, where others had failed before: what was put off is sent. */
export async function noteSuccess({ db, now }: Scope, { id, failing_since }: WebhookRow): Promise<void> {
  if (failing_since === null) return;
  await db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, id);
    if (!row || row.failing_since === null) return;
    await updateWebhook(trx, id, { failing_since: null, failures: 0, paused_until: null });
    await bringForward(trx, id, now());
  });
  wake(db);
}
