import 'server-only';
import { VERIFY_CODE } from '@/lib/market/limits';
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, ten minutes, five tries (docs/decisions.md#security-readings). */
export const CODE_SECONDS = VERIFY_CODE.minutes * 60;
export const CODE_TRIES = 5;

export function newCode(): string {
  return String(randomInt(10 ** VERIFY_CODE.digits)).padStart(VERIFY_CODE.digits, '0');
}

/** The code's id makes equal codes differ in the table. */
export function codeHash(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('base64url');
}

export function isCode(stored: { id: string; code_hash: string }, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored.code_hash), Buffer.from(codeHash(stored.id, code)));
}
