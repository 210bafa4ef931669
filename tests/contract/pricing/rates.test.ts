import { describe, expect, it } from 'vitest';
import type { RateView } from '@/lib/contract/quotes/quotes';
import seeds from '@/lib/server/programs/seed/data/rates.json';
import { onEachDatabase } from '../support/world';

onEachDatabase('the call of rates', (world) => {
  describe('the rate table (§3)', () => {
    const rates = async (input: Record<string, string>, lang = 'en') => {
      const { status, body } = await world().call('queryRate', input, { lang });
      expect(status).toBe(200);
      return body.data as RateView[];
    };

    it('has main and other cities for each service and destination', async () => {
      for (const { service, destinationCountry: countryCode } of seeds.international) {
        const seedRates = seeds.international.filter(
          (one) => one.service === service && one.destinationCountry === countryCode,
        );
        expect(seedRates.map(({ zone }) => zone)).toEqual(['main', 'other']);
        const rows = await rates({ countryCode, service });
        expect(rows).toMatchObject(
          seedRates.map(
            ({ zone, currency, taxIncluded, firstKgMinor, additionalKgMinor, minDays, maxDays, zoneNames }) => ({
              zone,
              currency,
              taxIncluded,
              firstKgMinor,
              additionalKgMinor,
              minDays,
              maxDays,
              destinationName: zoneNames.en,
            }),
          ),
        );
      }
    });

    it('is in MAD with tax for parcels to Morocco', async () => {
      const morocco = await rates({ countryCode: 'MA', service: 'business-express' }, 'zh-CN');
      expect(morocco).toHaveLength(2);
      for (const { currency, taxIncluded, originName } of morocco) {
        expect({ currency, taxIncluded }).toEqual({ currency: 'MAD', taxIncluded: true });
        // In the language of the request.
        expect(originName).toMatch(/^\p{Script=Han}+$/u);
      }
    });

    it("has our exchange rate into the market's money beside prices and fees in CNY", async () => {
      const of = async (countryCode: string, market: string) => {
        const { body } = await world().call('queryRate', { countryCode }, { countryCode: market });
        return (body.data as RateView[]).map(({ currency, exchange }) => [currency, exchange?.currency]);
      };
      expect(new Set((await of('GH', 'GH')).map(String))).toEqual(new Set(['CNY,GHS', 'GHS,']));
      // Morocco's international fees are in CNY.
      expect(new Set((await of('MA', 'MA')).map(String))).toEqual(new Set(['MAD,MAD', 'MAD,']));
      expect(new Set((await of('GH', 'CN')).map(String))).toEqual(new Set(['CNY,', 'GHS,']));
    });

    it('is complete without a filter', async () => {
      expect(await rates({})).toHaveLength(seeds.international.length + seeds.domestic.length);
      const local = await rates({ service: 'local-standard', countryCode: 'TR' }, 'tr');
      expect(local.map(({ originName, currency }) => [originName, currency])).toEqual([
        ['Türkiye', 'TRY'],
        ['Türkiye', 'TRY'],
      ]);
      expect((await world().call('queryRate', { countryCode: 'XX' })).status).toBe(422);
    });
  });
});
