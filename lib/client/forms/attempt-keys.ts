import { randomId } from '@/lib/http/random-id';

/**
 * Returns a function for idempotency keys. The same content has the same key on every retry, other content a new key.
 */
export function createAttemptKeys(makeKey: () => string = randomId): (content: string) => string {
  let last = { content: '', key: '' };
  return (content) => {
    if (content !== last.content || last.key === '') last = { content, key: makeKey() };
    return last.key;
  };
}
