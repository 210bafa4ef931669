import 'server-only';
import { errorCodeOf } from '../errors';

/** Channels of messages. */
export const CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** HTTP's timeout and "too many requests". A retry may succeed. */
const TEMPORARY_STATUSES = [408, 429];

/** Returns true for a permanent failure: 5xx in SMTP, or 4xx except 408 and 429 in HTTP. */
export function isPermanent(channel: Channel, responseCode: number): boolean {
  if (channel === 'mail') return responseCode >= 500;
  return responseCode >= 400 && responseCode < 500 && !TEMPORARY_STATUSES.includes(responseCode);
}

/** Returns the codes of a carrier's error. Its text is dropped, because it may name a person. */
export function failureCodes(error: unknown): { code: unknown; responseCode: number | undefined } {
  const cause = error instanceof Error ? error : new Error();
  const responseCode =
    'responseCode' in cause && typeof cause.responseCode === 'number' ? cause.responseCode : undefined;
  return { code: errorCodeOf(cause) ?? errorCodeOf(cause.cause), responseCode };
}
