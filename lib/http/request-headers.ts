import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

/** Language, country and session token of a call. */
export interface CallerIdentity {
  language: Language;
  country: Country;
  token: string | null;
}

/** The client version sent with every request (§7). */
export const CLIENT_VERSION = '1.0.0';

/** Returns the headers of §7. GET sends a form content type, POST sends JSON. */
export function requestHeaders(
  method: 'GET' | 'POST',
  identity: CallerIdentity,
  idempotencyKey?: string,
): Record<string, string> {
  return {
    lang: identity.language,
    version: CLIENT_VERSION,
    countryCode: identity.country,
    'Content-Type': method === 'GET' ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(identity.token && { token: identity.token, Authorization: identity.token }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}
