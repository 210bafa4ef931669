import 'server-only';
import type { FieldError } from '@/lib/contract/envelope';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import type { MessageArgument } from '@/lib/server/message-arguments';

/** A field error before it is said: `message` is a key of `errors.json`, `values` are that message's arguments. */
export interface FieldProblem extends FieldError {
  values?: Record<string, MessageArgument>;
}

export interface ErrorDetails {
  fields?: FieldProblem[];
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/** What a verb throws; `http/answer.ts` alone turns it into an envelope. */
export class ApiError extends Error {
  constructor(
    readonly error: ErrorName,
    readonly details: ErrorDetails = {},
  ) {
    super(`${error} (${ERRORS[error].code})`);
  }
}

/** What Node, a driver or a carrier calls an error by; undefined where it does not say. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A 422 about one field; `key` is a key of `errors.json`, `values` the arguments of its message. */
export function fieldError(field: string, key: string, values: Record<string, MessageArgument> = {}): ApiError {
  return new ApiError('invalid', { fields: [{ field, message: key, values }] });
}
