import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns true for a text that newToken could have created. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Returns the hash that is stored instead of a token. A reader of the table cannot use it as a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
