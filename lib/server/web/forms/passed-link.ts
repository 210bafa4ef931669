import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameters of the order's page that show a new link for the receiver. */
export const PASSED_LINK = 'link';
export const PASSED_LINK_MARK = 'mark';

const markOf = (formToken: string, id: string, link: string) =>
  createHmac('sha256', formToken).update(`link ${id} ${link}`).digest('base64url');

/** Returns the parameters that show a link. Only the form of the same session can make the mark. */
export const passedLinkQuery = (formToken: string, id: string, link: string) => ({
  [PASSED_LINK]: link,
  [PASSED_LINK_MARK]: markOf(formToken, id, link),
});

/**
 * Returns the link to show, or '' if its mark is not of this session and order. Without the mark, a stranger's address
 * could show any link.
 */
export function shownLink(formToken: string, id: string, query: { link: string; mark: string }): string {
  const [expected, actual] = [Buffer.from(markOf(formToken, id, query.link)), Buffer.from(query.mark)];
  return query.link !== '' && expected.length === actual.length && timingSafeEqual(expected, actual) ? query.link : '';
}
