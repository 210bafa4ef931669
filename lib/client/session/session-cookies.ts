import { deleteCookie, readCookie, writeCookie } from '../cookies';

/** Scripts can read these cookies (§3). A cookie alone grants no access. */
const TOKEN_COOKIE = 'token';
const USER_PIN = 'userPin';
const NICK_NAME = 'nickName';

export interface SessionCookies {
  token: string;
  userPin: string;
  nickName: string;
}

/**
 * In seconds: 30 minutes, renewed when a page is loaded or left; 30 days with remember-me (§4). The server's record
 * decides.
 */
const SESSION_SECONDS = 30 * 60;
const DAYS_30 = 30 * 86_400;

export function readSessionCookies(): SessionCookies | null {
  const token = readCookie(TOKEN_COOKIE);
  return token ? { token, userPin: readCookie(USER_PIN) ?? '', nickName: readCookie(NICK_NAME) ?? '' } : null;
}

export function writeSessionCookies({ token, userPin, nickName }: SessionCookies, remember: boolean): void {
  const life = remember ? DAYS_30 : SESSION_SECONDS;
  writeCookie(TOKEN_COOKIE, token, life);
  writeCookie(USER_PIN, userPin, life);
  writeCookie(NICK_NAME, nickName, life);
}

export function clearSessionCookies(): void {
  for (const name of [TOKEN_COOKIE, USER_PIN, NICK_NAME]) deleteCookie(name);
}
