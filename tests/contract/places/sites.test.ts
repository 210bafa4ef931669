import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { SiteView } from '@/lib/contract/places/sites';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { readContentChanges } from '@/lib/server/platform/content-changes';
import seeds from '@/lib/server/programs/seed/data/sites.json';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

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

  const importSites = (items: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'sites.json');
      writeFileSync(file, JSON.stringify(items));
      return runOpsCommand(world(), 'sites', 'import', file, ...flags);
    });

  describe('listSites', () => {
    it.each(COUNTRIES)('returns every site of %s, among them a warehouse', async (countryCode) => {
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

    it('is paged without repeating or losing a site, with and without a clock', async () => {
      for (const clock of [{}, { openAt: '2026-11-18T09:00:00Z' }]) {
        const whole = await codes({ countryCode: 'PK', ...clock });
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((page) => codes({ countryCode: 'PK', page, size: 3, ...clock })),
        );
        expect(pages.flat()).toEqual(whole);
        expect((await list({ countryCode: 'PK', page: 9, size: 3, ...clock })).total).toBe(whole.length);
      }
    });

    it.each(LANGUAGES)('responds in %s, with streets in local spelling', async (lang) => {
      // Site whose streets have Arabic names beside the English ones, and none in other languages.
      const seed = seeds.find(({ address }) => Object.keys(address).join() === 'en,ar')!;
      const { items } = await list({ countryCode: seed.countryCode }, lang);
      const match = items.find(({ siteCode }) => siteCode === seed.siteCode)!;
      expect({ name: match.name, nameEn: match.nameEn }).toEqual({ name: seed.names[lang], nameEn: seed.names.en });
      expect(match.address).toBe(lang === 'ar' ? seed.address.ar : seed.address.en);
      expect(/^\p{Script=Arabic}+$/u.test(match.cityName)).toBe(['ar', 'ur'].includes(lang));
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
    ])('rejects %o', async (input) => {
      const { status, body } = await world().call('listSites', input);
      expectRefusal({ status, body }, 422, ERRORS.invalid.code);
      expect(body.errors![0]!.field).toBe(Object.keys(input)[0]);
    });

    it('never fails on hostile input', async () => {
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

  describe('with a list of our own', () => {
    /** Returns a site at the place of a sample of the country, always open, with the given changes. */
    const siteIn = (countryCode: string, number: number, rest: object) => ({
      ...seeds.find((seed) => seed.countryCode === countryCode && seed.areaCode !== '')!,
      siteCode: `${countryCode}-TST-0${number}`,
      hours: [{ days: EVERY_DAY, opens: '00:00', closes: '24:00' }],
      closedOn: [],
      ...rest,
    });
    const lunch = [
      { days: [5], opens: '09:00', closes: '11:30' },
      { days: [5], opens: '13:30', closes: '17:00' },
    ];
    const ours = {
      quay: siteIn('GH', 1, {
        names: { ...sample.names, en: 'Öresund quay', 'zh-CN': '海边站点', ar: 'أمواج', tr: 'Şişli iskelesi' },
        address: { en: '7 Oxbow Walk' },
        hours: lunch,
        closedOn: ['2026-11-27'],
      }),
      depot: siteIn('GH', 2, {}),
      lunching: siteIn('EG', 3, { hours: lunch }),
      late: siteIn('SA', 4, { hours: [{ days: EVERY_DAY, opens: '16:00', closes: '01:00' }] }),
    };
    beforeAll(async () => {
      expect(await importSites(Object.values(ours), '--replace')).toMatchObject({ code: 0, err: [] });
    });
    afterAll(() => importSites(seeds, '--replace'));

    it('finds every word in a name, a street or a place, however typed', async () => {
      const { quay, depot } = ours;
      const [{ cityName, areaName }] = (await list({ countryCode: 'GH' })).items as [SiteView];
      for (const text of [
        'OXBOW walk',
        'oresund',
        'Ôresund QUAY',
        'أمواج',
        'امواج',
        '海边',
        'sisli',
        `quay ${cityName}`,
      ])
        expect(await codes({ text }), text).toEqual([quay.siteCode]);
      expect((await codes({ text: areaName })).sort()).toEqual([quay.siteCode, depot.siteCode]);
      expect(await codes({ text: 'quay no-such-word' })).toEqual([]);
      expect(await codes({ countryCode: 'GH', text: '%' })).toEqual(await codes({ countryCode: 'GH' }));
    });

    it('filters open sites by the site’s clock', async () => {
      const openAt = async (instant: string) => (await codes({ openAt: instant })).sort();
      const [quay, depot, lunching, late] = [ours.quay, ours.depot, ours.lunching, ours.late].map(
        (one) => one.siteCode,
      );
      // Friday noon in Cairo is a break. The same instant is a working hour in Accra.
      expect(await openAt('2026-11-20T10:00:00Z')).toEqual([quay, depot]);
      expect(await openAt('2026-11-20T09:00:00Z')).toEqual([lunching, quay, depot].sort());
      // An evening that ends after midnight, seen from both sides, and from another time zone.
      expect(await openAt('2026-11-20T21:30:00Z')).toEqual([depot, late]);
      expect(await openAt('2026-11-21T00:30:00+03:00')).toEqual([depot, late]);
      expect(await openAt('2026-11-20T22:00:00Z')).toEqual([depot]);
      // A Friday on which the site is closed.
      expect(await openAt('2026-11-27T10:00:00Z')).toEqual([depot]);
    });
  });

  describe('getSiteBySiteCode', () => {
    it('returns one site as the list does', async () => {
      const { siteCode, names, kind } = seeds.find(({ countryCode }) => countryCode === 'CN')!;
      const { status, body } = await world().call('getSiteBySiteCode', { siteCode }, { lang: 'zh-CN' });
      expect(status).toBe(200);
      const { items } = await list({ countryCode: 'CN' }, 'zh-CN');
      expect(body.data).toEqual(items.find((site) => site.siteCode === siteCode));
      expect(body.data).toMatchObject({ name: names['zh-CN'], kind, timeZone: MARKETS.CN.timeZone });
    });

    it('returns notFound for an unknown site, and names a malformed code', async () => {
      expect((await world().call('getSiteBySiteCode', { siteCode: 'GH-NIL-99' })).status).toBe(404);
      expect((await world().call('getSiteBySiteCode', { siteCode: '../x' })).status).toBe(422);
      expect((await world().call('getSiteBySiteCode')).status).toBe(422);
    });
  });

  describe('ops sites', () => {
    const version = async () =>
      (await readContentChanges(world().services.db)).find(({ tag }) => tag === 'sites')?.version ?? 0;

    it('exports what import reads, and a repeated import changes nothing', async () => {
      const exportedSites = JSON.parse((await runOpsCommand(world(), 'sites', 'export')).out.join('\n'));
      expect(exportedSites).toHaveLength(seeds.length);
      const before = await version();
      const run = await importSites(exportedSites);
      expect({ code: run.code, lastLine: run.out.at(-1) }).toEqual({
        code: 0,
        lastLine: `sites: 0 added, 0 changed, ${seeds.length} unchanged, 0 removed.`,
      });
      expect(await version()).toBe(before);
    });

    it('imports changes of sites and marks pages as outdated', async () => {
      const before = await version();
      expect((await importSites([sample])).code).toBe(0);
      expect(await codes({ countryCode: 'GH', text: '1 lane' })).toEqual(['GH-TST-01']);
      expect(await codes({ countryCode: 'GH', text: 'greater accra test' })).toEqual(['GH-TST-01']);
      expect(await version()).toBe(before + 1);
      expect((await importSites([{ ...sample, address: { en: '2 Other Lane' } }])).out.at(-1)).toContain('1 changed');
      expect(await codes({ countryCode: 'GH', text: '1 lane' })).toEqual([]);
      expect((await importSites(seeds, '--replace')).out.at(-1)).toContain('1 removed');
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
    ])('rejects %o and imports nothing', async (wrong, where) => {
      const first = { ...sample, siteCode: 'GH-TST-02' };
      const run = await importSites([first, { ...sample, ...wrong }]);
      expect(run.code).toBe(1);
      expect(run.err[0]).toContain('item 2');
      expect(run.err.join('\n')).toContain(where);
      expect((await world().call('getSiteBySiteCode', { siteCode: 'GH-TST-02' })).status).toBe(404);
    });
  });
});
