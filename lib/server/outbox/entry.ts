import 'server-only';
import type { Tables } from '../db/tables';

export type OutboxEntry = Tables['outbox'];

/** What became of an attempt. `reason` is a code and never a person's data. */
export type Outcome =
  | { result: 'sent'; gatewayState?: string | null }
  /** Nobody wants it any more. */
  | { result: 'dropped'; reason: string }
  /** Another attempt would end the same way. */
  | { result: 'refused'; reason: string }
  /** It is tried again after a pause, and not before `notBefore`. */
  | { result: 'failed'; reason: string; notBefore?: Date };

/** Sends an entry of one kind. What it throws counts as failed. It ends within HANDLER_MS of lane.ts, or counts as failed too. */
export type Handler = (entry: OutboxEntry) => Promise<Outcome>;
