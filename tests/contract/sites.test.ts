import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { SiteView } from '@/lib/contract/sites';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { readContentChanges } from '@/lib/server/pages/content-changes';
import seeds from '@/lib/server/seed/data/sites.json';
import { expectNoServerError, HOSTILE_VALUES } from './hostile';
import { inFolder, ops } from './ops';
import { onEachDatabase } from './world';

const sample = {
  siteCode: 'GH-TST-01',
  kind: 'own',
  countryCode: 'GH',
  provinceCode: 'GH-AA',
  cityCode: 'GH-AA-ACCRA',
  areaCode: '',
  names: Object.fromEntries(LANGUAGES.map((language) => [language, `Test ${language}`])),
  address: { en: '1 Test Lane' },
  phone: '+233 24 000 0999',
  email: 'test@duniaexpress.example',
  hours: [{ days: [5], opens: '22:00', closes: '02:00' }],
  closedOn: [],
  services: ['drop-off'],
  lat: 5.6,
  lng: -0.2,
};

onEachDatabase('sites', (world) => {
  const list = async (input: Record<string, unknown>, lang = 'en') => {
    const { status, body } = await world().call('listSites', { size: 100, ...input }, { lang });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { items: SiteView[]; total: number };
  };
  const codes = async (input: Record<string, unknown>) => (await list(input)).items.map(({ siteCode }) => siteCode);

  describe('listSites', () => {
    it.each(COUNTRIES)('gives every site of %s, among them a warehouse', async (countryCode) => {
      const { items, total } = await list({ countryCode });
      const expected = seeds.filter((site) => site.countryCode === countryCode);
      expect(items.map(({ siteCode }) => siteCode).sort()).toEqual(expected.map(({ siteCode }) => siteCode).sort());
      expect(total).toBe(expected.length);
      expect(items.some(({ kind }) => kind === 'warehouse')).toBe(true);
      for (const site of items) {
        expect(site.provinceName && site.cityName && site.address, site.siteCode).toBeTruthy();
        expect(Boolean(site.areaName), site.siteCode).toBe(site.areaCode !== '');
      }
    });

    it('filters by province, city and area', async () => {
      // A place that narrows at each step.
      const alike = (key: 'provinceCode' | 'cityCode' | 'areaCode', code: string) =>
        seeds.filter((site) => site[key] === code).map(({ siteCode }) => siteCode);
      const { provinceCode, cityCode, areaCode } = seeds.find(
        (site) => alike('areaCode', site.areaCode).length < alike('cityCode', site.cityCode).length,
      )!;
      for (const [key, code] of Object.entries({ provinceCode, cityCode, areaCode } as const))
        expect((await codes({ [key]: code })).sort()).toEqual(
          alike(key as 'provinceCode' | 'cityCode' | 'areaCode', code).sort(),
        );
      const elsewhere = COUNTRIES.find((country) => !provinceCode.startsWith(country))!;
      expect(await codes({ countryCode: elsewhere, provinceCode })).toEqual([]);
    });

    it('filters by kind', async () => {
      const warehouses = await list({ kind: 'warehouse' });
      expect(new Set(warehouses.items.map(({ countryCode }) => countryCode))).toEqual(new Set(COUNTRIES));
      expect(warehouses.items.every(({ kind }) => kind === 'warehouse')).toBe(true);
    });

    it('finds every word in a name, a street or a place, however it is typed', async () => {
      for (const text of ['OXFORD street', 'أوسو', 'اوسو', '奥苏', 'osu accra', 'Ôsu']) {
        expect(await codes({ countryCode: 'GH', text }), text).toEqual(['GH-ACC-02']);
      }
      expect(await codes({ text: 'sisli' })).toEqual(['TR-IST-04']);
      expect(await codes({ text: 'no such words' })).toEqual([]);
      expect(await codes({ countryCode: 'UG', text: '%' })).toEqual(await codes({ countryCode: 'UG' }));
    });

    it('tells what is open at an instant by the clock of the site', async () => {
      const openAt = (instant: string, input = {}) => codes({ openAt: instant, ...input });
      // Friday noon in Cairo is the break of the counters; the same instant is a working hour in Accra.
      const friday = '2026-11-20T10:00:00Z';
      expect(await openAt(friday, { countryCode: 'EG', kind: 'own' })).toEqual([]);
      expect(await openAt(friday, { countryCode: 'GH', kind: 'own' })).toHaveLength(6);
      // An evening that ends after midnight, seen from both sides, and from another time zone.
      const late = { countryCode: 'SA', kind: 'partner' };
      expect(await openAt('2026-11-20T21:30:00Z', late)).toEqual(['SA-RUH-03']);
      expect(await openAt('2026-11-21T00:30:00+03:00', late)).toEqual(['SA-RUH-03']);
      expect(await openAt('2026-11-20T22:00:00Z', late)).toEqual([]);
      // A public holiday.
      expect(await openAt('2026-12-25T10:00:00Z', { countryCode: 'GH' })).toEqual([]);
      expect(await openAt('2026-12-02T01:00:00Z', { countryCode: 'AE' })).toEqual(['AE-DXB-03']);
    });

    it('is cut into pages that neither repeat nor lose a site, with and without a clock', async () => {
      for (const clock of [{}, { openAt: '2026-11-18T09:00:00Z' }]) {
        const whole = await codes({ countryCode: 'PK', ...clock });
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((page) => codes({ countryCode: 'PK', page, size: 3, ...clock })),
        );
        expect(pages.flat()).toEqual(whole);
        expect((await list({ countryCode: 'PK', page: 9, size: 3, ...clock })).total).toBe(whole.length);
      }
    });

    it('speaks the language of the request, and writes streets as they are written there', async () => {
      const site = async (countryCode: string, code: string, lang: string) =>
        (await list({ countryCode }, lang)).items.find(({ siteCode }) => siteCode === code)!;
      const arabic = await site('EG', 'EG-CAI-02', 'ar');
      expect([arabic.name, arabic.cityName]).toEqual(['مركز خدمة القاهرة – مدينة نصر', 'القاهرة']);
      expect(arabic.address).toBe('48 شارع عباس العقاد');
      const chinese = await site('EG', 'EG-CAI-02', 'zh-CN');
      expect([chinese.name, chinese.address]).toEqual(['开罗纳赛尔城服务点', '48 Abbas El Akkad Street']);
      expect(chinese.nameEn).toBe('Cairo Nasr City service point');
    });

    it.each([
      { countryCode: 'FR' },
      { kind: 'shop' },
      { openAt: 'tomorrow' },
      { openAt: '2026-11-20' },
      { page: 0 },
      { page: 1.5 },
      { page: 'x' },
      { size: 0 },
      { size: 101 },
      { text: 'x'.repeat(61) },
      { provinceCode: 'a b' },
    ])('refuses %o', async (input) => {
      const { status, body } = await world().call('listSites', input);
      expect([status, body.code]).toEqual([422, ERRORS.invalid.code]);
      expect(body.errors![0]!.field).toBe(Object.keys(input)[0]);
    });

    it('is not upset by hostile input', async () => {
      const values = HOSTILE_VALUES.filter((value) => typeof value !== 'object');
      const inputs = values.flatMap((value) => [{ text: value }, { provinceCode: value }, { openAt: value }]);
      await expectNoServerError(world(), 'listSites', inputs);
      await expectNoServerError(
        world(),
        'getSiteBySiteCode',
        values.map((siteCode) => ({ siteCode })),
      );
    });
  });

  describe('getSiteBySiteCode', () => {
    it('gives one site as the list does', async () => {
      const { status, body } = await world().call('getSiteBySiteCode', { siteCode: 'CN-CAN-01' }, { lang: 'zh-CN' });
      expect(status).toBe(200);
      const { items } = await list({ countryCode: 'CN' }, 'zh-CN');
      expect(body.data).toEqual(items.find(({ siteCode }) => siteCode === 'CN-CAN-01'));
      expect(body.data).toMatchObject({ name: '广州仓', kind: 'warehouse', timeZone: 'Asia/Shanghai' });
    });

    it('answers notFound for a site there is not, and names a code that cannot be one', async () => {
      expect((await world().call('getSiteBySiteCode', { siteCode: 'GH-NIL-99' })).status).toBe(404);
      expect((await world().call('getSiteBySiteCode', { siteCode: '../x' })).status).toBe(422);
      expect((await world().call('getSiteBySiteCode')).status).toBe(422);
    });
  });

  describe('ops sites', () => {
    const imported = (items: unknown, ...flags: string[]) =>
      inFolder(async (folder) => {
        const file = path.join(folder, 'sites.json');
        writeFileSync(file, JSON.stringify(items));
        return ops(world(), 'sites', 'import', file, ...flags);
      });
    const version = async () =>
      (await readContentChanges(world().services.db)).find(({ tag }) => tag === 'sites')?.version ?? 0;

    it('export gives what import takes, and importing it again changes nothing', async () => {
      const exported = JSON.parse((await ops(world(), 'sites', 'export')).out.join('\n'));
      expect(exported).toHaveLength(seeds.length);
      const before = await version();
      const run = await imported(exported);
      expect([run.code, run.out.at(-1)]).toEqual([
        0,
        `${seeds.length} sites: 0 added, 0 changed, ${seeds.length} unchanged, 0 removed`,
      ]);
      expect(await version()).toBe(before);
    });

    it('import adds, changes and removes, and says that the pages are old', async () => {
      const before = await version();
      expect((await imported([sample])).code).toBe(0);
      expect(await codes({ countryCode: 'GH', text: '1 lane' })).toEqual(['GH-TST-01']);
      expect(await codes({ countryCode: 'GH', text: 'greater accra test' })).toEqual(['GH-TST-01']);
      expect(await version()).toBe(before + 1);
      expect((await imported([{ ...sample, address: { en: '2 Other Lane' } }])).out.at(-1)).toContain('1 changed');
      expect(await codes({ countryCode: 'GH', text: '1 lane' })).toEqual([]);
      expect((await imported(seeds, '--replace')).out.at(-1)).toContain('1 removed');
      expect(await codes({ countryCode: 'GH', text: 'other lane' })).toEqual([]);
    });

    it.each([
      [{ kind: 'shop' }, 'kind'],
      [{ siteCode: 'gh 1' }, 'siteCode'],
      [{ provinceCode: 'NG-LA' }, 'provinceCode'],
      [{ cityCode: 'GH-AH-KUMASI' }, 'cityCode'],
      [{ areaCode: 'GH-AH-KUMASI-ADUM' }, 'areaCode'],
      [{ phone: '+234 803 000 0999' }, 'phone'],
      [{ email: 'nobody' }, 'email'],
      [{ names: { en: 'Only English' } }, 'names.zh-CN'],
      [{ address: { fr: '1, rue' } }, 'address.en'],
      [{ hours: [{ days: [8], opens: '09:00', closes: '17:00' }] }, 'hours.0.days.0'],
      [{ hours: [{ days: [1], opens: '9', closes: '17:00' }] }, 'hours.0.opens'],
      [
        {
          hours: [
            { days: [1], opens: '09:00', closes: '13:00' },
            { days: [1], opens: '12:00', closes: '17:00' },
          ],
        },
        'hours',
      ],
      [{ closedOn: ['2026-02-30'] }, 'closedOn.0'],
      [{ services: ['tea'] }, 'services.0'],
      [{ lat: 91 }, 'lat'],
      [{ colour: 'blue' }, 'item 2'],
    ])('import refuses %o and takes in nothing', async (wrong, where) => {
      const first = { ...sample, siteCode: 'GH-TST-02' };
      const run = await imported([first, { ...sample, ...wrong }]);
      expect(run.code).toBe(1);
      expect(run.err[0]).toContain('item 2');
      expect(run.err.join('\n')).toContain(where);
      expect((await world().call('getSiteBySiteCode', { siteCode: 'GH-TST-02' })).status).toBe(404);
    });
  });
});
