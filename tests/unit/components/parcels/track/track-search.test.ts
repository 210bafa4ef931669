import { describe, expect, it } from 'vitest';
import {
  validNumbers,
  listText,
  needsHelp,
  movedTracksSince,
  outcomeOf,
  readSearch,
  countSurplus,
} from '@/components/parcels/track/search/track-search';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import type { TrackView } from '@/lib/contract/tracking/tracking';
import { trackView } from '../../../../fixtures/track-view';

const ghana = exampleWaybill('GH');
const kenya = exampleWaybill('KE');
const mistyped = ghana.replace('0123', '0124');
const linesOfNumbers = (count: number) => Array.from({ length: count }, (_, index) => `number${index}`).join('\n');

function numbersOf(text: string) {
  const search = readSearch(text);
  if (!search.ok) throw new Error('refused');
  return search.numbers;
}

describe('readSearch', () => {
  it('rejects a list without a number', () => {
    for (const text of ['', ' \r\n ', ',;、،'])
      expect(readSearch(text)).toMatchObject({ ok: false, refusal: { reason: 'empty' } });
  });

  it('accepts twenty and rejects twenty-one, with the count and all numbers preserved', () => {
    expect(readSearch(linesOfNumbers(20)).ok).toBe(true);
    const search = readSearch(linesOfNumbers(21));
    expect(search).toMatchObject({ ok: false, refusal: { reason: 'too-many', count: 21 } });
    expect(search.numbers).toHaveLength(21);
    expect(countSurplus(21)).toBe(1);
  });

  it('reads the several lines of a plain form', () => {
    expect(numbersOf(`${ghana}\r\n${kenya}`).map(({ waybill }) => waybill)).toEqual([ghana, kenya]);
  });
});

describe('listText', () => {
  it('writes waybills in their normal form and everything else as typed', () => {
    expect(listText(numbersOf(`${ghana.toLowerCase()}, Hello1`))).toBe(`${ghana}\nHello1`);
  });

  it('is parsed back to the same list', () => {
    const numbers = numbersOf(`${ghana} ${kenya}, ${mistyped} hello1`);
    expect(numbersOf(listText(numbers)).map(({ waybill }) => waybill)).toEqual(numbers.map(({ waybill }) => waybill));
  });
});

describe('outcomeOf', () => {
  it('requests only well-formed numbers', () => {
    expect(validNumbers(numbersOf(`${ghana} ${mistyped} hello1`))).toEqual([ghana]);
  });

  it('puts unrequested and unknown numbers into one list, in the order typed', () => {
    const numbers = numbersOf(`hello1, ${kenya}, ${ghana}, ${mistyped}`);
    const outcome = outcomeOf(numbers, {
      inTransit: [trackView(ghana)],
      signed: [],
      failed: [{ waybillNo: kenya, reason: 'unknown', message: '' }],
    });
    expect(outcome.inTransit.map(({ waybillNo }) => waybillNo)).toEqual([ghana]);
    expect(outcome.notFound).toEqual([
      { number: 'hello1', reason: 'shape' },
      { number: kenya, reason: 'unknown' },
      { number: mistyped, reason: 'check-digit' },
    ]);
  });

  it('loses no number', () => {
    const numbers = numbersOf(`${ghana} ${kenya} x y`);
    const failed = [{ waybillNo: ghana, reason: 'unknown' as const, message: '' }];
    const { inTransit, signed, ended, notFound } = outcomeOf(numbers, {
      inTransit: [],
      signed: [],
      ended: [trackView(kenya)],
      failed,
    });
    expect(inTransit.length + signed.length + ended.length + notFound.length).toBe(numbers.length);
    // A gateway that knows only the two groups of §4.
    expect(outcomeOf(numbers, { inTransit: [], signed: [], failed }).ended).toEqual([]);
  });
});

describe('needsHelp', () => {
  const found = (list: string, inTransit: ReturnType<typeof trackView>[] = []) => {
    const numbers = numbersOf(list);
    const outcome = outcomeOf(numbers, { inTransit, signed: [], failed: [] });
    return { kind: 'found', numbers, outcome, at: '2026-12-01T00:00:00Z' } as const;
  };

  it('is true without a search and for a single number that was not found', () => {
    expect(needsHelp({ kind: 'idle' })).toBe(true);
    expect(needsHelp(found('ABC'))).toBe(true);
    expect(needsHelp(found('ABC DEF'))).toBe(false);
    expect(needsHelp(found(ghana, [trackView(ghana)]))).toBe(false);
    expect(needsHelp({ kind: 'loading', numbers: numbersOf('ABC') })).toBe(false);
  });
});

describe('movedTracksSince', () => {
  const event = (time: string) => ({ code: 'ARRIVED_HUB', time }) as TrackView['events'][number];
  const resultsOf = (...tracks: TrackView[]) =>
    outcomeOf([], {
      inTransit: tracks.filter(({ state }) => state !== 'SIGNED'),
      signed: tracks.filter(({ state }) => state === 'SIGNED'),
      failed: [],
    });
  const before = { ...trackView(ghana), events: [event('2026-11-01T08:00:00Z')] };
  const still = { ...trackView(kenya), events: [event('2026-11-01T08:00:00Z')] };
  const delivered = { ...before, state: 'SIGNED' as const, events: [event('2026-11-02T08:00:00Z'), ...before.events] };

  it('returns the parcels with a new scan, as they were, from any list', () => {
    expect([...movedTracksSince(resultsOf(delivered, still), resultsOf(before, still))]).toEqual([[ghana, before]]);
    expect([
      ...movedTracksSince(resultsOf({ ...still, events: delivered.events }), resultsOf({ ...still, events: [] })),
    ]).toHaveLength(1);
  });

  it('returns none at first, for a number that was not shown, or without a scan', () => {
    expect(movedTracksSince(resultsOf(delivered), undefined).size).toBe(0);
    expect(movedTracksSince(resultsOf(delivered), resultsOf(still)).size).toBe(0);
    expect(movedTracksSince(resultsOf(trackView(ghana)), resultsOf(before)).size).toBe(0);
  });
});
