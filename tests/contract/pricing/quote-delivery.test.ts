import { beforeAll, expect, it } from 'vitest';
import { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { goToMarch } from '../support/steps/calendar-steps';
import { domesticQuoteRequest, internationalQuoteRequest, requestQuote } from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';

onEachDatabase('the expected delivery of a quote', (world) => {
  beforeAll(() => goToMarch(world()));

  it('counts working days of the destination, from China’s next working day on', async () => {
    const request = internationalQuoteRequest({ destinationCountry: 'GH' });
    const { expected } = OfferedQuote.parse(await requestQuote(world(), request, { lang: 'fr' }));
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

  it('uses its own calendar and clock within a country', async () => {
    const { expected } = OfferedQuote.parse(await requestQuote(world(), domesticQuoteRequest({ country: 'UG' })));
    expect(expected).toMatchObject({ pickupOn: '2031-03-06', earliest: '2031-03-07', latest: '2031-03-11' });
  });
});
