import 'server-only';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/tables/tables';

export type OutboxEntry = Selectable<Tables['outbox']>;

/** Result of an attempt. `reason` is a code and never contains personal data. */
export type EntryOutcome =
  | { result: 'sent'; gatewayState?: string | null }
  /** A limit refused the message, or there was no longer a reason to send it. */
  | { result: 'dropped'; reason: string }
  /** A retry would have the same result. */
  | { result: 'refused'; reason: string }
  /** The entry is retried after a pause. */
  | { result: 'failed'; reason: string };

/** Sends an entry of one kind. An error, or a run longer than HANDLER_MS in kind-worker.ts, counts as failed. */
export type EntryHandler = (entry: OutboxEntry) => Promise<EntryOutcome>;
