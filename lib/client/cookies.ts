import Cookies from 'js-cookie';

const SECONDS_A_DAY = 86_400;

/** Returns a cookie's value, or null if it is missing or cannot be decoded. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/** Writes a cookie. `maxAge`: seconds, or null for a cookie that ends when the browser is closed. */
export function writeCookie(name: string, value: string, maxAge: number | null): void {
  const secure = location.protocol === 'https:';
  const expires = maxAge === null ? undefined : maxAge / SECONDS_A_DAY;
  Cookies.set(name, value, { path: '/', expires, sameSite: 'lax', secure });
}

export function deleteCookie(name: string): void {
  Cookies.remove(name, { path: '/' });
}
