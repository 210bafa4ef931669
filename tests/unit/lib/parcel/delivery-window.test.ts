import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Country } from '@/lib/market/country';
import type { WorkingCalendar } from '@/lib/market/working-days';
import { lineOrigin, wholeWindow, windowAfter, type WindowScan } from '@/lib/parcel/delivery-window';
import { windowsAfterEdit, type StoredWindows } from '@/lib/parcel/stored-windows';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { HolidayRecord } from '@/lib/server/places/calendars/holiday-record';
import { calendarWith } from '../../support/calendar-with';

const records = (JSON.parse(readFileSync('lib/server/programs/seed/data/holidays.json', 'utf8')) as unknown[]).map(
  (day) => HolidayRecord.parse(day),
);

/** The calendars of an empty database. */
function seeded(country: Country): WorkingCalendar {
  const days = records.filter(({ countryCode }) => countryCode === country);
  const of = (wanted: HolidayRecord['kind']) => days.filter(({ kind }) => kind === wanted);
  return {
    country,
    holidays: new Map(of('holiday').map(({ date, names, expected }) => [date, { names, expected }])),
    workdays: new Set(of('working').map(({ date }) => date)),
  };
}

const LINES = { small: [5, 10], special: [4, 8], local: [1, 3] } as const;
type Service = keyof typeof LINES;

function wayOf(service: Service, to: Country, remote = false) {
  const [minDays, maxDays] = LINES[service];
  const origin = service === 'local' ? null : ('CN' as const);
  return {
    way: { line: { minDays, maxDays }, remote: remote ? { minDays: 3, maxDays: 5 } : null, origin },
    calendars: { destination: seeded(to), origin: origin && seeded(origin) },
  };
}

describe('the delivery window of a market', () => {
  it.each([
    ['an ordinary week', 'special', 'GH', '2026-11-25', '2026-12-01', '2026-12-08'],
    ['Friday and Saturday are Egypt’s weekend', 'local', 'EG', '2026-11-25', '2026-11-26', '2026-11-30'],
    ['and Saudi Arabia’s', 'local', 'SA', '2026-11-26', '2026-11-29', '2026-12-01'],
    ['not the Emirates’; their national days are off', 'local', 'AE', '2026-12-01', '2026-12-04', '2026-12-08'],
    ['Chinese New Year holds up what has not flown', 'special', 'KE', '2027-02-04', '2027-02-16', '2027-02-22'],
    ['and nothing within a country that does not keep it', 'local', 'KE', '2027-02-04', '2027-02-05', '2027-02-09'],
    ['National Day of China', 'small', 'NG', '2026-09-30', '2026-10-14', '2026-10-21'],
    ['Eid al-Fitr 2026 in the Emirates', 'local', 'AE', '2026-03-18', '2026-03-23', '2026-03-25'],
    ['Eid al-Adha 2026 in Saudi Arabia', 'local', 'SA', '2026-05-25', '2026-05-31', '2026-06-02'],
    ['Eid al-Fitr 2027 in Morocco, by its own moon', 'local', 'MA', '2027-03-09', '2027-03-12', '2027-03-16'],
    ['Eid al-Adha 2027 in Pakistan', 'local', 'PK', '2027-05-14', '2027-05-20', '2027-05-24'],
    ['Ramadan is worked', 'local', 'EG', '2027-02-14', '2027-02-15', '2027-02-17'],
    ['half days before Türkiye’s feasts are worked', 'local', 'TR', '2026-05-25', '2026-05-26', '2026-06-02'],
    ['the half day before Republic Day too', 'local', 'TR', '2026-10-27', '2026-10-28', '2026-11-02'],
    ['over the end of the year', 'special', 'UG', '2026-12-24', '2026-12-31', '2027-01-07'],
    ['and of the next, with days off for those on a weekend', 'local', 'GH', '2027-12-23', '2027-12-24', '2027-12-30'],
  ] as [string, Service, Country, string, string, string][])(
    '%s (%s to %s from %s): %s to %s',
    (_, service, to, from, earliest, latest) => {
      const { way, calendars } = wayOf(service, to);
      expect(wholeWindow(from, way, calendars)).toMatchObject({ from, earliest, latest, whole: true });
    },
  );

  it('is wider in a remote area', () => {
    const { way, calendars } = wayOf('special', 'GH', true);
    const window = wholeWindow('2026-11-25', way, calendars);
    expect(window).toMatchObject({ minDays: 7, maxDays: 13, earliest: '2026-12-07', latest: '2026-12-15' });
  });

  it('has no origin within a country', () => {
    expect(lineOrigin({ line: { minDays: 1, maxDays: 3 } }, wayOf('local', 'GH').calendars)).toBeNull();
  });
});

const AT = '2026-11-24T12:00:00.000Z';
const PLAIN = { destination: calendarWith('KE'), origin: calendarWith('CN') };

function storedFrom(from: string, remote: StoredWindows['remote'] = null): StoredWindows {
  const way = { line: { minDays: 4, maxDays: 8 }, remote, origin: 'CN' as const };
  return { ...way, windows: [{ ...wholeWindow(from, way, PLAIN), because: 'PLACED', at: AT, scan: null }] };
}

const scansOf = (...seen: [code: ScanCode, on: string][]): WindowScan[] =>
  seen.map(([code, on], index) => ({
    event_id: String(index),
    code,
    occurred_at: `${on}T10:00:00.000Z`,
    time_zone: 'Africa/Nairobi',
  }));

