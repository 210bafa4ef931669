import 'server-only';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fieldSelector } from '@/lib/i18n/messages/error-facts';
import type { Envelope, InvalidField } from '@/lib/contract/envelope';
import { SUCCESS_CODE } from '@/lib/contract/envelope';
import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { isForeignKeyViolation, isUnavailable } from '../../platform/db/engine';
import { ApiError } from '../../platform/errors';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { isErrorKey, translate, translateError, type Reader } from '../../platform/texts/server-texts';

export interface CallResponse {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: Envelope<unknown>;
  /** Parts of a failure that the envelope of §7 does not have. */
  failure?: { error: ErrorName; title: string; fields: readonly FieldErrorDetail[] };
}

/** A field that was refused: the sentence, the name of the rule, and a value that the field accepts if one is known. */
export interface FieldErrorDetail extends InvalidField {
  rule: string;
  example?: unknown;
}

export function successResponse(data: unknown, reader: Reader): CallResponse {
  return {
    status: 200,
    headers: {},
    body: { success: true, code: SUCCESS_CODE, message: translateError(reader, 'ok'), data },
  };
}

function nameOf(failure: unknown): ErrorName {
  if (isUnavailable(failure)) return 'unavailable';
  // The row refers to a row that was deleted meanwhile, for example of a closed account.
  return isForeignKeyViolation(failure) ? 'conflict' : 'unexpected';
}

/** Returns an ApiError unchanged, and any other failure as an ApiError that does not reveal the cause. */
export function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError(nameOf(failure));
}

/** Longest wait that is shown in minutes. A longer one is shown in hours. */
const MAX_MINUTES_SHOWN = 120;

/** Errors with a second sentence for programs, because the visitors' sentence mentions a page. */
const PROGRAM_ERRORS = ['malformed', 'conflict', 'idempotencyKeyReused', 'changedMeanwhile'] as const;

/** Returns the sentence about an error for a program, or null if the visitors' sentence fits programs too. */
export function programSentence(error: ErrorName, reader: Reader = FALLBACK_LANGUAGE): string | null {
  const programError = PROGRAM_ERRORS.find((name) => name === error);
  return programError ? translate(reader, `program.${programError}`) : null;
}

/** Returns the message of a failure without a field. The message of a limit includes the wait, rounded up. */
function sentenceOf({ error, details: { retryAfter, values } }: ApiError, reader: Reader): string {
  if (error !== 'tooManyRequests' || retryAfter === undefined) return translateError(reader, error, values);
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return minutes <= MAX_MINUTES_SHOWN
    ? translateError(reader, 'tooManyWaitMinutes', { minutes })
    : translateError(reader, 'tooManyWaitHours', { hours: Math.ceil(minutes / 60) });
}

/**
 * Returns the `title` of a failure: the catalogue message, or the formatted sentence if the message needs arguments.
 */
function titleOf(error: ApiError, reader: Reader): string {
  return isErrorKey(error.error) ? translateError(reader, error.error) : sentenceOf(error, reader);
}

interface FailureOptions {
  /** The caller has an API key or is an agent, so no text mentions a page. */
  isProgram?: boolean;
}

/** Returns the response of a failure. No other place turns failures into envelopes. */
export function failureResponse(
  failure: unknown,
  reader: Reader,
  { isProgram = false }: FailureOptions = {},
): CallResponse {
  const error = asApiError(failure);
  const { code, status } = ERRORS[error.error];
  const { fields, retryAfter } = error.details;
  const ofProgram = isProgram ? programSentence(error.error, reader) : null;
  const fieldErrors = fields?.map(({ field, message, values, example }) => ({
    field,
    message: translateError(reader, message, { ...values, field: fieldSelector(field) }),
    rule: message,
    ...(example !== undefined && { example }),
  }));
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  else if (status === 503) headers['retry-after'] = '5';
  return {
    status,
    headers,
    body: {
      success: false,
      code,
      message: fieldErrors?.length === 1 ? fieldErrors[0]!.message : (ofProgram ?? sentenceOf(error, reader)),
      data: null,
      ...(fieldErrors && { errors: fieldErrors.map(({ field, message }) => ({ field, message })) }),
    },
    failure: { error: error.error, title: ofProgram ?? titleOf(error, reader), fields: fieldErrors ?? [] },
  };
}
