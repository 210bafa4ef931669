import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { DESTINATIONS, type Country } from '@/lib/market/country';
import { byLanguage } from '@/lib/market/language';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import {
  domesticQuoteRequest,
  internationalQuoteRequest,
  requestQuote,
  requestRefusal,
} from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';

const kes = (major: number) => ({ currency: 'KES', minor: major * 100 });

const rule = (change: object = {}) => ({
  countryCode: 'GH',
  validFrom: '2020-01-01',
  source: { text: 'Notice 7', url: 'https://customs.example/7' },
  checkedOn: '2020-01-02',
  confirmed: true,
  vat: { percent: 10, basis: 'goods' },
  duty: { minPercent: 0, maxPercent: 20 },
  importerGives: 'An invoice',
  texts: byLanguage((language) => `Ghana taxes goods. This is ${language}.`),
  ...change,
});

const checkedOn = (rules: readonly object[], day: CalendarDate) => rules.map((each) => ({ ...each, checkedOn: day }));

onEachDatabase('the list of import rules', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const importing = (list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'customs.json');
      writeFileSync(file, JSON.stringify(list));
      return runOpsCommand(world(), 'customs', 'import', file, ...flags);
    });
  const exportRules = async (): Promise<object[]> =>
    JSON.parse((await runOpsCommand(world(), 'customs', 'export')).out.join('\n'));
  let seededRules: object[];
  beforeAll(async () => void (seededRules = await exportRules()));
  afterEach(() => importing(seededRules, '--replace'));

  it('states the import charges of every international quote', async () => {
    for (const destinationCountry of ['GH', 'NG', 'KE', 'UG', 'MA', 'EG', 'PK', 'SA', 'AE', 'TR']) {
      const { importCharges } = await requestQuote(world(), internationalQuoteRequest({ destinationCountry }));
      expect(importCharges).toMatchObject({
        label: 'Import duty and tax',
        kind: ['SA', 'AE'].includes(destinationCountry) ? 'advance' : 'open',
        incoterm: 'DAP',
        low: null,
      });
      expect(importCharges!.text).not.toBe('');
      expect(importCharges!.notes.length).toBeGreaterThan(0);
    }
    expect(await requestQuote(world(), domesticQuoteRequest({ country: 'GH' }))).not.toHaveProperty('importCharges');
  });

  it('estimates a range with its workings, in the language of the request', async () => {
    const request = internationalQuoteRequest({ destinationCountry: 'KE', goodsValue: kes(10_000) });
    const { importCharges } = await requestQuote(world(), request, { lang: 'fr' });
    expect(importCharges).toMatchObject({ kind: 'estimate', label: 'Droits et taxes à l’importation' });
    expect(importCharges!.workings).toHaveLength(5);
    expect(importCharges!.low!.minor).toBeLessThan(importCharges!.high!.minor);
    expect(importCharges!.source?.url).toMatch(/^https:/);
  });

  it('names the total of our own lines as what we collect, and the fee of customs beside it', async () => {
    const sar = (major: number) => ({ currency: 'SAR', minor: major * 100 });
    for (const [goods, duty] of [
      [1000, false],
      [2000, true],
    ] as const) {
      const quote = await requestQuote(
        world(),
        internationalQuoteRequest({ destinationCountry: 'SA', goodsValue: sar(goods) }),
      );
      const { kind, low, high, workings } = quote.importCharges!;
      expect({ kind, low, high }).toEqual({ kind: 'advance', low: quote.receiverTotals[0], high: duty ? null : low });
      expect(workings).toEqual([expect.stringMatching(/^Customs may add a fee \(ZATCA\): SAR.15$/)]);
    }
  });

  it('refuses phones to a person in Türkiye, and accepts them for a company', async () => {
    const phones = { destinationCountry: 'TR', goodsClass: 'PHONE_TABLET' };
    const { errors } = await requestRefusal(world(), internationalQuoteRequest(phones));
    expect(errors).toMatchObject([{ field: 'goodsClass' }]);
    expect(errors![0]!.message).toContain('doesn’t release phones');
    const forCompany = await requestQuote(world(), internationalQuoteRequest({ ...phones, customer: 'business' }));
    expect(forCompany.importCharges).toMatchObject({ label: 'Import duty and tax' });
  });

  it('is in the order, by the rule of its day, and in tracking without amounts', async () => {
    expect(await importing([rule({ validTo: '2025-12-31' })])).toMatchObject({ code: 0, err: [] });
    const { body } = await world().call('addInternationalOrder', internationalOrder(), { token: ama.token });
    const { id, waybillNo, quote } = body.data;
    expect(quote.importCharges).toMatchObject({ kind: 'open', confirmed: false });
    const { db } = world().services;
    await db.updateTable('orders').set({ created_at: '2021-05-01T10:00:00.000Z' }).where('id', '=', id).execute();
    const readOrder = async () => (await world().call('getOrder', { id }, { token: ama.token })).body.data;
    // An import takes effect within a second.
    const old = await vi.waitFor(
      async () => {
        const order = await readOrder();
        const oldCharges = { kind: 'estimate', confirmed: true, checkedOn: '2020-01-02' };
        expect(order.quote.importCharges).toMatchObject(oldCharges);
        return order;
      },
      { timeout: 5000 },
    );
    // The rule was checked long ago, so its day is shown.
    expect(old.quote.importCharges.notes.at(-1)).toContain('2020');
    const track = await world().call('queryTrack', { waybillNos: [waybillNo] });
    const [parcel] = track.body.data.inTransit;
    expect(parcel.importCharges).toMatchObject({ label: 'Import duty and tax', notes: old.quote.importCharges.notes });
    expect(JSON.stringify(parcel.importCharges)).not.toContain('GHS');
  });

  it('is imported as a whole or not at all', async () => {
    expect(seededRules).toHaveLength(DESTINATIONS.length);
    const overlapping = await importing([rule()]);
    expect(overlapping.code).toBe(1);
    expect(overlapping.err[0]).toBe('GH:2020-01-01 must end before GH:2026-01-01: set its validTo');
    const wrong = await importing([
      rule({ countryCode: 'CN' }),
      rule({ validTo: '2019-12-31' }),
      rule({ duty: { minPercent: 5, maxPercent: 1 } }),
      rule({ source: { text: 'Notice', url: 'http://plain.example' } }),
    ]);
    for (const place of ['item 1, countryCode', 'item 2, validTo', 'item 3, duty', 'item 4, source.url'])
      expect(wrong.err.join('\n')).toContain(place);
    expect(await exportRules()).toEqual(seededRules);
  });

  it('is checked: one rule for each destination, none too old', async () => {
    await importing(checkedOn(seededRules, localDay(world().services.now(), 'UTC')), '--replace');
    const { code, out } = await runOpsCommand(world(), 'customs', 'check');
    expect({ code, outCount: out.length }).toEqual({ code: 0, outCount: 1 + DESTINATIONS.length });
    await importing([rule({ validFrom: '2026-01-01' })], '--replace');
    const late = await runOpsCommand(world(), 'customs', 'check');
    expect(late.code).toBe(1);
    expect(late.out[1]).toContain('(too old)');
    expect(late.out[2]).toBe('NG\tno rule');
  });

  it('shows the day of its check from the 181st day on, everywhere', async () => {
    const rules = checkedOn(seededRules, '2026-11-20');
    await importing(rules, '--replace');
    const passTo = (day: CalendarDate) =>
      world().pass(Date.parse(`${day}T12:00:00Z`) - world().services.now().getTime());
    const notesTo = async (destinationCountry: Country) =>
      (await requestQuote(world(), internationalQuoteRequest({ destinationCountry }))).importCharges!.notes.join(' ');

    passTo('2027-05-19');
    expect((await runOpsCommand(world(), 'customs', 'check')).code).toBe(0);
    for (const country of DESTINATIONS) expect(await notesTo(country)).not.toContain('20\u00a0November\u00a02026');

    passTo('2027-05-20');
    const { code, out } = await runOpsCommand(world(), 'customs', 'check');
    expect(code).toBe(1);
    expect(out.filter((line) => line.includes('(too old)'))).toHaveLength(DESTINATIONS.length);
    for (const country of DESTINATIONS)
      expect(await notesTo(country)).toContain('We last checked this rule on 20\u00a0November\u00a02026.');
    const { importCharges } = await requestQuote(world(), internationalQuoteRequest({ destinationCountry: 'SA' }), {
      lang: 'ar',
    });
    expect(importCharges!.notes.at(-1)).toContain('20\u00a0نوفمبر\u00a02026');
  });
});
