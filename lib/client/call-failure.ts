import type { FieldError } from '@/lib/contract/envelope';

/** `refused`: the API said no (its own sentence is in `message`); the others never reached it or understood no answer. */
export type FailureKind = 'refused' | 'network' | 'timeout';

/** What every failed call rejects with. */
export class CallFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** The envelope's code; 0 where there was none. */
    readonly code = 0,
    readonly status = 0,
    readonly errors: readonly FieldError[] = [],
    /** Seconds to wait, from Retry-After. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}
