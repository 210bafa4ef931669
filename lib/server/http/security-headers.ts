import 'server-only';

/** For a year, and for every name below ours. Browsers heed it on HTTPS alone. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** What every answer of the API carries, whatever its status: data that is nobody's page. */
export const SECURITY_HEADERS = {
  ...HSTS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
