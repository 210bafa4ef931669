import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import type { CallName } from '@/lib/contract/calls';
import type { Context } from '../../platform/context';
import type { LimitRow } from '../../platform/reference-pages/limit-row';
import { clientSite } from '../../platform/throttle/client-network';
import { createHashQueue, type HashOwner } from './hash-queue';

/** Calls that hash a password. */
export const HASHING_CALLS: readonly CallName[] = [
  'login',
  'register',
  'initPassword',
  'updatePassword',
  'resetPassword',
  'changePhone',
  'closeAccount',
  'startPasskey',
  'removePasskey',
];

/** Argon2id (the library's default kind), 64 MiB, three passes, one thread (docs/qualities.md#orders-and-access). */
const ARGON2_PARAMETERS = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

/**
 * At most two hashes run at once, which bounds memory and leaves the processor to other calls. A network gets one of
 * the two and a third of the queue, so a flood from one address does not block the others.
 */
export const HASH_QUEUE = { concurrency: 2, waiting: 30, waitingOfNetwork: 10, retryAfter: 5 } as const;

/** Rows of docs/limits.md. */
export const HASH_ROWS: readonly LimitRow[] = [
  {
    name: 'hash',
    per: 'network',
    subject: `passwords that wait to be hashed for one network; one is hashed at a time, ${HASH_QUEUE.concurrency} for all`,
    guards: 'processor',
    most: `${HASH_QUEUE.waitingOfNetwork} at once`,
    whenExceeded: `429; one more is accepted after ${HASH_QUEUE.retryAfter} s`,
    others: `nothing while fewer than ${HASH_QUEUE.waiting} wait: networks are served in turn`,
    calls: HASHING_CALLS,
  },
  {
    name: 'hash of account',
    per: 'account',
    subject: 'passwords hashed for one account at the same moment, from all networks',
    guards: 'processor',
    most: '1 at once',
    whenExceeded: 'the next one waits for it',
    others: 'nothing',
    calls: HASHING_CALLS,
  },
];

const runInQueue = createHashQueue(HASH_QUEUE);

/**
 * Hash of a random password that was discarded. Logins of unknown accounts are checked against it, so they take the
 * same time.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$KfvllhBA0LSz3weT2DLwKA$t/Z5oygXl5NUeM7wkGrHXE9DqdhKqJlN5gowY8M7xHQ';

/** Normalises to NFKC, because keyboards compose the same letter differently. */
const normalisePassword = (plain: string) => plain.normalize('NFKC');

/**
 * Returns the queue key of a call that hashes. `account`: the account's id, or the name as typed if no account has it.
 */
export const hashOwner = ({ clientAddress }: Pick<Context, 'clientAddress'>, account: string): HashOwner => ({
  network: clientSite(clientAddress),
  account,
});

/** Returns the PHC string to store. Throws `tooManyRequests` if the queue is full. */
export function hashPassword(plain: string, owner: HashOwner): Promise<string> {
  return runInQueue(owner, () => hash(normalisePassword(plain), ARGON2_PARAMETERS));
}

/**
 * Returns true if the password matches the stored hash. Without a stored hash, returns false after the same work.
 * Throws `tooManyRequests`.
 */
export async function verifyPassword(stored: string | null, plain: string, owner: HashOwner): Promise<boolean> {
  const matches = await runInQueue(owner, () => verify(stored ?? DUMMY_HASH, normalisePassword(plain)));
  return matches && stored !== null;
}
