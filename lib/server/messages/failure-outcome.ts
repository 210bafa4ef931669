import 'server-only';
import { codeOf } from '../errors';
import type { Outcome } from '../outbox/entry';
import { MissingText } from '../server-texts';
import type { Channel } from './message';

/** HTTP's timeout and "too many": the request itself was well. */
const PASSING = [408, 429];

/** SMTP: 5xx stays as it is. HTTP: 4xx says that the request is wrong. */
function isPermanent(channel: Channel, responseCode: number): boolean {
  if (channel === 'mail') return responseCode >= 500;
  return responseCode >= 400 && responseCode < 500 && !PASSING.includes(responseCode);
}

/** What a carrier calls a failure: its own words may name the person, so only its codes are kept. */
export function failureCodes(error: unknown): { code: unknown; responseCode: number | undefined } {
  const told = error instanceof Error ? error : new Error();
  const responseCode = 'responseCode' in told && typeof told.responseCode === 'number' ? told.responseCode : undefined;
  return { code: codeOf(told) ?? codeOf(told.cause), responseCode };
}

/** What a failure to hand a message over means for it. */
export function failureOutcome(channel: Channel, error: unknown): Outcome {
  if (error instanceof MissingText) return { result: 'refused', reason: 'no text' };
  const { code, responseCode } = failureCodes(error);
  if (responseCode === undefined) return { result: 'failed', reason: String(code ?? 'error') };
  const reason = `${channel === 'mail' ? 'SMTP' : 'HTTP'} ${responseCode}`;
  return { result: isPermanent(channel, responseCode) ? 'refused' : 'failed', reason };
}
