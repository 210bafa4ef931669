import 'server-only';
import { codeOf } from '../errors';

/** How messages leave. */
export const CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** HTTP's timeout and "too many": the request itself was well. */
const PASSING = [408, 429];

/** SMTP: 5xx stays as it is. HTTP: 4xx says that the request is wrong. */
export function isPermanent(channel: Channel, responseCode: number): boolean {
  if (channel === 'mail') return responseCode >= 500;
  return responseCode >= 400 && responseCode < 500 && !PASSING.includes(responseCode);
}

/** What a carrier calls a failure: its own words may name the person, so only its codes are kept. */
export function failureCodes(error: unknown): { code: unknown; responseCode: number | undefined } {
  const told = error instanceof Error ? error : new Error();
  const responseCode = 'responseCode' in told && typeof told.responseCode === 'number' ? told.responseCode : undefined;
  return { code: codeOf(told) ?? codeOf(told.cause), responseCode };
}
