import type { Prefix } from '@/lib/market/prefix';
import { withChangedNext } from './next-param';

/**
 * Same result as samePage, for a prefix of the same country. All its languages have the same pages, so no table of
 * routes is needed, which every browser would have to load. `next` is changed too. A test compares the two.
 */
export function samePageInLanguage(pathname: string, search: string, newPrefix: Prefix): string {
  const rest = pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '');
  const query = search.replace(/^\?/, '');
  const inLanguage = withChangedNext(query, (path, nextSearch) => samePageInLanguage(path, nextSearch, newPrefix));
  return `/${newPrefix}${rest}${inLanguage && `?${inLanguage}`}`;
}
