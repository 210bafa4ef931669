import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday } from '@/lib/time/calendar-date';
import { TARIFF_SERVICES, transitWindow, kindOfService, transitFor, type TariffService } from '@/lib/billing/transit';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { weekendDays } from '@/lib/market/working-days';
import { calendarWith } from '../../support/calendar-with';

describe('the range of working days', () => {
  it.each([
    ['e-parcel', 5, 10, 'international'],
    ['special-line', 4, 8, 'international'],
    ['business-express', 5, 10, 'international'],
    ['local', 1, 3, 'domestic'],
    ['fulfilment', 1, 2, 'domestic'],
  ] as [TariffService, number, number, string][])('has for %s %i-%i, %s', (service, minDays, maxDays, kind) => {
    expect(transitFor(service, false)).toEqual({ minDays, maxDays });
    expect(transitFor(service, true)).toEqual({ minDays: minDays + 3, maxDays: maxDays + 5 });
    expect(kindOfService(service)).toBe(kind);
  });

  it('is known for every service', () => {
    expect([...TARIFF_SERVICES].sort()).toEqual([
      'business-express',
      'e-parcel',
      'fulfilment',
      'local',
      'special-line',
    ]);
  });
});

describe('delivery window', () => {
  const windowFor = (pickupOn: string, service: TariffService, country: Country, holidays: Iterable<string> = []) =>
    transitWindow({
      pickupOn,
      transit: transitFor(service, false),
      calendar: calendarWith(country, holidays),
    });

  // 2 March 2026 is a Monday.
  it.each([
    ['2026-03-02', 'local', 'GH', [], '2026-03-03', '2026-03-05'],
    ['2026-03-06', 'local', 'GH', [], '2026-03-09', '2026-03-11'],
    ['2026-03-07', 'local', 'GH', [], '2026-03-09', '2026-03-11'],
    ['2026-03-05', 'local', 'EG', [], '2026-03-08', '2026-03-10'],
    ['2026-03-05', 'local', 'SA', [], '2026-03-08', '2026-03-10'],
    ['2026-03-05', 'local', 'AE', [], '2026-03-06', '2026-03-10'],
    ['2026-03-02', 'special-line', 'NG', [], '2026-03-06', '2026-03-12'],
    ['2026-03-02', 'e-parcel', 'PK', [], '2026-03-09', '2026-03-16'],
    ['2026-03-05', 'local', 'GH', ['2026-03-06'], '2026-03-09', '2026-03-11'],
    ['2026-03-05', 'local', 'GH', ['2026-03-07', '2026-03-10'], '2026-03-06', '2026-03-11'],
    ['2026-03-02', 'local', 'GH', ['2026-03-02'], '2026-03-03', '2026-03-05'],
    ['2027-12-31', 'fulfilment', 'TR', [], '2028-01-03', '2028-01-04'],
  ] as [string, TariffService, Country, string[], string, string][])(
    'runs, for pickup on %s, %s to %s, holidays %j: %s to %s',
    (pickupOn, service, country, holidays, earliest, latest) => {
      expect(windowFor(pickupOn, service, country, holidays)).toMatchObject({ earliest, latest });
    },
  );

  it('lists the skipped days: the pickup day, weekends, holidays', () => {
    // Friday; Monday is a holiday.
    const { leftOut } = windowFor('2026-03-06', 'local', 'GH', ['2026-03-09']);
    expect(leftOut.map(({ day, reason }) => `${day} ${reason}`)).toEqual([
      '2026-03-06 pickup',
      '2026-03-07 weekend',
      '2026-03-08 weekend',
      '2026-03-09 holiday',
    ]);
  });

  it('rejects an invalid day', () => {
    for (const day of ['', '2026-2-3', '2026-02-29', '2026-13-01', 'yesterday', '2026-03-02T00:00:00Z']) {
      expect(() => windowFor(day, 'local', 'GH')).toThrow(RangeError);
    }
  });

  const anyDay = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2024-01-01', offset));
  const anyCountry = fc.constantFrom(...COUNTRIES);
  const anyTransit = fc
    .tuple(fc.constantFrom(...TARIFF_SERVICES), fc.boolean())
    .map(([service, remote]) => transitFor(service, remote));

  it('contains exactly the promised working days, and ends on working days', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyCountry,
        anyTransit,
        fc.array(fc.nat(25), { maxLength: 8 }),
        (pickupOn, country, transit, offsets) => {
          const holidays = new Set(offsets.map((offset) => addDays(pickupOn, offset)));
          const { earliest, latest } = transitWindow({
            pickupOn,
            transit,
            calendar: calendarWith(country, holidays),
          });
          const works = (day: string) => !holidays.has(day) && !weekendDays(country).includes(weekday(day));
          const workingDaysUntil = (until: string) =>
            Array.from({ length: daysBetween(pickupOn, until) }, (_, index) => addDays(pickupOn, index + 1)).filter(
              works,
            ).length;
          expect({ minDays: workingDaysUntil(earliest), maxDays: workingDaysUntil(latest) }).toEqual({
            minDays: transit.minDays,
            maxDays: transit.maxDays,
          });
          expect({ earliest: works(earliest), latest: works(latest) }).toEqual({ earliest: true, latest: true });
        },
      ),
    );
  });

  it('is never earlier for a later pickup, a remote area or another holiday', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyCountry,
        fc.constantFrom(...TARIFF_SERVICES),
        fc.integer({ min: 1, max: 9 }),
        (pickupOn, country, service, later) => {
          const base = {
            pickupOn,
            transit: transitFor(service, false),
            calendar: calendarWith(country),
          };
          const { earliest, latest } = transitWindow(base);
          const others = [
            transitWindow({ ...base, pickupOn: addDays(pickupOn, later) }),
            transitWindow({ ...base, transit: transitFor(service, true) }),
            transitWindow({ ...base, calendar: calendarWith(country, [addDays(pickupOn, later)]) }),
          ];
          for (const other of others) {
            expect(other.earliest >= earliest).toBe(true);
            expect(other.latest >= latest).toBe(true);
          }
        },
      ),
    );
  });
});
