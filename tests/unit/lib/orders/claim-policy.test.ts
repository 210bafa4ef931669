import { describe, expect, it } from 'vitest';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import type { Ticket } from '@/lib/billing/ticket';
import type { WorkingCalendar } from '@/lib/market/working-days';
import {
  blocksAnotherClaim,
  CLAIM_STATES,
  CLAIM_TRANSITIONS,
  claimCover,
  claimOffers,
  type ClaimedParcel,
} from '@/lib/orders/claim-policy';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { cny, ghs } from '../../../fixtures/amounts';

const TICKET: Ticket = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 };

function linesOf(parcels: Ticket[], change: Partial<QuoteInput> = {}) {
  return quote({
    kind: 'international',
    service: 'special-line',
    destinationCountry: 'GH',
    remoteArea: false,
    parcels,
    goods: 'general',
    handover: 'guangzhou',
    pickup: null,
    customer: 'individual',
    rate: { currency: 'CNY', firstKgMinor: 5000, additionalKgMinor: 4000 },
    cnyPerUnit: { GHS: 0.5 },
    protection: { percent: 1, minimumMinor: 500, capMinor: 2_000_000 },
    ...change,
  } as QuoteInput).lines;
}

describe('the cover of a parcel', () => {
  const coverOf = (ticket: Partial<Ticket>) => {
    const lines = linesOf([{ ...TICKET, ...ticket }]);
    return claimCover(lines, lines, 1);
  };
  const freight = cny(9000);

  it.each([
    // 0.5 CNY a cedi; never more than the goods are worth, never more than 300 CNY without protection.
    ['goods worth little', { goodsValue: ghs(10_000) }, 5000, false],
    ['goods worth the limit', { goodsValue: ghs(60_000) }, 30_000, false],
    ['goods worth more', { goodsValue: ghs(60_001) }, 30_000, false],
    ['insured below their value', { goodsValue: ghs(1_000_000), insuredValue: ghs(800_000) }, 400_000, true],
    // Refused with the price, so that they are no cover either.
    ['insured below the limit', { goodsValue: ghs(1_000_000), insuredValue: ghs(20_000) }, 30_000, false],
    ['insured above their value', { goodsValue: ghs(10_000), insuredValue: ghs(20_000) }, 5000, false],
    ['goods of unknown value', {}, 30_000, false],
  ])('%s', (_, ticket, goods, isProtected) => {
    expect(coverOf(ticket)).toEqual({ freight, goods: cny(goods), isProtected });
  });

  it('is separate for each parcel, even with a shared price line', () => {
    const lines = linesOf([
      { ...TICKET, goodsValue: ghs(10_000) },
      { ...TICKET, weightKg: 4, goodsValue: ghs(1_000_000), insuredValue: ghs(900_000) },
    ]);
    expect(claimCover(lines, lines, 1)).toEqual({ freight, goods: cny(5000), isProtected: false });
    expect(claimCover(lines, lines, 2)).toEqual({ freight: cny(17_000), goods: cny(450_000), isProtected: true });
    const alike = linesOf([
      { ...TICKET, goodsValue: ghs(80_000) },
      { ...TICKET, goodsValue: ghs(90_000) },
    ]);
    for (const ticket of [1, 2])
      expect(claimCover(alike, alike, ticket)).toEqual({ freight, goods: cny(30_000), isProtected: false });
  });

  it('refunds the measured freight, and counts one waybill of several pieces once', () => {
    const accepted = linesOf([{ ...TICKET, goodsValue: ghs(80_000) }]);
    const charged = linesOf([{ ...TICKET, weightKg: 5, goodsValue: ghs(80_000) }]);
    expect(claimCover(accepted, charged, 1).freight).toEqual(cny(21_000));
    const pieces = linesOf([TICKET, TICKET]);
    expect(claimCover(pieces, pieces, null)).toEqual({ freight: cny(18_000), goods: cny(30_000), isProtected: false });
    expect(claimCover([], [], 1)).toEqual({ freight: null, goods: cny(30_000), isProtected: false });
  });
});

