import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeNonceOf, storeCodeNonce } from '@/lib/client/account/code-nonce';

describe('the nonce of a code', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.useFakeTimers();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is stored for its purpose and its account, in any spelling of the address', () => {
    storeCodeNonce('RESET', 'Ama@example.com ', { nonce: 'one', validFor: 600 });
    expect(codeNonceOf('RESET', 'ama@example.com')).toBe('one');
    expect(codeNonceOf('RESET', 'kofi@example.com')).toBe('');
    expect(codeNonceOf('LOGIN', 'ama@example.com')).toBe('');
  });

  it('is the newest one, and removed with its code', () => {
    for (const nonce of ['one', 'two']) storeCodeNonce('LOGIN', '0240000123', { nonce, validFor: 600 });
    expect(codeNonceOf('LOGIN', '0240000123')).toBe('two');
    vi.advanceTimersByTime(600_000);
    expect(codeNonceOf('LOGIN', '0240000123')).toBe('');
  });

  it('is optional if nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeCodeNonce('LOGIN', '0240000123', { nonce: 'one', validFor: 600 });
    expect(codeNonceOf('LOGIN', '0240000123')).toBe('');
  });
});
