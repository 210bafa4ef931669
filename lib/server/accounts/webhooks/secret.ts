import 'server-only';
import { createHmac } from 'node:crypto';
import type { Database } from '../../db/open';
import { storedSecret } from '../../platform/db/stored-secret';
import type { WebhookRow } from './store';

/** How long the secret before signs too, in milliseconds. */
const OLD_SECRET_MS = 24 * 3600_000;

type Rotated = Pick<WebhookRow, 'secret_number' | 'rotated_at'>;

/** Until when the secret before signs; null where it does not any more. */
export function oldSecretUntil({ rotated_at }: Rotated, now: Date): Date | null {
  if (rotated_at === null) return null;
  const until = new Date(Date.parse(rotated_at) + OLD_SECRET_MS);
  return until > now ? until : null;
}

/** 32 bytes that only this site can make: none is stored. */
async function bytesOf(db: Database, id: string, number: number): Promise<Buffer> {
  return createHmac('sha256', await storedSecret(db, 'webhooks'))
    .update(`${id}.${number}`)
    .digest();
}

/** As Standard Webhooks spells it: what its owner keeps. */
export async function secretOf(db: Database, { id, secret_number }: WebhookRow): Promise<string> {
  return `whsec_${(await bytesOf(db, id, secret_number)).toString('base64')}`;
}

interface Signed {
  /** `webhook-id`. */
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** `webhook-signature`: of the present secret, and of the one before as long as it signs. */
export async function signaturesOf(db: Database, webhook: WebhookRow, signed: Signed, now: Date): Promise<string> {
  const { id, secret_number: number } = webhook;
  const numbers = oldSecretUntil(webhook, now) ? [number, number - 1] : [number];
  const text = `${signed.id}.${signed.timestamp}.${signed.body}`;
  const keys = await Promise.all(numbers.map((each) => bytesOf(db, id, each)));
  return keys.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`).join(' ');
}
