import 'server-only';
import { createHmac } from 'node:crypto';
import { OLD_SECRET_HOURS } from '@/lib/market/limits';
import { HOUR_MS } from '@/lib/time/durations';
import type { Database } from '../../platform/db/open';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';
import type { WebhookRow } from './webhook-store';

type RotatedSecret = Pick<WebhookRow, 'secret_number' | 'rotated_at'>;

/** Returns the time until which the old secret signs, or null if it no longer does. */
export function oldSecretUntil({ rotated_at }: RotatedSecret, now: Date): Date | null {
  if (rotated_at === null) return null;
  const until = new Date(Date.parse(rotated_at) + OLD_SECRET_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/** Derives 32 bytes from a secret of this site. They are not stored. */
async function deriveSecret(db: Database, id: string, number: number): Promise<Buffer> {
  return createHmac('sha256', await loadStoredSecret(db, 'webhooks'))
    .update(`${id}.${number}`)
    .digest();
}

/** Returns the secret for its owner, in the notation of Standard Webhooks. */
export async function loadWebhookSecret(
  db: Database,
  { id, secret_number }: Pick<WebhookRow, 'id' | 'secret_number'>,
): Promise<string> {
  return `whsec_${(await deriveSecret(db, id, secret_number)).toString('base64')}`;
}

interface SignedRequest {
  /** `webhook-id`. */
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/**
 * Returns the header `webhook-signature`: signatures with the present secret, and with the old one while it is valid.
 */
export async function signRequest(
  db: Database,
  webhook: WebhookRow,
  signed: SignedRequest,
  now: Date,
): Promise<string> {
  const { id, secret_number: number } = webhook;
  const numbers = oldSecretUntil(webhook, now) ? [number, number - 1] : [number];
  const text = `${signed.id}.${signed.timestamp}.${signed.body}`;
  const keys = await Promise.all(numbers.map((each) => deriveSecret(db, id, each)));
  return keys.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`).join(' ');
}
