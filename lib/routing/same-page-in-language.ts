import type { Prefix } from '@/lib/market/prefix';

/**
 * As samePage, for a prefix of the same country: all its languages have the same pages, so no route table is needed
 * (which would travel to every browser). A test holds the two together.
 */
export function samePageInLanguage(pathname: string, search: string, newPrefix: Prefix): string {
  const rest = pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '');
  const query = search.replace(/^\?/, '');
  return `/${newPrefix}${rest}${query && `?${query}`}`;
}
