import { beforeEach, describe, expect, it } from 'vitest';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { LANGUAGES } from '@/lib/market/language';
import { findUser } from '@/lib/server/accounts/users/user-store';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { csvOf, SHEET_ROW, createXlsx, type WrittenRow } from '../../../fixtures/sheets';
import { rasterizePdf } from '../../../fixtures/read-pdf';
import { handOverOnce } from '../../support/steps/hand-over-steps';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, sendDueEntries, type CallHeaders } from '../../support/world';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

onEachDatabase('a sheet of parcels', (world) => {
  let ama: Person;
  beforeEach(async () => {
    ama = await signUp(world());
  });

  const upload = (name: 'checkSheet' | 'correctSheet', file: Uint8Array, headers: CallHeaders = {}) =>
    world().call(name, { content: base64(file) }, { token: ama.token, ...headers });
  const check = async (file: Uint8Array, headers?: CallHeaders): Promise<CheckedSheet> => {
    const { status, body } = await upload('checkSheet', file, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const place = (orders: CheckedSheet['orders'], person = ama) =>
    world().call(
      'placeSheetOrders',
      {
        orders: orders.map(({ orderKey, totals, order }) => ({ orderKey, totals, order: { ...order, agreed: true } })),
      },
      { token: person.token },
    );

  it('becomes orders with their prices, whose rows are their parcels', async () => {
    const rows = [
      { ...SHEET_ROW, order: 'A1' },
      {
        order: 'A1',
        weight: '3,5',
        length: 30,
        width: 20,
        height: 10,
        goodsNameEn: 'Leather shoes',
        quantity: 1,
        unitPrice: '1.250,75',
      },
      { ...SHEET_ROW, receiverName: 'Kofi Mensah' },
    ];
    const { orders, mistakes, unknownColumns, format } = await check(csvOf(rows));
    expect({ mistakes, unknownColumns, format }).toEqual({ mistakes: [], unknownColumns: [], format: 'csv' });
    expect(
      orders.map(({ reference, rows: at, parcels, receiverName, placed }) => ({
        reference,
        at,
        parcels,
        receiverName,
        placed,
      })),
    ).toEqual([
      { reference: 'A1', at: [2, 3], parcels: 2, receiverName: 'Ama Serwaa Boateng', placed: null },
      { reference: '', at: [4], parcels: 1, receiverName: 'Kofi Mensah', placed: null },
    ]);
    expect(orders[0]!.order).toMatchObject({
      kind: 'international',
      sender: { countryCode: 'CN', provinceCode: 'CN-GD' },
      receiver: { countryCode: 'GH', provinceCode: 'GH-AA' },
      parcels: [
        { weightKg: 2.5, unitPriceMinor: 4550 },
        { weightKg: 3.5, unitPriceMinor: 125_075 },
      ],
    });
    expect(orders[0]!.totals[0]!.minor).toBeGreaterThan(orders[1]!.totals[0]!.minor);
  });

  it.each(LANGUAGES)('has its columns in %s, as CSV and as XLSX of the template', async (language) => {
    for (const format of ['csv', 'xlsx']) {
      const { status, bytes, headers } = await world().call('getSheetTemplate', { format, language });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="Dunia-Express-parcels.${format}"`);
      const { body } = await upload('checkSheet', bytes, { lang: language });
      expect(body.errors?.map(({ field }) => field)).toEqual(['content']);
    }
    const { orders, mistakes } = await check(await createXlsx([SHEET_ROW], language), { lang: language });
    expect({ orderCount: orders.length, mistakes }).toEqual({ orderCount: 1, mistakes: [] });
  });

  it('accepts the columns and choices of an earlier template', async () => {
    const renamed: Readonly<Record<string, string>> = {
      'Numéro de suivi du transporteur vers Guangzhou': 'Numéro du transporteur vers Guangzhou',
      'Valeur par article': 'Prix unitaire',
      'Instructions pour le livreur': 'Remarque pour le coursier',
    };
    const older = Object.entries(renamed).reduce(
      (text, [now, before]) => {
        expect(text).toContain(now);
        return text.replace(now, before);
      },
      csvOf(
        [
          {
            ...SHEET_ROW,
            service: 'Ligne spéciale',
            goods: 'Marchandises courantes',
            sendingMode: 'Je livre à Guangzhou',
          },
        ],
        'fr',
      ).toString(),
    );
    const { orders, mistakes, unknownColumns } = await check(Buffer.from(older));
    expect({ mistakes, unknownColumns }).toEqual({ mistakes: [], unknownColumns: [] });
    expect(orders[0]!.order).toMatchObject({
      service: 'intl-straight-special',
      goodsClass: 'GENERAL',
      sendingMode: 'MERCHANT',
      parcels: [{ unitPriceMinor: 4550 }],
    });
  });

  it('reports every mistake in its cell, with the expected form', async () => {
    const rows: WrittenRow[] = [
      { ...SHEET_ROW, weight: '31', receiverPhone: '12', receiverCity: 'Acra' },
      { ...SHEET_ROW, service: 'Teleport', unitPrice: 'many' },
      { ...SHEET_ROW, order: 'B', receiverEmail: 'a@example.com' },
      { ...SHEET_ROW, order: 'B', receiverEmail: 'b@example.com' },
      { ...SHEET_ROW, service: 'Economy parcel' },
      { ...SHEET_ROW, receiverName: 'Ama Ɔkɔmfo 한' },
    ];
    const { orders, mistakes } = await check(csvOf(rows));
    expect(orders).toEqual([]);
    const cells = mistakes.map(({ row, column, value }) => [row, column, value]);
    expect(cells).toEqual(
      expect.arrayContaining([
        [2, 'Weight (kg)', '31'],
        [2, 'Receiver’s mobile number', '12'],
        [2, 'Receiver’s city', 'Acra'],
        [3, 'Service', 'Teleport'],
        [3, 'Value per item', 'many'],
        [5, 'Receiver’s email', 'b@example.com'],
        [6, 'Service', 'Economy parcel'],
        [7, 'Receiver’s name', 'Ama Ɔkɔmfo 한'],
      ]),
    );
    expect(mistakes).toHaveLength(8);
    expect(mistakes.at(-1)!.message).toContain('한');
    const hintAt = (column: string) => mistakes.find((mistake) => mistake.column === column)!.hint;
    expect(hintAt('Receiver’s city')).toContain('Accra');
    expect(hintAt('Service')).toContain('International Express');
    expect(mistakes.every(({ message }) => /\S/.test(message))).toBe(true);
  });

  it('has the National Address in Saudi Arabia, or waits for the receiver to give it', async () => {
    const toRiyadh = {
      ...SHEET_ROW,
      receiverPhone: '+966 50 000 0123',
      receiverCountry: 'Saudi Arabia',
      receiverCity: 'Riyadh',
      senderDigitalAddress: '23.1291, 113.2644',
    };
    const { orders, mistakes } = await check(
      csvOf([
        { ...toRiyadh, receiverDigitalAddress: 'rrrd 2929' },
        toRiyadh,
        { ...toRiyadh, receiverDigitalAddress: 'by the mosque' },
      ]),
    );
    expect(mistakes.map(({ row, column, value, hint }) => [row, column, value, hint])).toEqual([
      [4, 'Receiver’s digital address', 'by the mosque', ''],
    ]);
    expect(mistakes[0]!.message).toContain('RRRD2929');
    const [{ placed }, asked] = (await place(orders)).body.data.results;
    const waiting = await world().call('getOrder', { id: asked.placed.id }, { token: ama.token });
    expect(waiting.body.data.waitsFor).toEqual(['nationalAddress']);
    const { body } = await world().call('getOrder', { id: placed.id }, { token: ama.token });
    expect(body.data.receiver.digitalAddress).toBe('RRRD2929');
    expect(body.data.sender.digitalAddress).toMatch(/^\w{8}\+\w{2}$/);
  });

  it('is returned with its mistakes in an ignored column, and executes nothing', async () => {
    const rows = [SHEET_ROW, { ...SHEET_ROW, weight: '31', remark: '=HYPERLINK("http://evil.example")' }];
    for (const file of [csvOf(rows), await createXlsx(rows)]) {
      const { status, bytes } = await upload('correctSheet', file);
      expect(status).toBe(200);
      const again = await check(bytes);
      expect(again.unknownColumns).toEqual([]);
      expect(again.mistakes.map(({ row, column }) => [row, column])).toEqual([[3, 'Weight (kg)']]);
      const text = Buffer.from(bytes).toString('utf8');
      if (bytes[0] === 0xef) expect(text).toContain(`"'=HYPERLINK`);
    }
  });

  it('is placed order by order, once for each key, however often it is sent', async () => {
    const person = await signUp(world());
    const file = csvOf([
      { ...SHEET_ROW, order: 'P1' },
      { ...SHEET_ROW, order: 'P2' },
    ]);
    const as = { token: person.token };
    const { orders } = await check(file, as);
    const first = await place(orders, person);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const again = await place(orders, person);
    expect(again.body.data).toEqual(first.body.data);
    const numbers = first.body.data.results.map(({ placed }: CheckedSheet['orders'][number]) => placed!.tradeNo);
    expect(new Set(numbers).size).toBe(2);
    const list = await world().call('queryOrderPage', {}, as);
    expect(list.body.data.items).toHaveLength(2);
    const correction = await check(
      csvOf([
        { ...SHEET_ROW, order: 'P0' },
        { ...SHEET_ROW, order: 'P2' },
      ]),
      as,
    );
    expect(correction.orders.map(({ placed }) => placed?.tradeNo ?? null)).toEqual([null, numbers[1]]);
  });

  it('notifies its sender once after the last order, and each receiver of the order to them', async () => {
    const person = await signUp(world());
    await insertPlaces(world());
    await handOverOnce(world(), person);
    const as = { token: person.token };
    const { email } = (await findUser(world().services.db, person.userId))!;
    const names = ['S1', 'S2', 'S3', 'S4', 'S5'];
    const { orders } = await check(
      csvOf(names.map((order, index) => ({ ...SHEET_ROW, order, receiverPhone: `+233 24 000 045${index}` }))),
      as,
    );
    await sendDueEntries(world());
    const before = world().outbox().length;
    const newMessages = async () => {
      await sendDueEntries(world());
      return world().outbox().slice(before);
    };
    const mails = async () => (await newMessages()).filter(({ to }) => to === email);
    await place(orders.slice(0, 2), person);
    world().pass(MINUTE_MS);
    // Repeats the call of a part whose response was lost.
    await place(orders.slice(0, 4), person);
    expect(await mails()).toEqual([]);
    world().pass(MINUTE_MS);
    expect(await mails()).toEqual([]);
    world().pass(MINUTE_MS + SECOND_MS);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Dunia Express: you booked 4 orders']);
    expect((await mails())[0]!.text).toContain('/gh-en/express/my-order');
    // The rest of the sheet follows much later.
    await place(orders, person);
    world().pass(2 * MINUTE_MS + SECOND_MS);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Dunia Express: you booked 4 orders',
      'Dunia Express: you booked 1 order',
    ]);
    world().pass(DAY_MS);
    const numbers = (await newMessages()).flatMap(({ channel, to }) => (channel === 'sms' ? [to] : []));
    expect(numbers.toSorted()).toEqual(names.map((_, index) => `+23324000045${index}`));
    expect(await mails()).toHaveLength(2);
  });

  it('is placed only by the account that checked it, at the checked price', async () => {
    const { orders } = await check(csvOf([{ ...SHEET_ROW, order: 'Q' }]));
    const stranger = await signUp(world());
    const resultsOf = async (someOrders: typeof orders, person: Person) =>
      (await place(someOrders, person)).body.data.results;
    expect(await resultsOf(orders, stranger)).toMatchObject([{ placed: null, problem: expect.stringMatching(/\S/) }]);
    const cheaper = orders.map((order) => ({ ...order, totals: [{ currency: 'CNY', minor: 1 }] }));
    expect(await resultsOf(cheaper, ama)).toMatchObject([{ placed: null, problem: expect.stringContaining('price') }]);
    expect(await resultsOf(orders, ama)).toMatchObject([{ problem: '' }]);
  });

  it('has its labels in one PDF, a page for each parcel, for its owner only', async () => {
    const rows = [
      { ...SHEET_ROW, order: 'L1' },
      { ...SHEET_ROW, order: 'L1' },
      { ...SHEET_ROW, order: 'L2' },
    ];
    const { orders } = await check(csvOf(rows));
    const { results } = (await place(orders)).body.data;
    const ids = results.map(({ placed }: CheckedSheet['orders'][number]) => placed!.id);
    const { status, bytes } = await world().call('printSheetLabels', { ids }, { token: ama.token });
    expect(status).toBe(200);
    expect((await rasterizePdf(bytes)).pages).toHaveLength(3);
    const stranger = await signUp(world());
    expect((await world().call('printSheetLabels', { ids }, { token: stranger.token })).status).toBe(404);
  });

  describe('is refused', () => {
    it.each([
      ['what is no sheet', () => Buffer.from([0, 159, 146, 150])],
      ['an empty one', () => Buffer.from('\n\n')],
      ['columns without parcels', () => csvOf([])],
      ['more parcels than a sheet may have', () => csvOf(new Array<WrittenRow>(SHEET_LIMITS.rows + 1).fill(SHEET_ROW))],
      ['a file that is too large', () => Buffer.alloc(SHEET_LIMITS.bytes + 1, 'a')],
    ])('for %s', async (_, make) => {
      const { status, body } = await upload('checkSheet', await make(), { token: (await signUp(world())).token });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({ status: 422, fields: ['content'] });
    });

    it('without a login, and with a body above its own limit', async () => {
      expect((await world().call('checkSheet', { content: 'YQ==' })).status).toBe(401);
      expect((await upload('checkSheet', Buffer.alloc(3 * 1024 * 1024))).status).toBe(413);
    });

    it('after many others, while placing a checked sheet is not', async () => {
      const person = await signUp(world());
      const file = csvOf([{ ...SHEET_ROW, order: 'T' }]);
      const { orders } = await check(file, { token: person.token });
      let status = 200;
      for (let sheets = 1; sheets < 40 && status === 200; sheets += 1)
        ({ status } = await upload('checkSheet', file, { token: person.token }));
      expect(status).toBe(429);
      expect((await place(orders, person)).body.data.results).toMatchObject([{ problem: '' }]);
    });
  });
});
