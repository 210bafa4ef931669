/** Headers of every response of the site: pages, files, redirects and errors. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Requires HTTPS for one year on every subdomain. Browsers apply it on HTTPS only.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** Headers of every response that may be a document. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;

/** Cache-Control of files whose names change with their content: one year. */
export const CACHE_A_YEAR = 'public, max-age=31536000, immutable';

/** Cache-Control of drawings: one day, then one week while a new copy is loaded. They change only with a release. */
export const CACHE_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
