import 'server-only';
import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@/lib/contract/orders';
import type { Context } from '../../context';
import { ApiError } from '../errors';

/** Objects with their keys sorted, so that two spellings of one body are one body. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, canonical(entry)]),
  );
}

/** SHA-256 of a parsed body, in hexadecimal. */
export function bodyHash(body: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

/** A request that stores one thing, however often it is sent under its Idempotency-Key. */
export interface IdempotentRequest {
  key: string;
  /** Of the body. */
  hash: string;
}

/** Null when the request came without an Idempotency-Key. Throws malformed for a key that cannot be one. */
export function idempotentRequest(
  { idempotencyKey, actor }: Pick<Context, 'idempotencyKey' | 'actor'>,
  body: object,
): IdempotentRequest | null {
  if (idempotencyKey === null) return null;
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw new ApiError('malformed');
  // A shop that tries something out with a test key sends the same for real.
  const key = actor?.key?.mode === 'test' ? `test ${idempotencyKey}` : idempotencyKey;
  return { key, hash: bodyHash(body) };
}

/** What was stored under the request's key, if it was stored for the same body. Throws idempotencyKeyReused for another. */
export function storedForRequest<Row extends { body_hash: string | null }>(
  { hash }: IdempotentRequest,
  row: Row | undefined,
): Row | null {
  if (!row) return null;
  if (row.body_hash !== hash) throw new ApiError('idempotencyKeyReused');
  return row;
}
