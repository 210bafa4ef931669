import { describe, expect, it } from 'vitest';
import { orderGroupsOf, isLate, type DeskOrder } from '@/lib/orders/desk';
import { DETAIL_NEEDS } from '@/lib/orders/receiver-details';
import { ATTENTION_STATES, isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import { MOVING_STATES } from '@/lib/server/parcels/orders/list/desk-store';

const TODAY = '2026-11-29';
const order = (change: Partial<DeskOrder>): DeskOrder => ({
  receiver_country: 'GH',
  lacksDetails: false,
  isRepriced: false,
  parcels: [{ state: 'IN_TRANSIT', latest: TODAY }],
  ...change,
});

describe('a parcel', () => {
  it.each(['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'] as const)(
    'is late after its last day in state %s',
    (state) => {
      expect(isLate({ state, latest: '2026-11-28' }, TODAY)).toBe(true);
      expect(isLate({ state, latest: TODAY }, TODAY)).toBe(false);
      expect(isLate({ state, latest: null }, TODAY)).toBe(false);
    },
  );

  it.each(['WAITING', 'READY_FOR_COLLECTION', 'RETURNED', 'SIGNED', 'LOST'] as const)(
    'is not late in state %s',
    (state) => expect(isLate({ state, latest: '2026-01-01' }, TODAY)).toBe(false),
  );
});

describe('an order', () => {
  const waiting = [{ state: 'WAITING', latest: null } as const];

  it('is to be handed over unless its receiver has to give details', () => {
    expect(orderGroupsOf(order({ parcels: waiting }), TODAY)).toEqual(['HAND_OVER']);
    expect(orderGroupsOf(order({ parcels: waiting, lacksDetails: true }), TODAY)).toEqual(['RECEIVER']);
  });

  it('waits for a receiver who collects it', () => {
    const parcels = [{ state: 'READY_FOR_COLLECTION', latest: null } as const];
    expect(orderGroupsOf(order({ parcels }), TODAY)).toEqual(['RECEIVER']);
  });

  it('can be in several groups, by any of its parcels', () => {
    const parcels = [...waiting, { state: 'DELIVERY_FAILED', latest: '2026-11-20' } as const];
    expect(orderGroupsOf(order({ parcels, isRepriced: true }), TODAY)).toEqual(['HAND_OVER', 'LATE', 'REPRICED']);
  });

  it.each(PARCEL_STATES.filter(isFinal))('is in none once it is %s', (state) => {
    const endedOrder = order({ parcels: [{ state, latest: '2026-01-01' }], isRepriced: true, lacksDetails: true });
    expect(orderGroupsOf(endedOrder, TODAY)).toEqual([]);
  });
});

// The SQL of desk-store.ts relies on these properties.
describe('the query of open orders', () => {
  it('reads every state that is not final', () => {
    expect(['WAITING', ...MOVING_STATES].sort()).toEqual(PARCEL_STATES.filter((state) => !isFinal(state)).sort());
    expect(MOVING_STATES).toEqual(expect.arrayContaining([...ATTENTION_STATES]));
  });

  it('finds one needed detail at most for a destination, kind and importer', () => {
    const places = DETAIL_NEEDS.flatMap(({ country, kind, importer }) =>
      (kind ? [kind] : ['international', 'domestic']).flatMap((each) =>
        (importer ? [importer] : ['individual', 'business']).map((who) => `${country} ${each} ${who}`),
      ),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});
