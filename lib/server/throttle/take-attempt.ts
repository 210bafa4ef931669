import 'server-only';
import { createHash } from 'node:crypto';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Policy } from './policies';
import { blockedUntil, countAttempt, forgetAttempts, uncountAttempt } from './store';

type Scope = Pick<Context, 'db' | 'now'>;

/** Subjects are addresses and accounts: the table keeps their hashes only. */
function keyOf(policy: Policy, subject: string): string {
  return `${policy.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** The seconds to wait after attempt number `count`. */
export function waitAfter({ free, waits }: Policy, count: number): number {
  return count < free ? 0 : waits[Math.min(count - free, waits.length - 1)]!;
}

/**
 * Counts an attempt of the subject before it is made. Resolves with the seconds until the next one is allowed; throws
 * tooManyRequests (429 with Retry-After) when this one came too early. No subject, no limit.
 */
export async function takeAttempt(scope: Scope, policy: Policy, subject: string | null): Promise<number> {
  if (subject === null) return 0;
  const now = scope.now();
  const key = keyOf(policy, subject);
  const count = await countAttempt(scope.db, {
    key,
    now: now.toISOString(),
    expiresAt: inSeconds(now, policy.forgetAfter),
    free: policy.free,
    blockedUntil: policy.waits.map((wait) => inSeconds(now, wait)),
  });
  if (count !== null) return waitAfter(policy, count);
  const until = await blockedUntil(scope.db, key);
  throw new ApiError('tooManyRequests', {
    retryAfter: until === null ? 1 : (Date.parse(until) - now.getTime()) / 1000,
  });
}

/** Takes the attempt back: it succeeded, or it failed through no doing of the subject. */
export async function giveBackAttempt(scope: Scope, policy: Policy, subject: string | null): Promise<void> {
  if (subject !== null) await uncountAttempt(scope.db, keyOf(policy, subject));
}

/** Starts the count of the subjects again. */
export async function forgetSubjects(scope: Scope, policy: Policy, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0)
    await forgetAttempts(
      scope.db,
      subjects.map((subject) => keyOf(policy, subject)),
    );
}
