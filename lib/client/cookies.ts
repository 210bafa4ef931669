import Cookies from 'js-cookie';

const SECONDS_A_DAY = 86_400;

/** Cookies as scripts of a page read and write them. Null for one that is missing or that somebody else has spoilt. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/** `maxAge` in seconds. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:';
  Cookies.set(name, value, { path: '/', expires: maxAge / SECONDS_A_DAY, sameSite: 'lax', secure });
}

export function deleteCookie(name: string): void {
  Cookies.remove(name, { path: '/' });
}
