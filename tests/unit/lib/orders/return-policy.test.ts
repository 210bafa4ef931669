import { describe, expect, it } from 'vitest';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { returnChoices } from '@/lib/orders/return-policy';

const returned = { state: 'RETURNED', decideBy: '2026-12-11', maySendOn: false } as const;

describe('the choice for a returned parcel', () => {
  it('lets the account holder store or destroy it, and the receiver store it', () => {
    expect(returnChoices('sender', returned, '2026-12-01')).toEqual(['SHELVE', 'DESTROY']);
    expect(returnChoices('receiver', returned, '2026-12-01')).toEqual(['SHELVE']);
  });

  it('lets the account holder alone send it on, in a market whose warehouse does', () => {
    const sentOn = { ...returned, maySendOn: true };
    expect(returnChoices('sender', sentOn, '2026-12-01')).toEqual(['SHELVE', 'DESTROY', 'SEND_ON']);
    expect(returnChoices('receiver', sentOn, '2026-12-01')).toEqual(['SHELVE']);
    expect(returnChoices('sender', sentOn, '2026-12-12')).toEqual([]);
  });

  it('ends with the last day', () => {
    expect(returnChoices('sender', returned, '2026-12-11')).toHaveLength(2);
    expect(returnChoices('sender', returned, '2026-12-12')).toEqual([]);
  });

  it('exists in no other state', () => {
    const open = PARCEL_STATES.filter(
      (state) => returnChoices('sender', { ...returned, state }, '2026-12-01').length > 0,
    );
    expect(open).toEqual(['RETURNED']);
  });
});
