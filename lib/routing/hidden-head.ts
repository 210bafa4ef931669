/** §3: the query parameter and the cookie that hide header and footer, for pages opened inside the company's app; '1' or '0'. */
export const HIDE_HEAD = 'isHidHead';
/** On the root element while they are hidden; style sheets read it. */
export const HIDDEN_HEAD_MARK = 'data-hid-head';

/**
 * Stands before the header in every page, so that it never shows for a moment: pages are stored and the same for all, so the
 * browser decides. Every policy names it by its hash. A query counts before the cookie.
 */
export const HIDE_HEAD_SCRIPT = `(function(){var q=/[?&]${HIDE_HEAD}=([01])(&|$)/.exec(location.search);if(q?q[1]==='1':/(^|; )${HIDE_HEAD}=1(;|$)/.test(document.cookie))document.documentElement.setAttribute('${HIDDEN_HEAD_MARK}','')})()`;
