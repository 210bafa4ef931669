/** Headers that every answer of the site carries: pages, files, redirects and refusals. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // For a year, and for every name below ours. Browsers heed it on HTTPS alone.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;
