import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_INPUT } from '@/lib/server/parcels/orders/order-input';
import { columnTitle } from '@/lib/server/parcels/sheets/column-names';
import { csvOf, SHEET_ROW, type WrittenRow } from '../../../fixtures/sheets';
import { readPdf } from '../../../fixtures/read-pdf';
import { domesticOrder, insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

onEachDatabase('an HS code or a country of origin', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
  });
  beforeEach(async () => {
    ama = await signUp(world());
  });

  const send = (customs: object, order = internationalOrder()) =>
    world().call(
      'addInternationalOrder',
      { ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, ...customs })) },
      { token: ama.token },
    );
  const readOrder = async (id: string) => {
    const { body } = await world().call('getOrder', { id }, { token: ama.token });
    const { hsCode, originCountry } = body.data.parcels[0];
    return [hsCode, originCountry];
  };
  const check = async (row: WrittenRow, language?: 'fr') => {
    const content = csvOf([{ ...SHEET_ROW, ...row }], language).toString('base64');
    return (await world().call('checkSheet', { content }, { token: ama.token })).body.data;
  };

  it('is stored as digits or as a code', async () => {
    const { body } = await send({ hsCode: '6109.10 00', originCountry: 'vn' });
    expect(await readOrder(body.data.id)).toEqual(['61091000', 'VN']);
  });

  it('is refused with a sentence', async () => {
    const { status, body } = await send({ hsCode: '610', originCountry: 'China' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [
        { field: 'parcels.0.hsCode', message: 'Please enter an HS code of 6 to 10 digits.' },
        { field: 'parcels.0.originCountry', message: 'Please enter the two-letter code of a country.' },
      ],
    });
  });

  it('is optional: goods from China are Chinese, and a domestic order has no origin', async () => {
    const abroad = await send({});
    expect(await readOrder(abroad.body.data.id)).toEqual([undefined, 'CN']);
    const home = await world().call('addDomesticOrder', domesticOrder(), { token: ama.token });
    expect(await readOrder(home.body.data.id)).toEqual([undefined, undefined]);
  });

  it('is left out of orders of earlier releases', async () => {
    const { id } = (await send({})).body.data;
    const { db } = world().services;
    const { input } = await db.selectFrom('orders').select('input').where('id', '=', id).executeTakeFirstOrThrow();
    const order = ORDER_INPUT.read(input);
    const parcels = order.parcels.map(({ hsCode: _, originCountry: __, ...parcel }) => parcel);
    await db
      .updateTable('orders')
      .set({ input: ORDER_INPUT.write({ ...order, parcels }) })
      .where('id', '=', id)
      .execute();
    expect(await readOrder(id)).toEqual([undefined, undefined]);
  });

  it('is printed on the invoice', async () => {
    const { id } = (await send({ hsCode: '61091000', originCountry: 'VN' })).body.data;
    const link = await world().call('getPdfFileUrl', { id, kind: 'invoice' }, { token: ama.token });
    const file = await fetch(`${world().origin}${link.body.data.url}`);
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    for (const text of ['HS code', '61091000', 'Country of origin', 'Vietnam (VN)'])
      expect(pages[0]!.text.replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it('is a column of a sheet, with the country as a name in any language or a code', async () => {
    expect(columnTitle('hsCode', 'fr')).toBe('Code SH');
    for (const originCountry of ['Vietnam', 'Viêt Nam', '越南', 'vn']) {
      const { orders, mistakes } = await check({ hsCode: '6109.10.00', originCountry }, 'fr');
      expect(mistakes).toEqual([]);
      expect(orders[0].order.parcels[0]).toMatchObject({ hsCode: '61091000', originCountry: 'VN' });
    }
    const { mistakes } = await check({ hsCode: '61', originCountry: 'Atlantis' });
    expect(mistakes).toMatchObject([
      { column: 'HS code', value: '61', message: 'Please enter an HS code of 6 to 10 digits.' },
      { column: 'Country of origin', value: 'Atlantis', message: 'Please enter the two-letter code of a country.' },
    ]);
  });
});
