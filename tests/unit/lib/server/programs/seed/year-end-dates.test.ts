import { expect, it } from 'vitest';
import { z } from 'zod';
import { transitWindow, kindOfService, TARIFF_SERVICES, transitFor, type TariffService } from '@/lib/billing/transit';
import { addDays, weekday } from '@/lib/time/calendar-date';
import { weekendDays } from '@/lib/market/working-days';
import { calendarWith } from '../../../../support/calendar-with';
import { asRead } from '../../../../support/as-read';
import { inSixLanguages, readSeed } from './seed-file';

const articles = readSeed('news.json', z.array(z.looseObject({ bodyHtml: inSixLanguages })));

/** The day that an article on the end of the year counts back from. */
const DEADLINE = '2026-12-23';

const dateText = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');

function arrivesBy(service: TariffService, remote: boolean, pickupOn: string): string {
  const transit = transitFor(service, remote);
  return transitWindow({ pickupOn, transit, calendar: calendarWith('GH') }).latest;
}

/** The last working day on which a parcel may be handed over. */
function lastPickup(service: TariffService, remote: boolean): string {
  let day = DEADLINE;
  const isTooLate = () => arrivesBy(service, remote, day) > DEADLINE || weekendDays('GH').includes(weekday(day));
  while (isTooLate()) day = addDays(day, -1);
  return day;
}

it('the last pickup days in an article match the transit times', () => {
  const abroad = TARIFF_SERVICES.filter((service) => kindOfService(service) === 'international');
  const days = abroad.flatMap((service) => [false, true].map((remote) => lastPickup(service, remote)));
  const naming = articles.filter(({ bodyHtml }) =>
    [DEADLINE, ...days].every((day) => asRead(bodyHtml.en).includes(dateText(day))),
  );
  expect(naming).toHaveLength(1);
});
