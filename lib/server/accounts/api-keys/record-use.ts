import 'server-only';
import { HOUR_MS } from '@/lib/time/durations';
import type { Services } from '../../platform/context';
import { isUnavailable } from '../../platform/db/engine';
import { withoutSync } from '../../platform/db/drivers/without-sync';
import { addKeyUse, type KeyUse } from './key-store';

/**
 * Counts a use of a key, for its owner to read. If the database cannot be written, the failure is only logged and the
 * call continues.
 */
export async function recordUse(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { keyId, call, status, isToolCall }: Pick<KeyUse, 'keyId' | 'call' | 'status' | 'isToolCall'>,
): Promise<void> {
  const at = now();
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const use = { keyId, hour, call, status, at: at.toISOString(), isToolCall };
  await withoutSync(db, (writer) => addKeyUse(writer, use)).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, keyId, call }, 'use of a key not stored');
  });
}
