import type { Envelope, FieldError } from '@/lib/contract/envelope';

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

/**
 * §8: the sentence of `common.failures` for a failure that came without one. An answer that is none of the API's is an
 * exception of the service; where nothing answered, it is the network.
 */
export function failureSentence({ kind, status }: CallFailure): 'network' | 'service' | 'timeout' {
  if (kind === 'timeout') return 'timeout';
  return status > 0 ? 'service' : 'network';
}

/** The data of an answered call. Throws CallFailure on success false, whatever the status, and for what is no envelope. */
export function dataOf(answer: Partial<Envelope<unknown>> | null, status: number, retryAfter: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || typeof answer.success !== 'boolean') {
    throw new CallFailure('network', '', 0, status);
  }
  if (answer.success) return answer.data;
  const { message = '', code = 0, errors = [] } = answer;
  throw new CallFailure('refused', message, code, status, errors, Number(retryAfter) || 0);
}

/** A failure that is no answer of the API, such as code that could not be loaded, counts as a network's. */
export function asFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure('network', '');
}
