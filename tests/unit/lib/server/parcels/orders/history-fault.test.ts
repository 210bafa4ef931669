import { describe, expect, it } from 'vitest';
import { historyFault } from '@/lib/server/parcels/orders/delivery/history-fault';

describe('historyFault', () => {
  const legal = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'SIGNED'];

  it('accepts a legal history', () => {
    expect(historyFault({ state: 'SIGNED', attempts: 2, moves: legal })).toBeNull();
    expect(historyFault({ state: 'CANCELLED', attempts: 0, moves: ['CANCELLED'] })).toBeNull();
  });

  it.each<[string, string, number, string[]]>([
    ['goes from WAITING to SIGNED', 'SIGNED', 0, ['SIGNED']],
    ['goes from WAITING to WAITING', 'WAITING', 0, ['WAITING']],
    ['goes from CANCELLED to IN_TRANSIT', 'IN_TRANSIT', 0, ['CANCELLED', 'IN_TRANSIT']],
    ['ends in WAITING, but the parcel is CANCELLED', 'CANCELLED', 0, []],
    ['has 2 deliveries, but the parcel counts 1', 'SIGNED', 1, legal],
    ['contains the unknown state STOLEN', 'STOLEN', 0, ['STOLEN']],
  ])('%s', (fault, state, attempts, moves) => {
    expect(historyFault({ state, attempts, moves })).toBe(fault);
  });
});
