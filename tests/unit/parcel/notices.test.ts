import { describe, expect, it } from 'vitest';
import { isTold, NOTICE_KINDS, noticeOfState, saysArrived, worthTelling } from '@/lib/parcel/notices';
import { SCAN_CODES } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES } from '@/lib/parcel/states';

const now = new Date('2026-11-24T12:00:00Z');
const cause = (waybillNo: string, at: string, kind = 'ARRIVED') => ({ waybillNo, at, kind });

describe('what people are told', () => {
  it('has a notice for every state but waiting', () => {
    expect(PARCEL_STATES.filter((state) => noticeOfState(state) === null)).toEqual(['WAITING']);
  });

  it('tells a price to the sender alone, and everything else to both', () => {
    expect(NOTICE_KINDS.filter((kind) => !isTold('receiver', kind))).toEqual(['REPRICED']);
    expect(NOTICE_KINDS.every((kind) => isTold('sender', kind))).toBe(true);
  });

  it('takes what happens in the country for an arrival', () => {
    expect(SCAN_CODES.filter(saysArrived)).toEqual([
      'FLIGHT_ARRIVED',
      'CUSTOMS_STARTED',
      'CUSTOMS_RELEASED',
      'ARRIVED_LOCAL_HUB',
    ]);
  });

  it('tells the newest of each parcel that comes at once', () => {
    const causes = [
      cause('A', '2026-11-24T08:00:00.000Z'),
      cause('B', '2026-11-24T09:00:00.000Z'),
      cause('A', '2026-11-24T10:00:00.000Z', 'OUT_FOR_DELIVERY'),
    ];
    expect(worthTelling(causes, now)).toEqual([causes[2], causes[1]]);
  });

  it('tells nothing that is two days old when it comes in', () => {
    expect(worthTelling([cause('A', '2026-11-22T11:59:59.000Z')], now)).toEqual([]);
    expect(worthTelling([cause('A', '2026-11-22T12:00:00.000Z')], now)).toHaveLength(1);
  });
});
