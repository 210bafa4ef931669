import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

/** For whom a call speaks. */
export interface Identity {
  language: Language;
  country: Country;
  token: string | null;
}

/** §7: the version every request states. */
export const CLIENT_VERSION = '1.0.0';

/** The headers of §7. GET states a form content type, POST JSON. */
export function requestHeaders(
  method: 'GET' | 'POST',
  identity: Identity,
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
