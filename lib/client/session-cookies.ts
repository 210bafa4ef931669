import Cookies from 'js-cookie';

/** §3: readable by scripts; a cookie by itself authorises nothing. */
const TOKEN = 'token';
const USER_PIN = 'userPin';
const NICK_NAME = 'nickName';

export interface SessionCookies {
  token: string;
  userPin: string;
  nickName: string;
}

/** §4: 30 minutes, renewed on every load; 30 days with remember-me. Cosmetic: the server's record decides. */
const MINUTES_30 = 30 / (24 * 60);
const DAYS_30 = 30;

function write({ token, userPin, nickName }: SessionCookies, days: number): void {
  const attributes = { expires: days, sameSite: 'lax', secure: location.protocol === 'https:', path: '/' } as const;
  Cookies.set(TOKEN, token, attributes);
  Cookies.set(USER_PIN, userPin, attributes);
  Cookies.set(NICK_NAME, nickName, attributes);
}

export function readSessionCookies(): SessionCookies | null {
  const token = Cookies.get(TOKEN);
  return token ? { token, userPin: Cookies.get(USER_PIN) ?? '', nickName: Cookies.get(NICK_NAME) ?? '' } : null;
}

export function writeSessionCookies(session: SessionCookies, remember: boolean): void {
  write(session, remember ? DAYS_30 : MINUTES_30);
}

export function clearSessionCookies(): void {
  for (const name of [TOKEN, USER_PIN, NICK_NAME]) Cookies.remove(name, { path: '/' });
}
