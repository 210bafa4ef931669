import 'server-only';
import { randomUUID } from 'node:crypto';
import { DEFAULT_COUNTRY, isCountry } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, isLanguage } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { authenticate, type Authentication } from '../../accounts/login/authenticate';
import { authenticateKey } from '../../accounts/api-keys/authenticate-key';
import { hasKeyPrefix } from '../../accounts/api-keys/key-secret';
import type { Context, Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';

export interface RequestMeta {
  headers: Headers;
  clientAddress: string;
}

/**
 * Returns the language and country of a request's headers (§7). Another language becomes English, and another country
 * the default country.
 */
export function marketOfRequest(headers: Headers): MarketChoice {
  const language = headers.get('lang');
  const country = headers.get('countrycode')?.toUpperCase();
  return {
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    country: isCountry(country) ? country : DEFAULT_COUNTRY,
  };
}

function tokenOf(headers: Headers): string | null {
  const token = headers.get('token') || headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  return token || null;
}

/** Returns true if a request carries an API key, also an unknown or revoked one. */
export function carriesKey(headers: Headers): boolean {
  const token = tokenOf(headers);
  return token !== null && hasKeyPrefix(token);
}

async function findActor(services: Services, token: string): Promise<Authentication> {
  if (!hasKeyPrefix(token)) return authenticate(services, token);
  const actor = await authenticateKey(services, token);
  return { actor, refusal: actor ? null : new ApiError('keyRefused') };
}

/**
 * Returns the context of a request for its verb. A token without a valid session gives no actor but a refusal: calls
 * for users return it, other calls ignore it. Every call returns the refusal of a key.
 */
export async function createRequestContext(
  services: Services,
  { headers, clientAddress }: RequestMeta,
): Promise<{ ctx: Context; refusal: ApiError | null }> {
  const token = tokenOf(headers);
  const { actor, refusal } = token ? await findActor(services, token) : { actor: null, refusal: null };
  const ctx: Context = {
    ...services,
    requestId: headers.get(REQUEST_ID_HEADER) ?? randomUUID(),
    actor,
    ...marketOfRequest(headers),
    clientAddress,
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key'),
  };
  return { ctx, refusal };
}
