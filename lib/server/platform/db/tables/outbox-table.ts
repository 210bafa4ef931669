import 'server-only';
import type { Generated } from 'kysely';

export const OUTBOX_STATES = ['waiting', 'sent', 'dead', 'dropped'] as const;
/**
 * `dead`: all retries failed, and an operator may retry it. `dropped`: a limit refused the entry, or there was no
 * longer a reason to send it.
 */
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Queue of entries to be sent. Neither the table nor the worker depends on what a kind does. */
export interface OutboxTable {
  outbox: {
    /**
     * Unique id, from `entryId` or given by the cause. It is sent along, so that the receiver can detect a repeated
     * entry.
     */
    id: string;
    kind: string;
    /** JSON. `{}` after the content was deleted, for instance because the account was closed. */
    payload: string;
    order_id: string | null;
    waybill_no: string | null;
    /** The account that receives it. Null without an account, and after it was closed. */
    user_id: string | null;
    /**
     * Concurrency key within its kind: the webhook, the account that causes it, or a hash of the address. Null without
     * one.
     */
    receiver: string | null;
    /** Written by the previous release for entries to webhooks: the position within the parcel's series. */
    series: string | null;
    position: number;
    /** Last request in which a webhook's entry was sent together with others. */
    batch_id: Generated<string | null>;
    /** 1 for an entry that is sent to a webhook at once, even during a pause. */
    at_once: Generated<number>;
    created_at: string;
    /** Earliest time of sending. */
    due_at: string;
    /** Number of leases, or of requests to a webhook. */
    attempts: number;
    /**
     * Owner of the lease, and its end. For an entry to a webhook, the webhook is leased instead, and `leased_until` is
     * in the year 9999.
     */
    lease_owner: string | null;
    leased_until: string | null;
    state: OutboxState;
    finished_at: string | null;
    /** A code, or the limit that dropped it. Never personal data. */
    last_error: string | null;
    /** The gateway's own state when it accepted the message. */
    gateway_state: string | null;
  };
}
