import 'server-only';

/** Returns a list with the gateway's origin, or an empty one if no gateway handles the browser's calls. */
function callSources(): string[] {
  const gateway = process.env.API_BASE_URL;
  return gateway ? [new URL(gateway).origin] : [];
}

/**
 * Returns a list with the origin of the map's tiles, or an empty one if no operator configured it. `{s}` becomes a
 * wildcard for a part of the host name.
 */
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
