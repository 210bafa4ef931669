import { describe, expect, it } from 'vitest';
import { orderHistory, orderState } from '@/lib/orders/order-state';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';

describe('the state of an order', () => {
  it.each(PARCEL_STATES)('is the state of its one parcel, or of equal parcels: %s', (state) => {
    expect(orderState([state])).toBe(state);
    expect(orderState([state, state])).toBe(state);
  });

  it.each<[ParcelState, ParcelState[]]>([
    ['WAITING', ['IN_TRANSIT', 'WAITING', 'SIGNED']],
    ['IN_TRANSIT', ['OUT_FOR_DELIVERY', 'IN_TRANSIT', 'DELIVERY_FAILED']],
    ['DELIVERY_FAILED', ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED']],
    ['OUT_FOR_DELIVERY', ['READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY', 'LOST']],
    ['READY_FOR_COLLECTION', ['READY_FOR_COLLECTION', 'RETURNED']],
    ['RETURNED', ['SIGNED', 'RETURNED', 'DESTROYED']],
    ['LOST', ['SIGNED', 'LOST', 'DESTROYED']],
    ['DESTROYED', ['SIGNED', 'SHELVED', 'DESTROYED']],
    ['SHELVED', ['SIGNED', 'SHELVED']],
    ['SIGNED', ['CANCELLED', 'SIGNED']],
  ])('is %s for parcels that are %j: the least advanced under way, else the worst outcome', (state, parcels) => {
    expect(orderState(parcels)).toBe(state);
    expect(orderState(parcels.toReversed())).toBe(state);
  });

  it('accepts every state, and rejects an order without parcels', () => {
    for (const state of PARCEL_STATES) for (const other of PARCEL_STATES) orderState([state, other]);
    expect(() => orderState([])).toThrow(/at least one/);
  });
});

describe('the history of an order', () => {
  const move = (waybillNo: string | null, state: ParcelState, day: number) => ({ waybillNo, state, at: `day ${day}` });

  it('is that of its one parcel', () => {
    const moves = [move('A', 'IN_TRANSIT', 1), move('A', 'OUT_FOR_DELIVERY', 2), move('A', 'SIGNED', 3)];
    expect(orderHistory(['A'], moves)).toEqual(moves.map(({ state, at }) => ({ state, at })));
  });

  it('changes with several parcels when the whole order does', () => {
    const moves = [
      move('A', 'IN_TRANSIT', 1),
      move('B', 'IN_TRANSIT', 2),
      move('A', 'OUT_FOR_DELIVERY', 3),
      move('A', 'SIGNED', 4),
      move('B', 'OUT_FOR_DELIVERY', 5),
      move('B', 'SIGNED', 6),
    ];
    expect(orderHistory(['A', 'B'], moves)).toEqual([
      { state: 'IN_TRANSIT', at: 'day 2' },
      { state: 'OUT_FOR_DELIVERY', at: 'day 5' },
      { state: 'SIGNED', at: 'day 6' },
    ]);
  });

  it('applies a move without a waybill to every parcel, and ignores removed parcels', () => {
    expect(orderHistory(['A', 'B'], [move(null, 'CANCELLED', 1)])).toEqual([{ state: 'CANCELLED', at: 'day 1' }]);
    expect(orderHistory(['A'], [move('B', 'CANCELLED', 1)])).toEqual([]);
  });
});
