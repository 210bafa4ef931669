import 'server-only';
import { IDEMPOTENCY_KEY } from '@/lib/contract/orders';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { bodyHash } from './body-hash';

/** One wish of a client to have one thing stored, however often it is sent. */
export interface Wish {
  key: string;
  hash: string;
}

/** Null when the request came without an Idempotency-Key. Throws malformed for a key that cannot be one. */
export function wishOf({ idempotencyKey }: Pick<Context, 'idempotencyKey'>, body: object): Wish | null {
  if (idempotencyKey === null) return null;
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw new ApiError('malformed');
  return { key: idempotencyKey, hash: bodyHash(body) };
}

/** What was stored under the wish's key, if it was stored for the same body. Throws idempotencyKeyReused for another. */
export function grantedFor<Row extends { body_hash: string | null }>(wish: Wish, row: Row | undefined): Row | null {
  if (!row) return null;
  if (row.body_hash !== wish.hash) throw new ApiError('idempotencyKeyReused');
  return row;
}
