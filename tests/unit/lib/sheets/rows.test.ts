import { describe, expect, it } from 'vitest';
import { COLUMNS, columnOfField, type ColumnId } from '@/lib/sheets/columns';
import { findPlace, formsOf, type Gazetteer } from '@/lib/sheets/find-place';
import { groupRows } from '@/lib/sheets/group-rows';
import { orderCandidate, type SheetFacts } from '@/lib/sheets/order-candidate';
import { readTable, type RawRow } from '@/lib/sheets/table';
import { OrderRequest } from '@/lib/contract/orders/order-request';
import type { Country } from '@/lib/market/country';
import { foldText } from '@/lib/text/fold-text';
import { requestFields } from '../../../fixtures/request-fields';

const names = new Map<string, ColumnId>(COLUMNS.map(({ id }) => [foldText(id), id]));
const rawRows = (...rows: string[][]): RawRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells: cells.map((text) => ({ text, isNumber: false })) }));
const tableOf = (...rows: string[][]) => readTable(rawRows(...rows), names)!;

describe('the column list of a sheet', () => {
  it('reports unknown, missing and repeated columns in any order', () => {
    const table = tableOf(['', ''], ['weight', 'Colour', 'order', 'weight'], ['2', 'red', 'A', '3']);
    expect(table).toMatchObject({ head: 2, unknown: ['Colour'], twice: ['weight'] });
    expect(table.missing).toContain('service');
    expect(table.missing).not.toContain('weight');
    expect(table.rows.map(({ row, cells }) => [row, cells.get('weight')!.text, cells.get('order')!.text])).toEqual([
      [3, '2', 'A'],
    ]);
  });

  it('has the column and the parcel of a field that a rule names', () => {
    expect(columnOfField('parcels.2.unitPriceMinor')).toEqual({ id: 'unitPrice', parcel: 2 });
    expect(columnOfField('parcels.1.insuredValue.currency')).toEqual({ id: 'insuredValue', parcel: 1 });
    expect(columnOfField('receiver.cityCode')).toEqual({ id: 'receiverCity', parcel: 0 });
    expect(columnOfField('pickup.date')).toEqual({ id: 'pickupDate', parcel: 0 });
    expect(columnOfField('goodsType')).toEqual({ id: 'goods', parcel: 0 });
    expect(columnOfField('parcels')).toEqual({ id: 'order', parcel: 0 });
  });
});

