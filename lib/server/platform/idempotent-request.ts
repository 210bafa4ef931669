import 'server-only';
import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/orders/order-request';
import type { Context } from './context';
import { ApiError } from './errors';

/** Sorts the keys of objects, so that equal bodies have equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, canonical(entry)]),
  );
}

/** Returns the SHA-256 of a parsed body, in hexadecimal. */
export function bodyHash(body: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

/** A request that is stored once, even if it is sent several times with its Idempotency-Key. */
export interface IdempotentRequest {
  key: string;
  /** Hash of the body. */
  hash: string;
}

/** Returns the request's key and hash, or null without an Idempotency-Key. Throws malformed for an invalid key. */
export function idempotentRequest(
  { idempotencyKey, actor }: Pick<Context, 'idempotencyKey' | 'actor'>,
  body: object,
): IdempotentRequest | null {
  if (idempotencyKey === null) return null;
  if (!IDEMPOTENCY_KEY_PATTERN.test(idempotencyKey)) throw new ApiError('malformed');
  // Separates test and live requests, because a shop may try a request with a test key and then send it with a live
  // one.
  const key = actor?.key?.mode === 'test' ? `test ${idempotencyKey}` : idempotencyKey;
  return { key, hash: bodyHash(body) };
}

/**
 * Returns the row stored under the request's key, or null without one. Throws idempotencyKeyReused for a different
 * body.
 */
export function storedForRequest<Row extends { body_hash: string | null }>(
  { hash }: IdempotentRequest,
  row: Row | undefined,
): Row | null {
  if (!row) return null;
  if (row.body_hash !== hash) throw new ApiError('idempotencyKeyReused');
  return row;
}
