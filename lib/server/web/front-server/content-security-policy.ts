import 'server-only';

/** Returns the gateway's origin if one handles the browser's calls. */
function callSources(): string[] {
  const gateway = process.env.API_BASE_URL;
  return gateway ? [new URL(gateway).origin] : [];
}

/** Returns the origin of the map's tiles if an operator configured one. `{s}` is a wildcard for a host name's part. */
function tileSources(): string[] {
  const tiles = process.env.MAP_TILE_URL;
  return tiles ? [tiles.split('/').slice(0, 3).join('/').replace('{s}', '*')] : [];
}

/** Returns the policy of a page: scripts only from this site, and inline ones only by hash or nonce. */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts.join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src ${["'self'", 'data:', 'blob:', ...callSources(), ...tileSources()].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...callSources()].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
