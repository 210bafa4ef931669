/** Headers of every response of the site: pages, files, redirects and errors. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Requires HTTPS for one year on every subdomain. Browsers apply it on HTTPS only.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** Adds the headers that only documents need. Every response that may be a document has them. */
export const PAGE_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;

/** Header of files whose names change with their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Cached for a day: drawings change only with a release, and yesterday's drawings are still usable. */
export const CACHE_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
