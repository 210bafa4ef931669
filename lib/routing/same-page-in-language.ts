import type { Prefix } from '@/lib/market/prefix';
import { withChangedNext } from './kept-next';

/**
 * As samePage, for a prefix of the same country: all its languages have the same pages, so no route table is needed
 * (which would travel to every browser); a way back kept in `next` comes along. A test holds the two together.
 */
export function samePageInLanguage(pathname: string, search: string, newPrefix: Prefix): string {
  const rest = pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '');
  const query = search.replace(/^\?/, '');
  const inLanguage = withChangedNext(query, (path, asked) => samePageInLanguage(path, asked, newPrefix));
  return `/${newPrefix}${rest}${inLanguage && `?${inLanguage}`}`;
}
