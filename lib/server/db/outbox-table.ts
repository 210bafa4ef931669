import 'server-only';

export const OUTBOX_STATES = ['waiting', 'sent', 'dead', 'dropped'] as const;
/** `dead`: given up, an operator may try again; `dropped`: nobody wants it any more. */
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** What is to be sent to others. Neither the table nor the worker knows what a kind does. */
export interface OutboxTable {
  outbox: {
    /** Random; goes along to whoever receives it, who knows a repetition by it. */
    id: string;
    kind: string;
    /** JSON; `{}` once its person has closed the account. */
    payload: string;
    order_id: string | null;
    waybill_no: string | null;
    /** The account it is sent to; null where there is none, and once it is closed. */
    user_id: string | null;
    /** Whom entries of its kind share; null where they share nobody. */
    receiver: string | null;
    /** Entries of a series are sent one after the other, by position; null and 0 for one that waits for no other. */
    series: string | null;
    position: number;
    created_at: string;
    /** Not before. */
    due_at: string;
    /** How often it was claimed. */
    attempts: number;
    /** Who is sending it, and until when nobody else may. */
    lease_owner: string | null;
    leased_until: string | null;
    state: OutboxState;
    finished_at: string | null;
    /** A code; never a person's data. */
    last_error: string | null;
    /** What the gateway called its state when it took it over. */
    gateway_state: string | null;
  };
}
