import 'server-only';
import { performance } from 'node:perf_hooks';
import { BRAND } from '@/lib/market/brand';
import type { Services } from '../../platform/context';
import type { Handler, Outcome, OutboxEntry } from '../../messaging/queue/entry';
import { AttemptLog } from './attempt-log';
import { noteFailure, noteSuccess } from './health';
import { EventPoster, type Answer } from './post-event';
import { signaturesOf } from './secret';
import { findSendable, type WebhookRow } from './store';

type Scope = Pick<Services, 'db' | 'now' | 'config'>;

const USER_AGENT = `${BRAND.name.replaceAll(' ', '')}-Webhooks/1.0`;

/** Returns the headers of Standard Webhooks 1.0. The id is that of the outbox entry at every attempt. */
async function headersOf({ db, now }: Scope, webhook: WebhookRow, { id, payload }: OutboxEntry) {
  const time = now();
  const timestamp = Math.floor(time.getTime() / 1000);
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signaturesOf(db, webhook, { id, timestamp, body: payload }, time),
  };
}

async function outcomeOf(scope: Scope, webhook: WebhookRow, answer: Answer): Promise<Outcome> {
  const { reason } = answer;
  if (reason === null) {
    await noteSuccess(scope, webhook);
    return { result: 'sent', gatewayState: String(answer.status) };
  }
  const state = await noteFailure(scope, webhook, answer);
  return state === 'off' ? { result: 'refused', reason } : { result: 'failed', reason };
}

/** Returns the outbox handler that sends entries to webhooks and stores each attempt. */
export function deliverHandler(scope: Scope): Handler {
  const attempts = new AttemptLog(scope);
  const poster = new EventPoster(scope.config);
  return async (entry) => {
    const webhook = entry.receiver === null ? undefined : await findSendable(scope.db, entry.receiver);
    if (!webhook) return { result: 'dropped', reason: 'switched off' };
    const headers = await headersOf(scope, webhook, entry);
    const at = scope.now().toISOString();
    const started = performance.now();
    const answer = await poster.post(webhook.url, headers, entry.payload);
    const duration_ms = Math.round(performance.now() - started);
    await attempts.write({ entry_id: entry.id, at, duration_ms, ...answer });
    return outcomeOf(scope, webhook, answer);
  };
}
