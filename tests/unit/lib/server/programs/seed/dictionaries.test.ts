import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { LANGUAGES } from '@/lib/market/language';
import { GOODS_CLASSES } from '@/lib/orders/choices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { scriptProblems } from './script-of';
import { inSixLanguages, readSeed, repeated } from './seed-file';

const schema = z.array(
  z.strictObject({
    type: z.enum(DICTIONARY_TYPES),
    code: z.string().regex(/^[A-Z][A-Z_]*$/),
    sort: z.int().positive(),
    names: inSixLanguages,
  }),
);
const dictionaries = readSeed('dictionaries.json', schema);
const codesOf = (type: string) => dictionaries.filter((entry) => entry.type === type).map((entry) => entry.code);
/** Titles of the languages that have one title for married and unmarried women. */
const ONE_TITLE = ['Madame', 'Hanım', '女士'];
const OF_BUSINESS = DICTIONARY_TYPES.filter((type) => type !== 'ORDER_STATUS');

describe('the seed of dictionaries', () => {
  it('contains exactly the codes of the product', () => {
    expect(Object.fromEntries(OF_BUSINESS.map((type) => [type, codesOf(type)]))).toEqual({
      CYCLE: ['DAILY', 'WEEKLY', 'MONTHLY'],
      SHIP_REQUIRE: ['INTERNATIONAL', 'DOMESTIC'],
      CONTACT_WAY: ['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT'],
      PICKUP_TIME: ['MORNING', 'AFTERNOON', 'LATE_AFTERNOON'],
      APPELLATION: ['MR', 'MRS', 'MS', 'NEUTRAL'],
      LOCAL_GOODS_TYPE: ['PARCEL', 'DOCUMENT', 'BULK'],
      INTL_GOODS_TYPE: [...GOODS_CLASSES],
    });
  });

  it('contains exactly the states of a parcel', () => {
    expect(codesOf('ORDER_STATUS').toSorted()).toEqual(PARCEL_STATES.toSorted());
  });

  it.each(DICTIONARY_TYPES)('%s: is sorted from 1, and no two entries have the same text', (type) => {
    const entries = dictionaries.filter((entry) => entry.type === type);
    expect(entries.map((entry) => entry.sort)).toEqual(entries.map((_, index) => index + 1));
    for (const language of LANGUAGES)
      expect(
        repeated(entries.map((entry) => entry.names[language])).filter((name) => !ONE_TITLE.includes(name)),
      ).toEqual([]);
  });

  it.each(dictionaries.filter((entry) => entry.code !== 'WHATSAPP'))('$type $code is in six languages', ({ names }) => {
    expect(scriptProblems(names)).toEqual([]);
  });
});
