import { deleteCookie, readCookie, writeCookie } from '../cookies';

/** Scripts can read these cookies (§3). A cookie alone grants no access. */
const TOKEN_COOKIE = 'token';
const USER_PIN_COOKIE = 'userPin';
const NICK_NAME_COOKIE = 'nickName';

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
const REMEMBERED_SECONDS = 30 * 86_400;

export function readSessionCookies(): SessionCookies | null {
  const token = readCookie(TOKEN_COOKIE);
  return token
    ? { token, userPin: readCookie(USER_PIN_COOKIE) ?? '', nickName: readCookie(NICK_NAME_COOKIE) ?? '' }
    : null;
}

export function writeSessionCookies({ token, userPin, nickName }: SessionCookies, remember: boolean): void {
  const life = remember ? REMEMBERED_SECONDS : SESSION_SECONDS;
  writeCookie(TOKEN_COOKIE, token, life);
  writeCookie(USER_PIN_COOKIE, userPin, life);
  writeCookie(NICK_NAME_COOKIE, nickName, life);
}

export function clearSessionCookies(): void {
  for (const name of [TOKEN_COOKIE, USER_PIN_COOKIE, NICK_NAME_COOKIE]) deleteCookie(name);
}
