import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { RateView } from '@/lib/contract/quotes/quotes';
import type { DestinationRatesView, RemarkView } from '@/lib/contract/quotes/receivers';
import { COUNTRIES } from '@/lib/market/country';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { onEachDatabase } from '../support/world';

const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

onEachDatabase('freight receivers, their remarks, and the operators’ tariff', (world) => {
  const callWith = async <Result>(
    name: 'queryReceiver' | 'queryRemark' | 'getReceiverList',
    input: Record<string, unknown>,
    lang = 'en',
  ) => {
    const { status, body } = await world().call(name, input, { lang });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as Result;
  };

  describe('queryReceiver', () => {
    it('lists every destination in order, each zone with the rates of three services', async () => {
      const receivers = await callWith<DestinationRatesView[]>('queryReceiver', {});
      expect(receivers.map(({ countryCode }) => countryCode)).toEqual(DESTINATIONS);
      for (const { zones } of receivers) {
        expect(zones.map(({ zone, rates }) => [zone, rates.length])).toEqual([
          ['main', 3],
          ['other', 3],
        ]);
      }
    });

    it('gives the same prices as the rate table', async () => {
      const [kenya] = await callWith<DestinationRatesView[]>(
        'queryReceiver',
        { countryCode: 'KE', service: 'business-express' },
        'fr',
      );
      const table = (
        await world().call('queryRate', { countryCode: 'KE', service: 'business-express' }, { lang: 'fr' })
      ).body.data;
      // The rate table also has each price in the market's own currency.
      const prices = (table as RateView[]).map(({ exchange: _, ...rate }) => rate);
      expect(kenya!.zones.flatMap(({ rates }) => rates)).toEqual(prices);
      expect(kenya!.zones.map(({ name }) => name)).toEqual(
        table.map(({ destinationName }: { destinationName: string }) => destinationName),
      );
    });
  });

  describe('queryRemark', () => {
    it('returns the tariff’s remarks for a destination in the requested language', async () => {
      const request = { countryCode: 'GH', service: 'intl-straight-small' };
      const remarks = await callWith<RemarkView[]>('queryRemark', request, 'tr');
      const table = (await world().call('queryRate', request, { lang: 'tr' })).body.data as RateView[];
      expect(remarks).toEqual(
        table.map(({ service, zone, destinationName, remark }) => ({
          service,
          zone,
          zoneName: destinationName,
          remark,
        })),
      );
      expect(remarks.map(({ zone }) => zone)).toEqual(['main', 'other']);
      expect(remarks[0]!.remark).toMatch(/ kg/);
      expect(remarks[0]!.remark).not.toBe((await callWith<RemarkView[]>('queryRemark', request))[0]!.remark);
      expect(await callWith('queryRemark', { countryCode: 'GH' })).toHaveLength(6);
    });
  });

  describe('getReceiverList', () => {
    it('returns countries and zones, and the cities of the main zone', async () => {
      type List = { countryCode: string; zones: { zone: string; cities: { name: string }[] }[] }[];
      const receivers = await callWith<List>('getReceiverList', {}, 'ar');
      expect(receivers.map(({ countryCode }) => countryCode)).toEqual(DESTINATIONS);
      const egypt = receivers.find(({ countryCode }) => countryCode === 'EG')!.zones;
      expect(egypt.map(({ zone, cities }) => [zone, cities.map(({ name }) => name)])).toEqual([
        ['main', ['القاهرة']],
        ['other', []],
      ]);
      const [nigeria] = await callWith<List>('getReceiverList', { countryCode: 'NG' });
      expect(nigeria!.zones[0]!.cities).toHaveLength(20);
    });
  });

  it.each([
    ['queryReceiver', { countryCode: 'CN' }, 'countryCode'],
    ['queryReceiver', { countryCode: 'XX' }, 'countryCode'],
    ['queryReceiver', { service: 'local-standard' }, 'service'],
    ['queryRemark', {}, 'countryCode'],
    ['queryRemark', { countryCode: 'CN' }, 'countryCode'],
    ['queryRemark', { countryCode: 'GH', service: 'x' }, 'service'],
    ['getReceiverList', { countryCode: 'CN' }, 'countryCode'],
    ['getReceiverList', { countryCode: 7 }, 'countryCode'],
  ] as const)('%s rejects %o', async (name, input, field) => {
    const { status, body } = await world().call(name, input);
    expect({ status, code: body.code, field: body.errors![0]!.field }).toEqual({
      status: 422,
      code: ERRORS.invalid.code,
      field,
    });
  });

  describe('ops rates', () => {
    type Rates = Record<string, unknown>[];
    const exportRates = async () =>
      JSON.parse((await runOpsCommand(world(), 'rates', 'export')).out.join('\n')) as Rates;
    const importRates = (items: unknown, ...flags: string[]) =>
      withTemporaryFolder(async (folder) => {
        const file = path.join(folder, 'rates.json');
        writeFileSync(file, JSON.stringify(items));
        return runOpsCommand(world(), 'rates', 'import', file, ...flags);
      });

    let seededRates: Rates;
    beforeAll(async () => void (seededRates = await exportRates()));
    afterEach(() => importRates(seededRates, '--replace'));

    it('exports what import reads, and a repeated import changes nothing', async () => {
      const rates = await exportRates();
      expect(rates).toHaveLength(82);
      const run = await importRates(rates, '--replace');
      expect({ code: run.code, lastLine: run.out.at(-1) }).toEqual({
        code: 0,
        lastLine: 'rates: 0 added, 0 changed, 82 unchanged, 0 removed.',
      });
    });

    it('changes a price in the table and in quotes', async () => {
      const [first] = await exportRates();
      expect(first).toMatchObject({ service: 'intl-straight-small', countryCode: 'GH', zone: 'main' });
      expect((await importRates([{ ...first, firstKgMinor: 7777 }])).out.at(-1)).toContain('1 changed');
      const [row] = (await world().call('queryRate', { countryCode: 'GH', service: 'intl-straight-small' })).body.data;
      expect(row).toMatchObject({ zone: 'main', firstKgMinor: 7777 });
      const parcels = [{ weightKg: 1, lengthCm: 20, widthCm: 20, heightCm: 10 }];
      const quote = await world().call('getInternationalQuote', {
        service: 'intl-straight-small',
        destinationCountry: 'GH',
        cityCode: 'GH-AA-ACCRA',
        parcels,
      });
      expect(quote.body.data.totals).toEqual([{ currency: 'CNY', minor: 7777 }]);
    });

    it('withdraws a service from a whole country, but not from half of it', async () => {
      const rates = await exportRates();
      const isKenya = (rate: Rates[number]) => rate.countryCode === 'KE' && rate.service === 'business-express';
      const half = await importRates(
        rates.filter((rate) => !isKenya(rate) || rate.zone === 'main'),
        '--replace',
      );
      expect({ code: half.code, err: half.err[0] }).toEqual({
        code: 1,
        err: 'business-express to KE has no rate for "other"',
      });
      expect(await exportRates()).toHaveLength(82);
      const whole = await importRates(
        rates.filter((rate) => !isKenya(rate)),
        '--replace',
      );
      expect({ code: whole.code, lastLine: whole.out.at(-1) }).toEqual({
        code: 0,
        lastLine: 'rates: 0 added, 0 changed, 80 unchanged, 2 removed.',
      });
      expect((await importRates(rates)).out.at(-1)).toContain('2 added');
    });

    it.each([
      [{ currency: 'USD' }, 'currency'],
      [{ zone: 'same-city' }, 'zone'],
      [{ service: 'local-standard' }, 'service'],
      [{ countryCode: 'CN' }, 'countryCode'],
      [{ firstKgMinor: 0 }, 'firstKgMinor'],
      [{ additionalKgMinor: 1.5 }, 'additionalKgMinor'],
      [{ minDays: 9, maxDays: 8 }, 'maxDays'],
      [{ remark: { en: 'Only English' } }, 'remark.fr'],
      [{ taxIncluded: 'no' }, 'taxIncluded'],
    ])('rejects the import of %o', async (wrong, where) => {
      const [first] = await exportRates();
      const run = await importRates([{ ...first, ...wrong }]);
      expect(run.code).toBe(1);
      expect(run.err.join('\n')).toContain(where);
    });
  });
});
