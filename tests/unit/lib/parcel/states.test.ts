import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnDecisionDeadline } from '@/lib/billing/redelivery';
import {
  PARCEL_STATES,
  TRANSITIONS,
  canMove,
  isFinal,
  trackingGroup,
  undecidedReturnState,
  type ParcelState,
} from '@/lib/parcel/states';

const LEGAL = new Set([
  'WAITING>IN_TRANSIT',
  'WAITING>CANCELLED',
  'IN_TRANSIT>OUT_FOR_DELIVERY',
  'IN_TRANSIT>READY_FOR_COLLECTION',
  'IN_TRANSIT>LOST',
  'OUT_FOR_DELIVERY>SIGNED',
  'OUT_FOR_DELIVERY>DELIVERY_FAILED',
  'OUT_FOR_DELIVERY>READY_FOR_COLLECTION',
  'OUT_FOR_DELIVERY>LOST',
  'DELIVERY_FAILED>OUT_FOR_DELIVERY',
  'DELIVERY_FAILED>RETURNED',
  'DELIVERY_FAILED>READY_FOR_COLLECTION',
  'DELIVERY_FAILED>LOST',
  'READY_FOR_COLLECTION>SIGNED',
  'READY_FOR_COLLECTION>RETURNED',
  'READY_FOR_COLLECTION>LOST',
  'RETURNED>SHELVED',
  'RETURNED>DESTROYED',
  'RETURNED>SENT_ON',
  'RETURNED>LOST',
]);

const pairs = PARCEL_STATES.flatMap((from) => PARCEL_STATES.map((to) => [from, to] as const));
const anyState = fc.constantFrom(...PARCEL_STATES);

describe('the transition table', () => {
  it.each(pairs)('%s to %s matches the decisions', (from, to) => {
    expect(canMove(from, to)).toBe(LEGAL.has(`${from}>${to}`));
  });

  it('lists each state once and reaches each from WAITING', () => {
    const reachedStates = new Set<ParcelState>(['WAITING']);
    for (const state of reachedStates) TRANSITIONS[state].forEach((next) => reachedStates.add(next));
    expect([...reachedStates].sort()).toEqual([...PARCEL_STATES].sort());
  });

  it('ends in six final states', () => {
    const final = PARCEL_STATES.filter(isFinal).sort();
    expect(final).toEqual(['CANCELLED', 'DESTROYED', 'LOST', 'SENT_ON', 'SHELVED', 'SIGNED']);
  });

  it('never leaves a final state, returns to WAITING or cancels after pickup', () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 40 }), (wishes) => {
        const path: ParcelState[] = ['WAITING'];
        for (const wish of wishes) if (canMove(path.at(-1)!, wish)) path.push(wish);
        const endIndex = path.findIndex(isFinal);
        expect(endIndex === -1 || endIndex === path.length - 1).toBe(true);
        expect(path.slice(1)).not.toContain('WAITING');
        if (path.includes('CANCELLED')) expect(path).toEqual(['WAITING', 'CANCELLED']);
        if (path.includes('SIGNED')) expect(['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION']).toContain(path.at(-2));
      }),
    );
  });
});

describe('the list of tracking groups', () => {
  it('has three: signed, under way, and failed for good', () => {
    const inGroup = (group: string) => PARCEL_STATES.filter((state) => trackingGroup(state) === group);
    expect(inGroup('signed')).toEqual(['SIGNED']);
    expect(inGroup('ended').toSorted()).toEqual(['CANCELLED', 'DESTROYED', 'LOST', 'RETURNED', 'SENT_ON', 'SHELVED']);
    expect(inGroup('in-transit').toSorted()).toEqual([
      'DELIVERY_FAILED',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'READY_FOR_COLLECTION',
      'WAITING',
    ]);
  });
});

describe('a returned parcel without a decision', () => {
  const decideBy = returnDecisionDeadline('2026-02-25');

  it.each([
    ['2026-02-25', 'RETURNED'],
    ['2026-03-07', 'RETURNED'],
    ['2026-03-08', 'DESTROYED'],
    ['2027-01-01', 'DESTROYED'],
  ])('is, on %s, %s', (today, state) => {
    expect(undecidedReturnState(decideBy, today)).toBe(state);
  });
});
