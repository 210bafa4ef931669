import 'server-only';
import type { Generated } from 'kysely';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import type { BatchFormat, WebhookOffReason } from '@/lib/contract/developers/webhook-types';
import type { Language } from '@/lib/market/language';

/** Kind of the outbox entries that are sent to webhooks. */
export const WEBHOOK_KIND = 'webhook';

/** Partners' webhooks. Their events wait in the outbox, where `receiver` is the webhook's id. */
export interface WebhookTables {
  webhooks: {
    id: string;
    user_id: string;
    url: string;
    mode: KeyMode;
    /** WebhookEventTypes, separated by spaces. */
    events: string;
    language: Language;
    /** Number of its current secret, from which the secret is derived, together with the id and a key of this site. */
    secret_number: number;
    /** Time at which the current secret replaced the previous one. */
    rotated_at: string | null;
    /** Reason why it was turned off. Null while it is on. */
    off_reason: WebhookOffReason | null;
    off_at: string | null;
    /** Time of the first failure since the last delivery. Null while attempts succeed. */
    failing_since: string | null;
    /** Number of times the webhook was found to be failing since the last delivery. */
    failures: number;
    /** New events wait until this time. Null without a pause. */
    paused_until: string | null;
    created_at: string;
  };
  /** State of sending to each webhook, and the process that sends. A webhook without a row has the defaults. */
  webhook_queues: {
    webhook_id: string;
    /** Maximum number of events of one request. With 1, each request is one event. */
    batch_size: Generated<number>;
    batch_format: Generated<BatchFormat>;
    /** Process that sends to it, and the end of its lease. */
    lease_owner: Generated<string | null>;
    leased_until: Generated<string | null>;
  };
  /** Requests made for outbox entries. */
  webhook_attempts: {
    /** The entry, or the batch of entries. */
    entry_id: string;
    /** Null in rows of earlier releases. */
    webhook_id: string | null;
    /** Number of events in the request. */
    events: Generated<number>;
    at: string;
    /** HTTP status. Null without a response. */
    status: number | null;
    duration_ms: number;
    /** Failure code. Null after success. */
    reason: string | null;
  };
}
