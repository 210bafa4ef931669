import type { SessionView, UserView } from '@/lib/contract/accounts';
import { SESSION_ENDING_CODES } from '@/lib/contract/error-codes';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, parsePrefix, type MarketChoice } from '@/lib/market/prefix';
import { matchRoute, paths, safeNext } from '@/lib/routing/paths';
import type { CallFailure } from './call-failure';
import { randomId } from '@/lib/calls/random-id';
import type { Identity } from '@/lib/calls/request-headers';
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies';
import { toastOnNextPage } from './toast';
import { forgetStoredUser, restoreUser, storeUser, useUserStore } from './stores/user';

const CHANNEL = 'session';
/** Remember-me was chosen, so that a renewed cookie keeps its long life. */
const REMEMBER_KEY = 'rememberMe';

/** The market of the page that is open. */
export function currentChoice(): MarketChoice {
  const choice = parsePrefix(location.pathname.split('/')[1] ?? '');
  return choice ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
}

export function currentIdentity(): Identity {
  return { ...currentChoice(), token: readSessionCookies()?.token ?? null };
}

type What = 'started' | 'ended';

/** A channel hears what another one in the same tab says: what a tab did itself it need not follow. */
const TAB = randomId();

function announce(what: What): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ what, tab: TAB });
  channel.close();
}

const isRemembered = () => localStorage.getItem(REMEMBER_KEY) === '1';

/** §4: a page that is left sets the cookies for 30 minutes again; not the terms of use, nor where they were given longer. */
function renewOnLeaving(): void {
  const session = readSessionCookies();
  if (!session || isRemembered() || matchRoute(location.pathname)?.route.name === 'terms-of-use') return;
  writeSessionCookies(session, false);
}

/** Keeps the token and the person of a successful login and tells the other tabs. */
export function startSession({ accessToken, user }: SessionView, remember: boolean): void {
  localStorage.setItem(REMEMBER_KEY, remember ? '1' : '');
  writeSessionCookies({ token: accessToken, userPin: user.userId, nickName: user.userName }, remember);
  storeUser(user);
  addEventListener('pagehide', renewOnLeaving);
  announce('started');
}

/** Forgets token and person here and in every other tab (§4). The caller decides where to go next. */
export function endSession(): void {
  clearSessionCookies();
  storeUser(null);
  announce('ended');
}

/** As endSession, and leaves for another page at once: the one that is open has no time to send an anonymous visitor elsewhere. */
export function endSessionAndLeave(address: string): void {
  clearSessionCookies();
  forgetStoredUser();
  announce('ended');
  location.assign(address);
}

/** On load: renews the cookies, as leaving the page will (§4), and reads the stored person. Returns the token's presence. */
export function resumeSession(): boolean {
  const session = readSessionCookies();
  if (session) writeSessionCookies(session, isRemembered());
  addEventListener('pagehide', renewOnLeaving);
  restoreUser(session !== null);
  return session !== null;
}

/** Follows logins and logouts of other tabs. Returns a function that stops following. */
export function followOtherTabs(onEnded: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { what, tab } }: MessageEvent<{ what: What; tab: string }>) => {
    if (tab === TAB) return;
    restoreUser(readSessionCookies() !== null);
    if (what === 'ended') onEnded();
  };
  return () => channel.close();
}

export function updateStoredUser(user: UserView): void {
  storeUser(user);
}

/** The login page of the open market, which leads back here afterwards. */
function loginAddress(login: typeof paths.login = paths.login): string {
  return login(formatPrefix(currentChoice()), { next: location.pathname + location.search });
}

/** §6: what needs a login clears the user cookies of an anonymous visitor and leads to the login page. */
export function sendToLogin(): void {
  clearSessionCookies();
  location.assign(loginAddress());
}

/** As sendToLogin, for a page that is not to be gone back to. */
export function replaceByLogin(): void {
  clearSessionCookies();
  location.replace(loginAddress());
}

/** Where a successful login leads: the page that asked for it, else the person's parcels. */
export function afterLogin(): string {
  const prefix = formatPrefix(currentChoice());
  const next = new URLSearchParams(location.search).get('next');
  return next ? safeNext(next, prefix) : paths.myOrder(prefix);
}

/** True when the failure ended the session; then it has been cleared and the login page, which says why, is on its way. */
export function endedBy(failure: CallFailure): boolean {
  if (!SESSION_ENDING_CODES.includes(failure.code)) return false;
  const { user } = useUserStore.getState();
  endSession();
  // The service's sentence says why; the login page leads back to the same step.
  if (failure.message) toastOnNextPage('info', failure.message);
  // Who came by a code and never chose a password comes by a code again.
  location.assign(loginAddress(user?.hasPassword === false ? paths.verifyLogin : paths.login));
  return true;
}
