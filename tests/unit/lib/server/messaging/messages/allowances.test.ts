import { describe, expect, it } from 'vitest';
import {
  allowanceFor,
  BASE_MESSAGES_OF_ACCOUNT,
  MAX_MESSAGES_OF_ACCOUNT,
  PARCELS_THAT_COUNT,
} from '@/lib/server/messaging/messages/allowances';

describe('the daily message allowance of an account', () => {
  it.each([
    [0, 20],
    [1, 23],
    [10, 50],
    [993, 2999],
    [994, 3000],
    [100_000, 3000],
  ])('is, for %i parcels handed over in 30 days, %i', (parcels, messages) => {
    expect(allowanceFor(parcels)).toBe(messages);
  });

  it('reaches its maximum with the counted parcels', () => {
    expect(allowanceFor(0)).toBe(BASE_MESSAGES_OF_ACCOUNT);
    expect(allowanceFor(PARCELS_THAT_COUNT)).toBe(MAX_MESSAGES_OF_ACCOUNT);
    expect(allowanceFor(PARCELS_THAT_COUNT - 1)).toBeLessThan(MAX_MESSAGES_OF_ACCOUNT);
  });
});
