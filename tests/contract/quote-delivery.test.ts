import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { OfferedQuote } from '@/lib/contract/quotes';
import { byLanguage } from '@/lib/market/language';
import { inFolder, ops } from './ops';
import { domestic, international, quoted } from './quote-steps';
import { onEachDatabase } from './world';

const day = (countryCode: string, date: string, rest: object = {}) => ({
  countryCode,
  date,
  names: byLanguage((language) => `Day of rest (${language})`),
  ...rest,
});

/** Years after those of the seed; the 6th of March 2031 is a Thursday. */
const CALENDARS = [
  day('CN', '2031-03-07'),
  day('CN', '2031-03-08', { kind: 'working' }),
  day('GH', '2031-03-10', { expected: true }),
];

onEachDatabase('the expected delivery of a quote', (world) => {
  beforeAll(() =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'holidays.json');
      writeFileSync(file, JSON.stringify(CALENDARS));
      expect(await ops(world(), 'holidays', 'import', file)).toMatchObject({ code: 0 });
      // Half an hour into the 6th in China; still the 5th in Ghana and Uganda.
      world().pass(Date.parse('2031-03-05T16:30:00Z') - world().services.now().getTime());
    }),
  );

  it('from abroad: picked up on China’s next working day, counted in the destination’s', async () => {
    const request = international({ destinationCountry: 'GH' });
    const { expected } = OfferedQuote.parse(await quoted(world(), request, { lang: 'fr' }));
    // Friday is free in China and Saturday is worked. Of Ghana's working days the 4th and the 8th.
    expect(expected).toEqual({
      pickupOn: '2031-03-08',
      earliest: '2031-03-14',
      latest: '2031-03-20',
      leftOut: [
        { day: '2031-03-08', reason: 'pickup', name: null, mayMove: false },
        { day: '2031-03-09', reason: 'weekend', name: null, mayMove: false },
        { day: '2031-03-10', reason: 'holiday', name: 'Day of rest (fr)', mayMove: true },
        { day: '2031-03-15', reason: 'weekend', name: null, mayMove: false },
        { day: '2031-03-16', reason: 'weekend', name: null, mayMove: false },
      ],
    });
  });

  it('within a country: by its own calendar and clock', async () => {
    const { expected } = OfferedQuote.parse(await quoted(world(), domestic({ country: 'UG' })));
    expect(expected).toMatchObject({ pickupOn: '2031-03-06', earliest: '2031-03-07', latest: '2031-03-11' });
  });
});
