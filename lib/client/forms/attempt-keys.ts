import { randomId } from '@/lib/http/random-id';

/**
 * Returns a function for idempotency keys: the same content keeps its key on every retry, and other content gets a new
 * key.
 */
export function createAttemptKeys(makeKey: () => string = randomId): (content: string) => string {
  let last = { content: '', key: '' };
  return (content) => {
    if (content !== last.content || last.key === '') last = { content, key: makeKey() };
    return last.key;
  };
}
