import 'server-only';
import { z } from 'zod';
import { originsOfPages } from '@/lib/routing/short-link';
import { originsOf } from '../../platform/config';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { fieldError } from '../../platform/errors';
import { newToken, tokenHash } from '../../platform/token';
import { consumeChallengeRow, insertChallenge } from './passkey-store';

/**
 * Milliseconds for which a browser may sign a challenge: time to find a security key, or to scan a QR code with a
 * phone.
 */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Returns the relying party id of a site: the host name of its pages. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname;

/** Returns the origin of a host that serves our pages. Throws `invalid` on the field `host` for any other. */
export function passkeyOrigin({ config }: Pick<Context, 'config'>, host: string): string {
  const pageOrigin = originsOfPages(originsOf(config)).find((origin) => new URL(origin).host === host);
  if (pageOrigin === undefined) throw fieldError('host', 'invalid');
  return pageOrigin;
}

/** Stores a new challenge and returns it. `userId`: the account that adds a passkey, or null for a login. */
export async function createChallenge(
  { now }: Pick<Context, 'now'>,
  db: Queryable,
  { userId, origin }: { userId: string | null; origin: string },
): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, {
    challenge_hash: tokenHash(challenge),
    user_id: userId,
    origin,
    expires_at: new Date(now().getTime() + CHALLENGE_LIFE_MS).toISOString(),
  });
  return challenge;
}

const ClientData = z.object({ challenge: z.string() });

/** Returns the challenge that a browser signed, or null if its data are unreadable. */
function signedChallenge(clientDataJSON: string): string | null {
  try {
    const parsed = ClientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data.challenge : null;
  } catch {
    return null;
  }
}

/** A challenge that is used up, and the origin of the page that requested it. */
export interface UsedChallenge {
  challenge: string;
  origin: string;
}

/**
 * Uses up the challenge in a browser's data, even if the rest turns out to be wrong. Returns null if it is unknown,
 * used, expired, or of another account or purpose.
 */
export async function consumeChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  clientDataJSON: string,
  userId: string | null,
): Promise<UsedChallenge | null> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === null) return null;
  const row = await consumeChallengeRow(db, tokenHash(challenge));
  if (!row || row.user_id !== userId || Date.parse(row.expires_at) <= now().getTime()) return null;
  return { challenge, origin: row.origin };
}