describe('the claim on a parcel', () => {
  /** Works from Monday to Friday. */
  const calendar: WorkingCalendar = { country: 'GH', holidays: new Map(), workdays: new Set() };
  const PARCEL: ClaimedParcel = { state: 'IN_TRANSIT', endedOn: null, damagedOn: null, newest: null, expectedBy: null };
  const on = (today: string, parcel: Partial<ClaimedParcel>) =>
    claimOffers({ ...PARCEL, ...parcel }, today, calendar).map(({ kind, until }) => `${kind} ${until}`);
  const SPOILT = ['DAMAGED 2026-12-01', 'MISSING 2026-12-01'];

  it('is damage or missing goods after a delivery, for thirty days', () => {
    const delivered = { state: 'SIGNED', endedOn: '2026-11-01' } as const;
    expect(on('2026-11-01', delivered)).toEqual(SPOILT);
    expect(on('2026-12-01', delivered)).toEqual(SPOILT);
    expect(on('2026-12-02', delivered)).toEqual([]);
    // The period starts with the delivery, whatever was reported before.
    expect(on('2026-12-02', { ...delivered, damagedOn: '2026-11-20' })).toEqual([]);
  });

  it('is the loss after a loss, for thirty days', () => {
    const lost = { state: 'LOST', endedOn: '2026-11-01', damagedOn: '2026-10-30' } as const;
    expect(on('2026-12-01', lost)).toEqual(['LOST 2026-12-01']);
    expect(on('2026-12-02', lost)).toEqual([]);
  });

  it('is that damage after a report of damage, in any state', () => {
    const damaged = { damagedOn: '2026-11-01' };
    for (const state of PARCEL_STATES) {
      const none = ['WAITING', 'CANCELLED', 'LOST', 'DESTROYED', 'SIGNED'].includes(state);
      expect(on('2026-11-05', { ...damaged, state }), state).toEqual(none ? [] : SPOILT);
    }
  });

  it('is a loss without news, after the waiting days and the expected ones', () => {
    // Four working days after Monday the second are over on Friday the sixth.
    const silent = { newest: { topic: 'DEPARTED_HUB', on: '2026-11-02' } } as const;
    expect(on('2026-11-06', silent)).toEqual([]);
    expect(on('2026-11-07', silent)).toEqual(['LOST null']);
    expect(on('2026-11-07', { ...silent, expectedBy: '2026-11-10' })).toEqual([]);
    expect(on('2026-11-11', { ...silent, expectedBy: '2026-11-10' })).toEqual(['LOST null']);
    for (const state of ['WAITING', 'READY_FOR_COLLECTION', 'RETURNED', 'CANCELLED', 'SHELVED'] as const)
      expect(on('2027-01-01', { ...silent, state }), state).toEqual([]);
  });

  it('does not exist while customs or a pending scan delays the parcel', () => {
    for (const topic of ['CUSTOMS_HELD', 'DUTY', 'SIGNED'] as const)
      expect(on('2027-01-01', { newest: { topic, on: '2026-11-02' } }), topic).toEqual([]);
    expect(on('2027-01-01', {})).toEqual([]);
  });
});

describe('the state of a claim', () => {
  it('leads only from receipt to closure', () => {
    const ways = (state: (typeof CLAIM_STATES)[number]): string[] =>
      CLAIM_TRANSITIONS[state].length === 0
        ? [state]
        : CLAIM_TRANSITIONS[state].flatMap((next) => ways(next).map((way) => `${state} ${way}`));
    expect(ways('RECEIVED')).toEqual(['RECEIVED IN_REVIEW ACCEPTED PAID', 'RECEIVED IN_REVIEW DECLINED']);
  });

  it('allows another claim only after a decline', () => {
    expect(CLAIM_STATES.filter((state) => !blocksAnotherClaim(state))).toEqual(['DECLINED']);
  });
});
