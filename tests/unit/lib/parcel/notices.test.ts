import { describe, expect, it } from 'vitest';
import { isNotified, NOTICE_KINDS, noticeOfState, showsArrival, causesToNotify } from '@/lib/parcel/notices';
import { SCAN_CODES } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES } from '@/lib/parcel/states';

const now = new Date('2026-11-24T12:00:00Z');
const cause = (waybillNo: string, at: string, kind = 'ARRIVED') => ({ waybillNo, at, kind });

describe('the list of notices about a parcel', () => {
  it('has one for every state except waiting', () => {
    expect(PARCEL_STATES.filter((state) => noticeOfState(state) === null)).toEqual(['WAITING']);
  });

  it('goes to both parties, except for the notices of one', () => {
    expect(NOTICE_KINDS.filter((kind) => !isNotified('receiver', kind))).toEqual([
      'SENT_ON',
      'REPRICED',
      'HAND_OVER_REMINDER',
      'NOT_HANDED_OVER',
      'DETAILS_GIVEN',
    ]);
    expect(NOTICE_KINDS.filter((kind) => !isNotified('sender', kind))).toEqual(['DETAILS_REMINDER']);
  });

  it('includes every scan in the country as an arrival', () => {
    expect(SCAN_CODES.filter(showsArrival)).toEqual([
      'FLIGHT_ARRIVED',
      'CUSTOMS_STARTED',
      'CUSTOMS_RELEASED',
      'ARRIVED_LOCAL_HUB',
    ]);
  });

  it('includes the newest of several simultaneous scans of each parcel', () => {
    const causes = [
      cause('A', '2026-11-24T08:00:00.000Z'),
      cause('B', '2026-11-24T09:00:00.000Z'),
      cause('A', '2026-11-24T10:00:00.000Z', 'OUT_FOR_DELIVERY'),
    ];
    expect(causesToNotify(causes, now)).toEqual([causes[2], causes[1]]);
  });

  it('omits scans that are two days old on arrival', () => {
    expect(causesToNotify([cause('A', '2026-11-22T11:59:59.000Z')], now)).toEqual([]);
    expect(causesToNotify([cause('A', '2026-11-22T12:00:00.000Z')], now)).toHaveLength(1);
  });
});
