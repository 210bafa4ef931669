import 'server-only';
import type { FieldError } from '@/lib/contract/envelope';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';

export interface ErrorDetails {
  /** Field errors whose messages are keys of `errors.json`. */
  fields?: FieldError[];
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

/** A 422 about one field; `key` is a key of `errors.json`. */
export function fieldError(field: string, key: string): ApiError {
  return new ApiError('invalid', { fields: [{ field, message: key }] });
}
