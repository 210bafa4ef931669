import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARCEL_STATES, TRANSITIONS, canMove, isFinal, trackingGroup, type ParcelState } from '@/lib/parcel/states';

const LEGAL = new Set([
  'WAITING>IN_TRANSIT',
  'WAITING>CANCELLED',
  'IN_TRANSIT>OUT_FOR_DELIVERY',
  'OUT_FOR_DELIVERY>SIGNED',
  'OUT_FOR_DELIVERY>DELIVERY_FAILED',
  'DELIVERY_FAILED>OUT_FOR_DELIVERY',
  'DELIVERY_FAILED>RETURNED',
  'RETURNED>SHELVED',
  'RETURNED>DESTROYED',
]);

const pairs = PARCEL_STATES.flatMap((from) => PARCEL_STATES.map((to) => [from, to] as const));
const anyState = fc.constantFrom(...PARCEL_STATES);

describe('transitions', () => {
  it.each(pairs)('%s to %s is what the decisions say', (from, to) => {
    expect(canMove(from, to)).toBe(LEGAL.has(`${from}>${to}`));
  });

  it('knows each state once and reaches each from WAITING', () => {
    const reached = new Set<ParcelState>(['WAITING']);
    for (const state of reached) TRANSITIONS[state].forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...PARCEL_STATES].sort());
  });

  it('ends in four final states', () => {
    expect(PARCEL_STATES.filter(isFinal).sort()).toEqual(['CANCELLED', 'DESTROYED', 'SHELVED', 'SIGNED']);
  });

  it('lets no sequence of accepted moves leave a final state, go back to WAITING or cancel after pickup', () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 40 }), (wishes) => {
        const path: ParcelState[] = ['WAITING'];
        for (const wish of wishes) if (canMove(path.at(-1)!, wish)) path.push(wish);
        const ended = path.findIndex(isFinal);
        expect(ended === -1 || ended === path.length - 1).toBe(true);
        expect(path.slice(1)).not.toContain('WAITING');
        if (path.includes('CANCELLED')) expect(path).toEqual(['WAITING', 'CANCELLED']);
        if (path.includes('SIGNED')) expect(path.at(-2)).toBe('OUT_FOR_DELIVERY');
      }),
    );
  });
});

describe('tracking groups', () => {
  it('counts everything not signed as in transit', () => {
    expect(PARCEL_STATES.filter((state) => trackingGroup(state) === 'signed')).toEqual(['SIGNED']);
    expect(PARCEL_STATES.filter((state) => trackingGroup(state) === 'in-transit')).toHaveLength(
      PARCEL_STATES.length - 1,
    );
  });
});
