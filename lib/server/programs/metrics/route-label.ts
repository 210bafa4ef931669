import 'server-only';
import { LRUCache } from 'lru-cache';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import { matchRoute } from '@/lib/routing/paths';

/** Maximum number of addresses whose route is cached. */
const MAX_CACHED = 2000;

const OTHER = 'other';
const API = '/api';

const FIXED_ROUTES = new Map<string, string>(
  CALL_NAMES.flatMap((name) => (CALLS[name].path.includes('{') ? [] : [[`${API}${CALLS[name].path}`, name]])),
);
const PATTERNS = CALL_NAMES.filter((name) => CALLS[name].path.includes('{')).map((name) => ({
  name,
  pattern: new RegExp(`^${API}${CALLS[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function routeOf(path: string): string {
  if (path === API || path.startsWith(`${API}/`)) {
    const [, , kind] = path.split('/', 3);
    const kindLabel = kind === 'health' || kind === 'form' || kind === 'docs' ? kind : undefined;
    return kindLabel ?? FIXED_ROUTES.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.name ?? OTHER;
  }
  return matchRoute(path)?.route.name ?? OTHER;
}

const routeByAddress = new LRUCache<string, string>({ max: MAX_CACHED });

/**
 * Returns the call or page of an address, `other` for none. The number of values is limited by the site's routes,
 * whatever is requested.
 */
export function routeLabel(url: string): string {
  const [path = ''] = url.split('?', 1);
  const label = routeByAddress.get(path) ?? routeOf(path);
  routeByAddress.set(path, label);
  return label;
}
