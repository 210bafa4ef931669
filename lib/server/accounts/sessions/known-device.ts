import 'server-only';
import { createHash } from 'node:crypto';
import { DAY_MS } from '@/lib/time/durations';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { deviceOf } from './device';
import { hasKnownDevice, upsertKnownDevice } from './known-device-store';

/** Milliseconds that a browser stays known after its last login: 90 days. */
const KNOWN_DEVICE_LIFE_MS = 90 * DAY_MS;

/** Key that the browser makes: at least 128 random bits in hexadecimal. Any other text is ignored. */
const DEVICE_KEY_SHAPE = /^[0-9a-f]{32,64}$/;

function deviceHash(userId: string, deviceKey: string): string {
  return createHash('sha256').update(`${userId} ${deviceKey}`).digest('base64url');
}

/** Returns the hash of a browser in which the account logged in before. Null for any other. */
export async function findKnownDevice(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  deviceKey: string,
): Promise<string | null> {
  if (!DEVICE_KEY_SHAPE.test(deviceKey)) return null;
  const hash = deviceHash(userId, deviceKey);
  return (await hasKnownDevice(db, hash, now().toISOString())) ? hash : null;
}

/**
 * Stores the browser as known after a successful login. Only the hash of its key is stored. Ignores a key of another
 * form.
 */
export async function rememberDevice(
  trx: Queryable,
  { userId, deviceKey, userAgent, now }: { userId: string; deviceKey: string; userAgent: string; now: Date },
): Promise<void> {
  if (!DEVICE_KEY_SHAPE.test(deviceKey)) return;
  const at = now.toISOString();
  await upsertKnownDevice(trx, {
    device_hash: deviceHash(userId, deviceKey),
    user_id: userId,
    ...deviceOf(userAgent),
    created_at: at,
    last_login_at: at,
    expires_at: new Date(now.getTime() + KNOWN_DEVICE_LIFE_MS).toISOString(),
  });
}