/** Fields of other forms without a column in sheets, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  kind: 'follows the service',
  'battery.volts': 'the energy is a column',
  'battery.ampereHours': 'the same',
  goodsType: 'the column of the type of goods is read as the service requires',
  customerHistory: 'a sender with a sheet is a regular one',
  frequency: 'the same',
  shippingVolume: 'the same',
  insuredValue: 'the cover is a column of each parcel',
  cashOnDelivery: 'the collection is a column of each parcel',
  receiverCompletes: 'an empty cell of the National Address means that the receiver is asked',
  'receiver.identityNo': 'the receiver gives it',
  notify: 'the receivers of a sheet are notified by SMS, in the language of their country',
  quoteToken: 'the check of the sheet says the price',
  agreed: 'the page requires it once for the whole sheet',
};

const rootOf = (field: string) => field.split('.')[0]!;

describe('the field of an order', () => {
  const fields = requestFields(OrderRequest).map((field) => field.replace(/^parcels\.\d+\./, ''));

  it('has a column, or is omitted for a reason', () => {
    const columns = COLUMNS.map(({ field }) => field).filter((field) => field !== null);
    const without = fields.filter(
      (field) => !columns.some((column) => column === field) && !(rootOf(field) in LEFT_OUT) && !(field in LEFT_OUT),
    );
    expect(without, 'add a column to lib/sheets/columns.ts, or the field to LEFT_OUT with its reason').toEqual([]);
    expect(columns.filter((column) => !fields.includes(column!))).toEqual([]);
    expect(
      Object.keys(LEFT_OUT).filter((field) => !fields.some((each) => each === field || rootOf(each) === field)),
    ).toEqual([]);
  });
});

describe('a group of rows of one order', () => {
  const head = ['order', 'senderName', 'receiverName', 'remark', 'weight'];
  const groups = (...rows: string[][]) => groupRows(tableOf(head, ...rows).rows);

  it('belongs together in any position by its number', () => {
    const { orders, mistakes } = groups(
      ['A', 'Li', 'Ama', '', '1'],
      ['', 'Li', 'Esi', '', '2'],
      ['A', '', '', '', '3'],
    );
    expect(orders.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[2, 4], [3]]);
    expect(mistakes).toEqual([]);
  });

  it('uses the sender of the row above, and must match the first row', () => {
    const { orders, mistakes } = groups(
      ['A', 'Li', 'Ama', '', '1'],
      ['B', '', 'Esi', '', '2'],
      ['A', 'Li', 'Abena', 'x', '3'],
    );
    expect(orders[1]!.rows[0]!.cells.get('senderName')!.text).toBe('Li');
    expect(mistakes.map(({ row, column }) => [row, column])).toEqual([
      [4, 'receiverName'],
      [4, 'remark'],
    ]);
  });
});

describe('a typed place', () => {
  const place = (code: string, parent: string, ...spellings: string[]) => ({
    code,
    parent,
    name: spellings[0]!,
    forms: formsOf([code, ...spellings]),
  });
  const gazetteer: Gazetteer = {
    countries: [{ code: 'GH', parent: '', name: 'Ghana', forms: formsOf(['GH', 'Ghana', 'غانا']) }],
    places: new Map([
      [
        'GH',
        {
          provinces: [place('GH-AA', '', 'Greater Accra'), place('GH-AH', '', 'Ashanti', 'أشانتي')],
          cities: [
            place('GH-AA-1', 'GH-AA', 'Accra'),
            place('GH-AA-2', 'GH-AA', 'Newtown'),
            place('GH-AH-1', 'GH-AH', 'Newtown'),
          ],
        },
      ],
    ]),
    areas: new Map([['GH-AA-1', [place('GH-AA-1-O', 'GH-AA-1', 'Osu')]]]),
  };
  const find = (country: string, province: string, city: string, area = '') =>
    findPlace({ country, province, city, area }, gazetteer, '');

  it('is found by name or code, in any language, and without its province if unique', () => {
    const accra = { countryCode: 'GH', provinceCode: 'GH-AA', cityCode: 'GH-AA-1', problem: null };
    expect(find('Ghana', '', 'ACCRA', 'osu')).toEqual({ ...accra, areaCode: 'GH-AA-1-O' });
    expect(find('غانا', 'gh-aa', 'gh-aa-1')).toEqual({ ...accra, areaCode: '' });
    expect(find('GH', 'أشانتي', 'Newtown')).toMatchObject({ cityCode: 'GH-AH-1', problem: null });
  });

  it('returns suggestions if unknown or ambiguous', () => {
    expect(find('', '', 'Accra').problem).toMatchObject({ field: 'countryCode', key: 'chooseCountry' });
    expect(find('GH', '', 'Acra').problem).toEqual({ field: 'cityCode', key: 'placeUnknown', suggestions: ['Accra'] });
    expect(find('GH', 'Ashantee', 'Newtown').problem).toMatchObject({
      field: 'provinceCode',
      suggestions: ['Ashanti'],
    });
    expect(find('GH', '', 'Newtown').problem).toEqual({
      field: 'provinceCode',
      key: 'placeTwice',
      suggestions: ['Greater Accra', 'Ashanti'],
    });
    expect(find('GH', '', 'Accra', 'Nowhere').problem).toMatchObject({ field: 'areaCode', key: 'placeUnknown' });
  });
});

describe('a weight of a sheet', () => {
  const facts = (country: Country): SheetFacts => ({
    choices: {},
    gazetteer: { countries: [], places: new Map(), areas: new Map() },
    country,
  });
  const weightOf = (weight: string, country: Country) =>
    orderCandidate(groupRows(tableOf(['weight', 'receiverName'], [weight, 'Ama']).rows).orders[0]!, facts(country))
      .candidate.parcels[0]!.weightKg;

  it.each([
    ['1.5', 'GH', 1.5],
    ['1,5', 'GH', 1.5],
    ['1,250', 'GH', 1250],
    ['1,250', 'TR', 1.25],
    ['1,250', 'MA', 1.25],
    ['٢٫٥', 'EG', 2.5],
  ] as const)('%s is read in the number format of %s', (weight, country, kilograms) => {
    expect(weightOf(weight, country)).toBe(kilograms);
  });
});
