import { NextResponse, type NextRequest } from 'next/server';
import { decideRoute } from '@/lib/routing/decide-route';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '@/lib/routing/market-cookie-names';
import { readRouteConfig } from '@/lib/routing/route-config';

// Passes the whole object, never `process.env.NAME`: bundlers may replace a literal name at build, but these variables
// are set at start.
const routeConfig = readRouteConfig(process.env);

/** Redirects between markets and hosts (§2, §4). It does no authorisation. */
export function middleware(request: NextRequest): NextResponse {
  const decision = decideRoute({
    // `nextUrl.host` would be the address that Next listens on.
    host: request.headers.get('host') ?? '',
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.search,
    cookies: {
      [LANGUAGE_COOKIE]: request.cookies.get(LANGUAGE_COOKIE)?.value,
      [COUNTRY_COOKIE]: request.cookies.get(COUNTRY_COOKIE)?.value,
    },
    config: routeConfig,
  });
  if (decision.kind === 'serve') return NextResponse.next();
  const response = NextResponse.redirect(new URL(decision.location, request.url), decision.status);
  if (decision.noStore) response.headers.set('Cache-Control', 'no-store');
  return response;
}

// Literals only: Next reads them without running the file. Valid prefixes are not matched, except Türkiye's, which may
// move to the Turkish host. A test proves that this list equals lib/market.
export const config = {
  matcher: [
    '/((?!(?:gh-en|gh-cn|ng-en|ng-cn|ke-en|ke-cn|ug-en|ug-cn|cn-en|cn-cn|ma-en|ma-cn|ma-fr|eg-en|eg-cn|eg-ar|pk-en|pk-cn|pk-ur|sa-en|sa-cn|sa-ar|ae-en|ae-cn|ae-ar)(?:/|$)|api(?:/|$)|_next(?:/|$)|empty/?$|(?![A-Za-z]{2}-[A-Za-z]{2}/).*\\.[A-Za-z0-9]+$).+)',
    {
      source: '/((?!api(?:/|$)|_next(?:/|$)|(?![A-Za-z]{2}-[A-Za-z]{2}/).*\\.[A-Za-z0-9]+$).*)',
      has: [{ type: 'host', value: '(?<h>.*\\.tr\\.?)' }],
    },
  ],
};
