import type { OpenedSession, UserView } from '@/lib/contract/accounts/accounts';
import { SESSION_ENDING_CODES } from '@/lib/contract/handled-errors';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice } from '@/lib/market/prefix';
import { matchRoute, paths, safeNext } from '@/lib/routing/paths';
import type { CallFailure } from '@/lib/http/call-failure';
import { randomId } from '@/lib/http/random-id';
import type { CallerIdentity } from '@/lib/http/request-headers';
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies';
import { toastOnNextPage } from '../api/toast';
import { forgetStoredUser, restoreUser, storeUser, useUserStore } from '../stores/user';

const SESSION_CHANNEL = 'session';
/** Local storage: remember-me was chosen, so that a renewed cookie keeps its long lifetime. */
const REMEMBER_KEY = 'rememberMe';

/** Returns the market of the open page, or the default market outside a market. */
export function currentMarketChoice(): MarketChoice {
  const choice = parsePrefix(location.pathname.split('/')[1] ?? '');
  return choice ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
}

export function currentIdentity(): CallerIdentity {
  return { ...currentMarketChoice(), token: readSessionCookies()?.token ?? null };
}

type SessionChange = 'started' | 'ended';

/** Random id of this tab. Channels in the same tab also receive its messages. The id lets the tab ignore its own. */
const TAB_ID = randomId();

function postToTabs(what: SessionChange): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage({ what, tab: TAB_ID });
  channel.close();
}

const isRemembered = () => localStorage.getItem(REMEMBER_KEY) === '1';

/**
 * Sets the cookies for 30 minutes again when a page is left (§4). Does nothing on the terms of use, or if the cookies
 * last longer.
 */
function renewOnLeaving(): void {
  const session = readSessionCookies();
  if (!session || isRemembered() || matchRoute(location.pathname)?.route.name === 'terms-of-use') return;
  writeSessionCookies(session, false);
}

/** Stores token and person after a successful login and notifies the other tabs. */
export function startSession({ accessToken, user }: OpenedSession, remember: boolean): void {
  localStorage.setItem(REMEMBER_KEY, remember ? '1' : '');
  writeSessionCookies({ token: accessToken, userPin: user.userId, nickName: user.userName }, remember);
  storeUser(user);
  addEventListener('pagehide', renewOnLeaving);
  postToTabs('started');
}

/** Removes token and person here and in every other tab (§4). The caller decides where to go next. */
export function endSession(): void {
  clearSessionCookies();
  storeUser(null);
  postToTabs('ended');
}

/**
 * Ends the session like `endSession`, but opens another page at once, before the open page can redirect an anonymous
 * visitor.
 */
export function endSessionAndLeave(address: string): void {
  clearSessionCookies();
  forgetStoredUser();
  postToTabs('ended');
  location.assign(address);
}

/**
 * Renews the cookies when a page is loaded (§4) and reads the stored person. The cookies are renewed again when the
 * page is left. Returns true if there is a token.
 */
export function resumeSession(): boolean {
  const session = readSessionCookies();
  if (session) writeSessionCookies(session, isRemembered());
  addEventListener('pagehide', renewOnLeaving);
  restoreUser(session !== null);
  return session !== null;
}

/** Follows logins and logouts of other tabs. Returns a function that stops following. */
export function followOtherTabs(onEnded: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data: { what, tab } }: MessageEvent<{ what: SessionChange; tab: string }>) => {
    if (tab === TAB_ID) return;
    restoreUser(readSessionCookies() !== null);
    if (what === 'ended') onEnded();
  };
  return () => channel.close();
}

export function updateStoredUser(user: UserView): void {
  storeUser(user);
}

/** Returns the login page of the open market, with a link back to this page. */
function loginAddress(login: typeof paths.login = paths.login): string {
  return login(formatPrefix(currentMarketChoice()), { next: location.pathname + location.search });
}

/** Clears the user cookies of an anonymous visitor and opens the login page (§6). For pages that need a login. */
export function redirectToLogin(): void {
  clearSessionCookies();
  location.assign(loginAddress());
}

/** Opens the login like `redirectToLogin`, but replaces the page in the history. */
export function replaceWithLogin(): void {
  clearSessionCookies();
  location.replace(loginAddress());
}

/** Returns the page to open after a login: the page that required it, else the person's parcels. */
export function addressAfterLogin(): string {
  const prefix = formatPrefix(currentMarketChoice());
  const next = new URLSearchParams(location.search).get('next');
  return next ? safeNext(next, prefix) : paths.myOrder(prefix);
}

/**
 * Clears the session and opens the login page with the reason if the failure's code ends sessions. Returns true in that
 * case, otherwise false.
 */
export function endSessionAfter(failure: CallFailure): boolean {
  if (!SESSION_ENDING_CODES.includes(failure.code)) return false;
  const { user } = useUserStore.getState();
  endSession();
  // The server's message has the reason. The login page leads back to the same step.
  if (failure.message) toastOnNextPage('info', failure.message);
  // A user who logged in with a code and has no password gets the code login again.
  location.assign(loginAddress(user?.hasPassword === false ? paths.verifyLogin : paths.login));
  return true;
}
