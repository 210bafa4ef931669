import { describe, expect, it } from 'vitest';
import type { RateView } from '@/lib/contract/quotes';
import { onEachDatabase } from './world';

onEachDatabase('rates', (world) => {
  describe('the rate table (§3)', () => {
    const rates = async (input: Record<string, string>, lang = 'en') => {
      const { status, body } = await world().call('queryRate', input, { lang });
      expect(status).toBe(200);
      return body.data as RateView[];
    };

    it('has main and other cities for each service and destination', async () => {
      const ghana = await rates({ countryCode: 'GH', service: 'intl-straight-small' });
      expect(ghana.map(({ zone, firstKgMinor, additionalKgMinor }) => [zone, firstKgMinor, additionalKgMinor])).toEqual(
        [
          ['main', 6600, 5800],
          ['other', 7300, 6500],
        ],
      );
      expect(ghana[0]).toMatchObject({
        originName: 'Guangzhou',
        currency: 'CNY',
        taxIncluded: false,
        minDays: 5,
        maxDays: 10,
      });
      expect(ghana[0]!.destinationName).toBe('Accra and up to 10 km from the urban area');
    });

    it('is in MAD with tax for parcels to Morocco', async () => {
      const morocco = await rates({ countryCode: 'MA', service: 'business-express' }, 'zh-CN');
      expect(morocco.map(({ currency, taxIncluded, originName }) => [currency, taxIncluded, originName])).toEqual([
        ['MAD', true, '广州'],
        ['MAD', true, '广州'],
      ]);
    });

    it('is whole without a filter; local rates start in their country', async () => {
      expect(await rates({})).toHaveLength(82);
      const local = await rates({ service: 'local-standard', countryCode: 'TR' }, 'tr');
      expect(local.map(({ originName, currency }) => [originName, currency])).toEqual([
        ['Türkiye', 'TRY'],
        ['Türkiye', 'TRY'],
      ]);
      expect((await world().call('queryRate', { countryCode: 'XX' })).status).toBe(422);
    });
  });
});
