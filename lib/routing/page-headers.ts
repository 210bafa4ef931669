/** What every answer of the site carries: pages, files, redirects and refusals. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // For a year, and for every name below ours. Browsers heed it on HTTPS alone.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** With what only documents heed, and every answer that may be one carries. */
export const PAGE_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;

/** Of files whose names change with their content. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** A day: drawings change with a release, and yesterday's do no harm. */
export const DRAWINGS_KEPT = 'public, max-age=86400, stale-while-revalidate=604800';
