import 'server-only';

/** The policy of every page: scripts only from this site and, inline, those named by hash or nonce. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  connectTo: readonly string[] = [],
  picturesFrom: readonly string[] = [],
): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts.join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src ${["'self'", 'data:', 'blob:', ...picturesFrom].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
