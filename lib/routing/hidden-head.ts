/**
 * Name of the query parameter and of the cookie that hide header and footer for pages inside the company's app (§3).
 * The value is '1' or '0'.
 */
export const HIDE_HEAD_NAME = 'isHidHead';
/** Attribute of the root element while they are hidden. Style sheets use it. */
export const HIDDEN_HEAD_MARK = 'data-hid-head';

/**
 * Script before the header of every page, so that the header never shows for a moment. Pages are stored and the same
 * for all, so the browser decides. Every content security policy names the script by its hash. The query has priority
 * over the cookie.
 */
export const HIDE_HEAD_SCRIPT = `(function(){var q=/[?&]${HIDE_HEAD_NAME}=([01])(&|$)/.exec(location.search);if(q?q[1]==='1':/(^|; )${HIDE_HEAD_NAME}=1(;|$)/.test(document.cookie))document.documentElement.setAttribute('${HIDDEN_HEAD_MARK}','')})()`;
