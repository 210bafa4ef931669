import type { NextRequest } from 'next/server';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { decideShortLink } from '@/lib/routing/decide-short-link';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '@/lib/routing/market-cookie-names';
import { serverCaller } from '@/lib/server/web/caller';
import { getConfig, originsOf } from '@/lib/server/platform/config';
import { addressFromHeader } from '@/lib/server/web/api/client-address';

/**
 * Redirects a short link to the parcel's page in the language of the link. An invalid link redirects to the error page
 * for links.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const { token } = await params;
  const call = serverCaller(
    { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE },
    { address: addressFromHeader(request.headers) },
  );
  const parcel = await call('readParcelOfLink', { token }).catch(() => null);
  const location = decideShortLink({
    host: request.headers.get('host') ?? '',
    cookies: {
      [LANGUAGE_COOKIE]: request.cookies.get(LANGUAGE_COOKIE)?.value,
      [COUNTRY_COOKIE]: request.cookies.get(COUNTRY_COOKIE)?.value,
    },
    token,
    choice: parcel && { country: parcel.countryCode, language: parcel.language },
    origins: originsOf(getConfig()),
  });
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
