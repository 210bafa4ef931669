import { describe, expect, it } from 'vitest';
import type { CountryView, PhoneRule } from '@/lib/contract/places/countries';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { PARCEL_STATES } from '@/lib/parcel/states';
import seeds from '@/lib/server/programs/seed/data/countries.json';
import dictionaries from '@/lib/server/programs/seed/data/dictionaries.json';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { onEachDatabase, type World } from '../support/world';

async function countries(world: World, lang = 'en'): Promise<Record<string, CountryView>> {
  const { body } = await world.call('queryAllCountryList', {}, { lang });
  return Object.fromEntries((body.data as CountryView[]).map((country) => [country.code, country]));
}

onEachDatabase('the facts of countries', (world) => {
  describe('the country list', () => {
    it('has the eleven countries of §1 in its order and one default', async () => {
      const { status, body } = await world().call('queryAllCountryList');
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, code: 0 });
      expect(body.data.map(({ code }: CountryView) => code)).toEqual([...COUNTRIES]);
      const marked = body.data.filter(({ defaultMark }: CountryView) => defaultMark === 1);
      expect(marked.map(({ code }: CountryView) => code)).toEqual(['GH']);
    });

    it('lists the languages of §3', async () => {
      const list = await countries(world());
      const keys = (code: string) => list[code]!.langList.map(({ langKey }) => langKey);
      for (const code of ['GH', 'NG', 'KE', 'UG', 'CN']) expect(keys(code)).toEqual(['en', 'zh-CN']);
      for (const code of ['EG', 'SA', 'AE']) expect(keys(code)).toEqual(['en', 'zh-CN', 'ar']);
      expect(keys('MA')).toEqual(['en', 'zh-CN', 'fr']);
      expect(keys('PK')).toEqual(['en', 'zh-CN', 'ur']);
      expect(keys('TR')).toEqual(['en', 'tr']);
      expect(list.TR!.langList).toContainEqual({ langKey: 'tr', name: 'Türkçe' });
      expect(list.MA!.defaultLang).toBe('fr');
      expect(list.CN!.defaultLang).toBe('zh-CN');
    });

    it('carries the §3 fields and the request language', async () => {
      const { MA } = await countries(world(), 'fr');
      const seed = seeds.find(({ code }) => code === 'MA')!;
      expect(MA).toMatchObject({
        nameEN: seed.names.en,
        nameCN: seed.names['zh-CN'],
        nameFR: seed.names.fr,
        nameTR: seed.names.tr,
        countryName: seed.names.fr,
        iconWeb: '/flags/ma.svg',
        contact: seed.contact,
        email: seed.email,
        hours: seed.hours,
      });
      expect(MA!.openTime).toBe(MA!.openTimeFR);
      expect(MA!.openTime).not.toBe(MA!.openTimeEN);
      expect(MA!.social?.whatsapp).toMatch(/^https:/);
    });

    it.each(LANGUAGES)('has hours and names in %s', async (lang) => {
      const list = await countries(world(), lang);
      const suffix = lang === 'zh-CN' ? 'CN' : lang.toUpperCase();
      for (const country of Object.values(list)) {
        expect(country.openTime).toBe(country[`openTime${suffix}` as 'openTimeEN']);
        expect(country.countryName).toBe(country[`name${suffix}` as 'nameEN']);
        expect(country.address).not.toBe('');
      }
    });

    it('has no social links for China and Türkiye (§2)', async () => {
      const list = await countries(world());
      const without = Object.values(list).filter(({ social }) => social === null);
      expect(without.map(({ code }) => code)).toEqual(['CN', 'TR']);
    });

    it('falls back to English for an unknown language, and returns the same list for orders', async () => {
      const { body } = await world().call('queryAllCountryList', {}, { lang: 'xx' });
      expect(body.data[0].countryName).toBe('Ghana');
      const orders = await world().call('queryOrderAllCountryList', {}, { lang: 'xx' });
      expect(orders.body.data).toEqual(body.data);
    });
  });

  describe('the phone rule of a country', () => {
    it('has a pattern that accepts its example and rejects nonsense', async () => {
      const { body } = await world().call('queryPhoneRules');
      const rules = body.data as PhoneRule[];
      expect(rules.map(({ code }) => code)).toEqual([...COUNTRIES]);
      for (const { code, phoneRegex, example } of rules) {
        expect(new RegExp(phoneRegex).test(example), code).toBe(true);
        expect(new RegExp(phoneRegex).test('12'), code).toBe(false);
        expect(new RegExp(phoneRegex).test(`${example}1234567`), code).toBe(false);
      }
    });

    it('distinguishes the countries', async () => {
      const { body } = await world().call('queryPhoneRules');
      const ghana = (body.data as PhoneRule[]).find(({ code }) => code === 'GH')!;
      expect(new RegExp(ghana.phoneRegex).test('+233240000123')).toBe(true);
      expect(new RegExp(ghana.phoneRegex).test('+8613900000123')).toBe(false);
    });
  });

  describe('the dictionary call', () => {
    it('returns the requested types in their order and in the request language', async () => {
      const { body } = await world().call(
        'querySysDictByType',
        { typeList: ['CYCLE', 'SHIP_REQUIRE'] },
        { lang: 'fr' },
      );
      const inFrench = (wanted: string) =>
        dictionaries
          .filter(({ type }) => type === wanted)
          .map(({ type, code, names }) => ({ type, code, name: names.fr }));
      expect(inFrench('CYCLE').map(({ code }) => code)).toEqual(['DAILY', 'WEEKLY', 'MONTHLY']);
      expect(body.data).toEqual({ CYCLE: inFrench('CYCLE'), SHIP_REQUIRE: inFrench('SHIP_REQUIRE') });
    });

    it.each(LANGUAGES)('has all eight types named in %s', async (lang) => {
      const { body } = await world().call('querySysDictByType', { typeList: [...DICTIONARY_TYPES] }, { lang });
      expect(Object.keys(body.data).sort()).toEqual([...DICTIONARY_TYPES].sort());
      for (const entries of Object.values(body.data) as { code: string; name: string }[][]) {
        expect(entries.length).toBeGreaterThan(1);
        for (const { code, name } of entries) expect(name, code).not.toBe('');
      }
    });

    it('names every parcel state', async () => {
      const { body } = await world().call('querySysDictByType', { typeList: ['ORDER_STATUS'] });
      const codes = body.data.ORDER_STATUS.map(({ code }: { code: string }) => code);
      expect(codes.sort()).toEqual([...PARCEL_STATES].sort());
    });

    it('returns the same by GET, by POST and by getSysDictList', async () => {
      const typeList = ['CONTACT_WAY', 'PICKUP_TIME'];
      const post = await world().call('querySysDictByType', { typeList }, { lang: 'ur' });
      const list = await world().call('getSysDictList', { typeList }, { lang: 'ur' });
      const replyToGet = await world().call('querySysDictByTypeGet', { typeList: typeList.join(',') }, { lang: 'ur' });
      expect(replyToGet.body.data).toEqual(post.body.data);
      expect(list.body.data).toEqual(post.body.data);
    });

    it('rejects an unknown type and an empty list', async () => {
      for (const input of [{ typeList: ['CYCLE', 'COLOUR'] }, { typeList: [] }, {}]) {
        const { status, body } = await world().call('querySysDictByType', input);
        expect(status).toBe(422);
        expect(body.data).toBeNull();
        expect(body.errors![0]!.field).toMatch(/^typeList/);
      }
      expect((await world().call('querySysDictByTypeGet', { typeList: 'CYCLE,' })).status).toBe(422);
    });
  });

  it('never fail on hostile input', async () => {
    const wholes = HOSTILE_VALUES.map((typeList) => ({ typeList }));
    const within = HOSTILE_VALUES.map((value) => ({ typeList: ['CYCLE', value] }));
    for (const name of ['querySysDictByType', 'getSysDictList'] as const) {
      const statuses = await expectNoServerError(world(), name, [...wholes, ...within]);
      expect(statuses[200]).toBeUndefined();
      expect(statuses[422]).toBeGreaterThan(wholes.length);
    }
    const queries = HOSTILE_VALUES.map((value) => ({
      typeList: `CYCLE,${String(JSON.stringify(value)).slice(0, 500)}`,
    }));
    await expectNoServerError(world(), 'querySysDictByTypeGet', queries);
    for (const lang of ['\u00e9', 'zh-CN\t', "en'--", 'x'.repeat(4000)]) {
      expect((await world().call('queryAllCountryList', {}, { lang })).status).toBe(200);
    }
  });
});
