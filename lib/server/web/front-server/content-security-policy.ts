import 'server-only';

/** The gateway's origin, where one answers the browser's calls. */
function callSources(): string[] {
  const gateway = process.env.API_BASE_URL;
  return gateway ? [new URL(gateway).origin] : [];
}

/** Where the map of sites takes its tiles from, when an operator has chosen a server; `{s}` stands for any of its names. */
function tileSources(): string[] {
  const tiles = process.env.MAP_TILE_URL;
  return tiles ? [tiles.split('/').slice(0, 3).join('/').replace('{s}', '*')] : [];
}

/** The policy of every page: scripts only from this site and, inline, those named by hash or nonce. */
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
