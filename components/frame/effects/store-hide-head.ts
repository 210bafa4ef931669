import { deleteCookie, readCookie, writeCookie } from '@/lib/client/cookies';
import { HIDDEN_HEAD_MARK, HIDE_HEAD_NAME } from '@/lib/routing/hidden-head';

/**
 * Stores the query's choice until the browser is closed (§3). The page's first script has already hidden header and
 * footer.
 */
export function storeHideHead(): void {
  const value = new URLSearchParams(location.search).get(HIDE_HEAD_NAME);
  if (value === '1') writeCookie(HIDE_HEAD_NAME, '1', null);
  if (value === '0') deleteCookie(HIDE_HEAD_NAME);
  document.documentElement.toggleAttribute(HIDDEN_HEAD_MARK, readCookie(HIDE_HEAD_NAME) === '1');
}
