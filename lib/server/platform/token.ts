import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** True for what newToken can have made. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored in a token's place: who reads the table cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
