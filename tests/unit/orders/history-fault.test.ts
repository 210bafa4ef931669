import { describe, expect, it } from 'vitest';
import { historyFault } from '@/lib/server/orders/history-fault';

describe('historyFault', () => {
  const legal = ['WAITING', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'SIGNED'];

  it('finds nothing wrong with a legal history', () => {
    expect(historyFault({ state: 'SIGNED', attempts: 2, history: legal })).toBeNull();
    expect(historyFault({ state: 'CANCELLED', attempts: 0, history: ['WAITING', 'CANCELLED'] })).toBeNull();
  });

  it.each<[string, string, number, string[]]>([
    ['does not begin with WAITING', 'WAITING', 0, []],
    ['does not begin with WAITING', 'IN_TRANSIT', 0, ['IN_TRANSIT']],
    ['goes from WAITING to SIGNED', 'SIGNED', 0, ['WAITING', 'SIGNED']],
    ['goes from WAITING to WAITING', 'WAITING', 0, ['WAITING', 'WAITING']],
    ['goes from CANCELLED to IN_TRANSIT', 'IN_TRANSIT', 0, ['WAITING', 'CANCELLED', 'IN_TRANSIT']],
    ['ends in WAITING, but the order is CANCELLED', 'CANCELLED', 0, ['WAITING']],
    ['has 2 deliveries, but the order counts 1', 'SIGNED', 1, legal],
    ['knows no state LOST', 'LOST', 0, ['WAITING', 'LOST']],
  ])('%s', (fault, state, attempts, history) => {
    expect(historyFault({ state, attempts, history })).toBe(fault);
  });
});
