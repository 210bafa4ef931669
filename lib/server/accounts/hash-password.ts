import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../platform/errors';
import { createSemaphore, SemaphoreFull } from './semaphore';

/** Argon2id (the library's default kind), 64 MiB, three passes, one lane (docs/qualities.md#kept-promises). */
const PARAMETERS = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

/** At most two hashes at once keep memory and the other answers safe; those who would wait too long are told to return. */
const pass = createSemaphore(2, 30);
const RETRY_AFTER_SECONDS = 5;

/** Hash of a discarded random password: logins of unknown accounts are checked against it, so that they take the same time. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$KfvllhBA0LSz3weT2DLwKA$t/Z5oygXl5NUeM7wkGrHXE9DqdhKqJlN5gowY8M7xHQ';

async function guarded<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await pass(task);
  } catch (error) {
    if (error instanceof SemaphoreFull) throw new ApiError('tooManyRequests', { retryAfter: RETRY_AFTER_SECONDS });
    throw error;
  }
}

/** Different keyboards compose the same letter differently. */
const composed = (plain: string) => plain.normalize('NFKC');

/** The PHC text to store. */
export function hashPassword(plain: string): Promise<string> {
  return guarded(() => hash(composed(plain), PARAMETERS));
}

/** Whether the password is the stored one. Without a stored hash the answer is no, after the same work. */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  const matches = await guarded(() => verify(stored ?? DUMMY_HASH, composed(plain)));
  return matches && stored !== null;
}
