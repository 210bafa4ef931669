import 'server-only';
import { HOUR_MS } from '@/lib/time/durations';
import type { Services } from '../../platform/context';
import { isForeignKeyViolation, isUnavailable } from '../../platform/db/engine';
import { withoutSync } from '../../platform/db/drivers/without-sync';
import { addKeyUse, type KeyUse } from './key-store';

/** Counts a use of a key for its owner to read. Failures are logged only, and the call keeps its response. */
export async function recordUse(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { keyId, call, status, isToolCall }: Pick<KeyUse, 'keyId' | 'call' | 'status' | 'isToolCall'>,
): Promise<void> {
  const at = now();
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const use = { keyId, hour, call, status, at: at.toISOString(), isToolCall };
  await withoutSync(db, (writer) => addKeyUse(writer, use)).catch((error: unknown) => {
    // The row of a key disappears while its account is closed.
    const isExpected = isUnavailable(error) || isForeignKeyViolation(error);
    log[isExpected ? 'warn' : 'error']({ err: error, keyId, call }, 'use of a key not stored');
  });
}
