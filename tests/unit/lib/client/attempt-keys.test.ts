import { describe, expect, it } from 'vitest';
import { createAttemptKeys } from '@/lib/client/forms/attempt-keys';

describe('an attempt', () => {
  it('preserves its key while the content is the same', () => {
    let keyCount = 0;
    const keyFor = createAttemptKeys(() => `key-${(keyCount += 1)}`);
    expect(keyFor('a=1')).toBe('key-1');
    expect(keyFor('a=1')).toBe('key-1');
    expect(keyFor('a=2')).toBe('key-2');
    expect(keyFor('a=1')).toBe('key-3');
  });
});
