import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { HS_NOMENCLATURE, isNomenclatureValid } from '@/lib/server/parcels/hs-codes/nomenclature';
import { HS_GROUPS, readHsGroup, readHsNames } from '@/lib/server/parcels/hs-codes/read-hs-names';

const names = readHsNames();
const codes = [...new Set(names.map(({ means }) => means.code))];

describe('the list of HS subheadings’ names', () => {
  it('has subheadings of the edition only', () => {
    const official = new Set(readFileSync('tests/fixtures/hs-codes/subheadings-2022.txt', 'utf8').trim().split('\n'));
    expect(official.size).toBeGreaterThan(5000);
    expect(codes.filter((code) => !official.has(code))).toEqual([]);
  });

  it('has at least 500 subheadings, each in six languages', () => {
    expect(codes.length).toBeGreaterThanOrEqual(500);
    const has = new Set(names.map(({ language, means }) => `${means.code} ${language}`));
    const missing = codes.flatMap((code) => LANGUAGES.map((language) => `${code} ${language}`));
    expect(missing.filter((key) => !has.has(key))).toEqual([]);
  });

  it('shows each by a different name of at most 70 characters in each language', () => {
    for (const language of LANGUAGES) {
      const ownNames = names.filter((name) => name.language === language && name.means.place === 0);
      const twice = ownNames.filter(({ text }, at) => ownNames.findIndex((each) => each.text === text) !== at);
      expect(twice, language).toEqual([]);
      expect(
        ownNames.filter(({ text }) => text.length > 70).map(({ text }) => text),
        language,
      ).toEqual([]);
    }
  });

  it('is sorted by code, and has each once', () => {
    const headings = Object.values(HS_GROUPS).flatMap((text) => text.match(/^# .+$/gm) ?? []);
    expect(headings).toEqual([...headings].sort());
    expect(headings.length).toBe(codes.length);
    const keys = names.map(({ language, text, means }) => `${means.code} ${language} ${text.toLowerCase()}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(['bag', '# 4202\nen: bag', '# 420222\nde: Tasche'])('is refused in another form: %s', (text) =>
    expect(() => readHsGroup('test', text)).toThrow(),
  );
});

describe('the edition of the nomenclature', () => {
  it('applies until the next one', () => {
    expect(isNomenclatureValid('2026-11-29')).toBe(true);
    expect(isNomenclatureValid('2027-12-31')).toBe(true);
    expect(isNomenclatureValid('2028-01-01')).toBe(false);
    expect(isNomenclatureValid('2021-12-31')).toBe(false);
  });

  it('has a source and the day of its check', () => {
    expect(HS_NOMENCLATURE.source.url).toMatch(/^https:\/\/www\.wcoomd\.org\//);
    expect(HS_NOMENCLATURE.checkedOn >= HS_NOMENCLATURE.validFrom).toBe(true);
  });
});
