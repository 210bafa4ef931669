import 'server-only';
import type { KeyMode } from '@/lib/contract/key-scopes';
import type { WebhookOffReason } from '@/lib/contract/webhook-types';
import type { Language } from '@/lib/market/language';

/** Kind of the outbox entries that are sent to webhooks. */
export const WEBHOOK = 'webhook';

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
    /** Number of times it was found to be failing since then. */
    failures: number;
    /** New events wait until this time. Null while it responds. */
    paused_until: string | null;
    created_at: string;
  };
  /** Requests made for an outbox entry. */
  webhook_attempts: {
    entry_id: string;
    at: string;
    /** HTTP status. Null without a response. */
    status: number | null;
    duration_ms: number;
    /** Failure code. Null after success. */
    reason: string | null;
  };
}
