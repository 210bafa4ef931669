import { describe, expect, it } from 'vitest';
import { Parcel } from '@/lib/contract/orders/order-request';
import { isoCountryNames } from '@/lib/i18n/names/iso-country-names';
import { ISO_COUNTRIES } from '@/lib/market/iso-countries';
import { LANGUAGES } from '@/lib/market/language';
import { groupRows } from '@/lib/sheets/group-rows';
import { orderCandidate } from '@/lib/sheets/order-candidate';
import { readTable } from '@/lib/sheets/table';
import type { ColumnId } from '@/lib/sheets/columns';
import { foldText } from '@/lib/text/fold-text';

const HEAD: readonly ColumnId[] = ['hsCode', 'receiverName'];
const NOWHERE = { countries: [], places: new Map(), areas: new Map() };

describe('an HS code', () => {
  const parse = (hsCode: unknown) => Parcel.shape.hsCode.safeParse(hsCode);
  it.each([
    ['6109.10.00', '61091000'],
    [' 6109 10 ', '610910'],
    ['٦١٠٩٫١٠'.replace('٫', '.'), '610910'],
    ['0901-21-0000', '0901210000'],
    ['', ''],
  ])('%s is stored as %s', (typed, stored) => {
    expect(parse(typed)).toMatchObject({ success: true, data: stored });
  });
  it.each(['61091', '61091000001', '6109A0', '6109,10', 610910])('%s is refused', (typed) => {
    expect(parse(typed).success).toBe(false);
  });

  const inSheet = (text: string, isNumber: boolean) => {
    const cells = [
      { text, isNumber },
      { text: 'Ama', isNumber: false },
    ];
    const head = HEAD.map((name) => ({ text: name, isNumber: false }));
    const table = readTable(
      [
        { row: 1, cells: head },
        { row: 2, cells },
      ],
      new Map(HEAD.map((name) => [foldText(name), name])),
    )!;
    return parse(
      orderCandidate(groupRows(table.rows).orders[0]!, { choices: {}, gazetteer: NOWHERE, country: 'GH' }).candidate
        .parcels[0]!.hsCode,
    ).data;
  };
  it('gets its leading zero again from a number cell', () => {
    expect(inSheet('9012100', true)).toBe('09012100');
    expect(inSheet('610910', true)).toBe('610910');
    expect(inSheet('6109.10', false)).toBe('610910');
    expect(inSheet('6109.1001', true)).toBeUndefined();
  });
});

describe('a country of origin', () => {
  const parse = (code: unknown) => Parcel.shape.originCountry.safeParse(code);
  it('is a code of ISO 3166 in any case', () => {
    expect(parse(' vn ')).toMatchObject({ success: true, data: 'VN' });
    for (const wrong of ['China', 'XX', 'CHN', null]) expect(parse(wrong).success).toBe(false);
  });
  it('has one name in each language, and no name belongs to two countries', () => {
    const byName = new Map<string, string>();
    for (const language of LANGUAGES) {
      expect(isoCountryNames(language)).toHaveLength(ISO_COUNTRIES.length);
      for (const { code, name } of isoCountryNames(language)) {
        expect(name).not.toBe(code);
        expect(byName.get(name) ?? code, name).toBe(code);
        byName.set(name, code);
      }
    }
  });
});
