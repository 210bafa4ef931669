import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { isShownIn, ROUTES, type Route } from '@/lib/routing/routes';
import { ask, MAIN, TURKISH, type Answer } from './plain-request';

/** Pages without a dynamic segment: what stands behind the others is somebody's data. */
export const FIXED_ROUTES: readonly Route[] = ROUTES.filter(({ path }) => !path.includes('['));

/** One market for each language. */
export const LANGUAGE_PREFIXES = ['gh-en', 'cn-cn', 'ma-fr', 'eg-ar', 'pk-ur', 'tr-tr'] as Prefix[];

export const routesIn = (prefix: Prefix): Route[] =>
  FIXED_ROUTES.filter((route) => isShownIn(route, parsePrefix(prefix)!.country));

export const originOf = (prefix: string) => (prefix.startsWith('tr-') ? TURKISH : MAIN);
export const pathOf = (prefix: string, path: string) => (path ? `/${prefix}/${path}` : `/${prefix}`);

export const open = (prefix: string, path: string): Promise<Answer> =>
  ask({ path: pathOf(prefix, path), host: originOf(prefix) });
