import 'server-only';
import type { InvalidField } from '@/lib/contract/envelope';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import type { MessageArgument } from './texts/message-arguments';

/** A field error before translation: `message` is a key of `errors.json`, `values` are the message's arguments. */
export interface FieldProblem extends InvalidField {
  values?: Record<string, MessageArgument>;
  /** A value that the field accepts, if one is known. */
  example?: unknown;
}

export interface ErrorDetails {
  fields?: FieldProblem[];
  /** Arguments of the error's own message. */
  values?: Record<string, MessageArgument>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
}

/** Error that a verb throws. Only `web/api/call-response.ts` turns it into an envelope. */
export class ApiError extends Error {
  constructor(
    readonly error: ErrorName,
    readonly details: ErrorDetails = {},
  ) {
    super(`${error} (${ERRORS[error].code})`);
  }
}

/** Returns the error code of Node, a driver or a carrier, or undefined. */
export function errorCodeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns a 422 error about one field. `key` is a key of `errors.json`, `values` are the message's arguments. */
export function fieldError(field: string, key: string, values: Record<string, MessageArgument> = {}): ApiError {
  return new ApiError('invalid', { fields: [{ field, message: key, values }] });
}
