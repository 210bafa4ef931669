import type { Envelope, InvalidField } from '@/lib/contract/envelope';
import { shortReference } from '@/lib/contract/request-id';

/**
 * `refused`: the API returned an error (its text is in `message`). `network`, `timeout`: no readable response arrived,
 * or not in time.
 */
export type FailureKind = 'refused' | 'network' | 'timeout';

interface FailureFacts {
  kind: FailureKind;
  /** The API's text; empty without one. */
  message?: string;
  /** The envelope's code; 0 without an envelope. */
  code?: number;
  status?: number;
  errors?: readonly InvalidField[];
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
  /** Beginning of the request's id, which leads to its log line; '' without a response. */
  reference?: string;
}

/** The error with which every failed call rejects. */
export class CallFailure extends Error implements Required<FailureFacts> {
  readonly kind!: FailureKind;
  readonly code: number = 0;
  readonly status: number = 0;
  readonly errors: readonly InvalidField[] = [];
  readonly retryAfter: number = 0;
  readonly reference: string = '';

  constructor(facts: FailureFacts) {
    super(facts.message);
    Object.assign(this, facts);
  }
}

/** Returns true if the service failed, not the request: no readable response, or a status of 500 or above. */
export const isServiceFailure = ({ kind, status }: CallFailure): boolean => kind !== 'refused' || status >= 500;

/**
 * Returns the key in `common.failures` for a failure without a message (§8). A response in another format counts as a
 * service error. No response counts as a network error.
 */
export function failureKey({ kind, status }: CallFailure): 'network' | 'service' | 'timeout' {
  if (kind === 'timeout') return 'timeout';
  return status > 0 ? 'service' : 'network';
}

export interface WireResponse {
  status: number;
  body: Partial<Envelope<unknown>> | null;
  /** Seconds, from the header `Retry-After`. */
  retryAfter: unknown;
  /** Id of the request, from the header `X-Request-Id`. */
  requestId: unknown;
}

/** Returns the data of a response. Throws CallFailure if `success` is false or the body is not an envelope. */
export function dataOf({ status, body: envelope, retryAfter, requestId }: WireResponse): unknown {
  const reference = typeof requestId === 'string' ? shortReference(requestId) : '';
  if (typeof envelope !== 'object' || envelope === null || typeof envelope.success !== 'boolean') {
    throw new CallFailure({ kind: 'network', status, reference });
  }
  if (envelope.success) return envelope.data;
  const { message = '', code = 0, errors = [] } = envelope;
  throw new CallFailure({
    kind: 'refused',
    message,
    code,
    status,
    errors,
    retryAfter: Number(retryAfter) || 0,
    reference,
  });
}

/**
 * Converts an error to CallFailure. Errors that are not from the API, such as code that failed to load, count as
 * network errors.
 */
export function asFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure({ kind: 'network' });
}