describe('after a scan', () => {
  // A Monday: from Friday the 6th to Thursday the 12th.
  const storedWindows = storedFrom('2026-11-02');
  const after = (...seen: [code: ScanCode, on: string][]) =>
    windowAfter({ storedWindows, scans: scansOf(...seen), calendars: PLAIN, at: AT });

  it.each([
    ['on the day that was assumed', [['PICKED_UP', '2026-11-02']], null],
    ['a day earlier', [['PICKED_UP', '2026-10-30']], ['RECEIVED_EARLIER', '2026-11-05', '2026-11-11']],
    ['a day later', [['PICKED_UP', '2026-11-03']], ['RECEIVED_LATER', '2026-11-09', '2026-11-13']],
    ['at our warehouse', [['ARRIVED_HUB', '2026-11-03']], ['RECEIVED_LATER', '2026-11-09', '2026-11-13']],
    [
      'taken over once only',
      [
        ['PICKED_UP', '2026-11-02'],
        ['ARRIVED_HUB', '2026-11-06'],
      ],
      null,
    ],
    [
      'a flight in time',
      [
        ['PICKED_UP', '2026-11-02'],
        ['FLIGHT_DEPARTED', '2026-11-04'],
      ],
      null,
    ],
    ['a late flight', [['FLIGHT_DEPARTED', '2026-11-06']], ['FLIGHT_LATER', '2026-11-11', '2026-11-16']],
    ['a landing in time', [['FLIGHT_ARRIVED', '2026-11-05']], null],
    ['a late landing', [['FLIGHT_ARRIVED', '2026-11-10']], ['FLIGHT_LATER', '2026-11-12', '2026-11-17']],
    ['customs begun', [['CUSTOMS_STARTED', '2026-11-11']], null],
    ['customs that took long', [['CUSTOMS_RELEASED', '2026-11-11']], ['CUSTOMS_LONGER', '2026-11-12', '2026-11-17']],
    ['the last depot', [['ARRIVED_LOCAL_HUB', '2026-11-04']], ['AT_LOCAL_DEPOT', '2026-11-05', '2026-11-09']],
    ['the courier', [['OUT_FOR_DELIVERY', '2026-11-06']], ['OUT_FOR_DELIVERY', '2026-11-06', '2026-11-09']],
    ['nobody at home', [['DELIVERY_FAILED', '2026-11-06']], ['DELIVERY_FAILED', '2026-11-09', '2026-11-10']],
    [
      'delivered',
      [
        ['OUT_FOR_DELIVERY', '2026-11-06'],
        ['SIGNED', '2026-11-06'],
      ],
      null,
    ],
    [
      'ready for collection',
      [
        ['FLIGHT_ARRIVED', '2026-11-10'],
        ['READY_FOR_COLLECTION', '2026-11-11'],
      ],
      null,
    ],
    [
      'lost',
      [
        ['FLIGHT_ARRIVED', '2026-11-10'],
        ['LOST', '2026-11-30'],
      ],
      null,
    ],
  ] as [string, [ScanCode, string][], [string, string, string] | null][])('%s: %j', (_, seen, expected) => {
    const window = after(...seen);
    expect(window && [window.because, window.earliest, window.latest]).toEqual(expected);
  });

  it('names the scan that moved the window', () => {
    expect(after(['PICKED_UP', '2026-11-02'], ['OUT_FOR_DELIVERY', '2026-11-06'])).toMatchObject({
      scan: { eventId: '1', occurredAt: '2026-11-06T10:00:00.000Z' },
      at: AT,
    });
  });

  it('preserves the days of a remote area until the last depot', () => {
    const remote = storedFrom('2026-11-02', { minDays: 3, maxDays: 5 });
    const scans = scansOf(['ARRIVED_LOCAL_HUB', '2026-11-06']);
    const window = windowAfter({ storedWindows: remote, scans, calendars: PLAIN, at: AT });
    expect(window).toMatchObject({ minDays: 1, maxDays: 8 });
  });

  it('distinguishes a moved holiday from a delay', () => {
    const calendars = { ...PLAIN, destination: calendarWith('KE', ['2026-11-11']) };
    const scans = scansOf(['PICKED_UP', '2026-11-02']);
    expect(windowAfter({ storedWindows, scans, calendars, at: AT })).toMatchObject({
      because: 'HOLIDAY_MOVED',
      latest: '2026-11-13',
      scan: null,
    });
  });
});

describe('an edited order', () => {
  it('preserves the earlier days beside the new ones, and repeats no announcement', () => {
    const storedWindows = storedFrom('2026-11-02');
    const later = windowsAfterEdit(storedWindows, storedFrom('2026-11-03'));
    expect(later.windows.map(({ because, from }) => [because, from])).toEqual([
      ['PLACED', '2026-11-02'],
      ['EDITED', '2026-11-03'],
    ]);
    expect(windowsAfterEdit(storedWindows, storedFrom('2026-11-02'))).toEqual(storedWindows);
    expect(windowsAfterEdit(null, storedWindows)).toEqual(storedWindows);
    const scans = scansOf(['PICKED_UP', '2026-11-04']);
    expect(windowAfter({ storedWindows: later, scans, calendars: PLAIN, at: AT })).toMatchObject({
      because: 'RECEIVED_LATER',
    });
  });
});
