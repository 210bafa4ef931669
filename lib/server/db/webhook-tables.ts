import 'server-only';
import type { KeyMode } from '@/lib/contract/key-scopes';
import type { WebhookOffReason } from '@/lib/contract/webhook-types';
import type { Language } from '@/lib/market/language';

/** The kind of entries of the outbox that are sent to them. */
export const WEBHOOK = 'webhook';

/** Partners' webhooks. What is sent to them waits in the outbox; `receiver` there is their id. */
export interface WebhookTables {
  webhooks: {
    id: string;
    user_id: string;
    url: string;
    mode: KeyMode;
    /** WebhookEventTypes, parted by spaces. */
    events: string;
    language: Language;
    /** How many secrets it has had: each is made of a key of this site, the id and this. */
    secret_number: number;
    /** When the last secret took over. */
    rotated_at: string | null;
    /** Null while it is on. */
    off_reason: WebhookOffReason | null;
    off_at: string | null;
    /** Of the first failure since anything was delivered; null while attempts succeed. */
    failing_since: string | null;
    /** How often it was found not to answer since then. */
    failures: number;
    /** New events wait until then; null while it answers. */
    paused_until: string | null;
    created_at: string;
  };
  /** Requests that were made for an entry of the outbox. */
  webhook_attempts: {
    entry_id: string;
    at: string;
    /** HTTP status; null where none was answered. */
    status: number | null;
    duration_ms: number;
    /** A code; null where it succeeded. */
    reason: string | null;
  };
}
