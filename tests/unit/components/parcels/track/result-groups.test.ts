import { describe, expect, it } from 'vitest';
import { groupResults, rowGroupOf } from '@/components/parcels/track/results/result-groups';
import { showsRows, type SearchOutcome } from '@/components/parcels/track/search/track-search';
import type { TrackEventView } from '@/lib/contract/tracking/tracking';
import { trackView } from '../../../../fixtures/track-view';

const scan = (code: string): TrackEventView => ({
  code,
  description: code,
  time: '2026-11-27T08:00:00Z',
  timeZone: 'Africa/Accra',
  place: 'Accra',
  countryCode: 'GH',
});

const outcome = (parts: Partial<SearchOutcome>): SearchOutcome => ({
  inTransit: [],
  signed: [],
  ended: [],
  notFound: [],
  ...parts,
});

describe('the list of result groups', () => {
  it('puts first the groups that need a person, and unknown numbers last', () => {
    const heldParcel = { ...trackView('C'), events: [scan('CUSTOMS_HELD')] };
    const result = outcome({
      inTransit: [
        trackView('W', 'WAITING'),
        trackView('T'),
        heldParcel,
        trackView('O', 'OUT_FOR_DELIVERY'),
        trackView('F', 'DELIVERY_FAILED'),
        trackView('P', 'READY_FOR_COLLECTION'),
      ],
      signed: [trackView('S', 'SIGNED')],
      ended: [trackView('L', 'LOST'), trackView('R', 'RETURNED')],
      notFound: [{ number: 'X', reason: 'unknown' }],
    });
    const order = groupResults(result).flatMap(({ rows }) =>
      rows.map((row) => ('number' in row ? row.number : row.waybillNo)),
    );
    expect(order.join('')).toBe('FCRPOTWSLX');
  });

  it('preserves the order of the results within a group and leaves out empty groups', () => {
    const groups = groupResults(outcome({ inTransit: [trackView('B'), trackView('A')] }));
    expect(groups.map(({ group, rows }) => [group, rows.length])).toEqual([['inTransit', 2]]);
    expect(groups[0]!.rows).toEqual([trackView('B'), trackView('A')]);
  });

  it('treats a parcel as held only while the newest scan is a hold', () => {
    const events = [scan('CUSTOMS_HELD')];
    expect(rowGroupOf({ state: 'IN_TRANSIT', events })).toBe('customs');
    expect(rowGroupOf({ state: 'IN_TRANSIT', events: [scan('CUSTOMS_RELEASED'), ...events] })).toBe('inTransit');
    expect(rowGroupOf({ state: 'LOST', events })).toBe('ended');
  });

  it('shows rows for several results, found or not', () => {
    const one = outcome({ inTransit: [trackView('A')] });
    expect(showsRows(one)).toBe(false);
    expect(showsRows({ ...one, notFound: [{ number: 'X', reason: 'shape' }] })).toBe(true);
  });
});
