import { expect, it } from 'vitest';
import { z } from 'zod';
import { deliveryWindow, transitFor, type Service } from '@/lib/billing/transit';
import { inSixLanguages, readSeed } from './seed-file';

const articles = readSeed('news.json', z.array(z.looseObject({ id: z.string(), bodyHtml: inSixLanguages })));
const english = articles.find((entry) => entry.id === 'year-end-dates-2026')?.bodyHtml.en ?? '';

it.each([
  ['special-line', false, '2026-12-11'],
  ['e-parcel', false, '2026-12-09'],
  ['business-express', false, '2026-12-09'],
  ['special-line', true, '2026-12-04'],
  ['e-parcel', true, '2026-12-02'],
  ['business-express', true, '2026-12-02'],
] as const)('%s, remote %s: handed over on %s it arrives on 23 December at the latest, as the news says', (...row) => {
  const [service, remote, pickup]: readonly [Service, boolean, string] = row;
  const window = deliveryWindow({
    pickupOn: pickup,
    transit: transitFor(service, remote),
    destinationCountry: 'GH',
    holidays: new Set(),
  });
  expect(window.latest).toBe('2026-12-23');
  const spoken = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(english).toContain(spoken.format(new Date(pickup)).replace(',', ''));
});
