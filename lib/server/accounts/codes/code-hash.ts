import 'server-only';
import { VERIFY_CODE } from '@/lib/market/limits';
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Lifetime of a code: ten minutes (docs/decisions/codes.md). */
export const CODE_SECONDS = VERIFY_CODE.minutes * 60;
/**
 * Attempts per code. Calls without the nonce get few of them, so that a stranger who guesses leaves the rest to the
 * person (docs/decisions/codes.md).
 */
export const CODE_TRIES = { all: 5, open: 2 } as const;

export function newCode(): string {
  return String(randomInt(10 ** VERIFY_CODE.digits)).padStart(VERIFY_CODE.digits, '0');
}

/** Returns the hash of a code. The id makes equal codes differ in the table. */
export function codeHash(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('base64url');
}

export function matchesCode(stored: { id: string; code_hash: string }, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored.code_hash), Buffer.from(codeHash(stored.id, code)));
}
