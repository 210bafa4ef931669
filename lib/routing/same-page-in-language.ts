import type { Prefix } from '@/lib/market/prefix';
import { withChangedNext } from './next-param';

/**
 * Returns the same result as `samePage`, for a prefix of the same country. All languages of a country have the same
 * pages, so it needs no table of routes, which every browser would have to load. `next` is changed too. A test compares
 * the two functions.
 */
export function samePageInLanguage(pathname: string, search: string, newPrefix: Prefix): string {
  const rest = pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '');
  const query = search.replace(/^\?/, '');
  const inLanguage = withChangedNext(query, (path, nextSearch) => samePageInLanguage(path, nextSearch, newPrefix));
  return `/${newPrefix}${rest}${inLanguage && `?${inLanguage}`}`;
}
