import 'server-only';

/**
 * Returns true if a browser sends a form from one of this site's pages. Browsers report that (Sec-Fetch-Site) over TLS
 * and on localhost. Elsewhere the page's origin must equal the requested host.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const host = headers.get('host');
  if (!origin || !host) return false;
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host.toLowerCase();
}
