import 'server-only';

/**
 * Whether a browser sends a form from one of this site's own pages. Browsers say so themselves (Sec-Fetch-Site) where the
 * site is served over TLS or from localhost; elsewhere the page's origin must be the host that is asked.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const host = headers.get('host');
  if (!origin || !host) return false;
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host.toLowerCase();
}
