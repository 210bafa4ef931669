import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { TrackResponse } from '@/lib/contract/tracking/tracking';
import { MAX_SHOP_ORDER_NO_LENGTH } from '@/lib/market/limits';
import { csvOf, SHEET_ROW } from '../../../fixtures/sheets';
import { domesticOrder, insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { openWebhookReceiver } from '../../support/services/webhook-receiver';
import { webhookSteps } from '../../support/steps/webhook-steps';
import { onEachDatabase, type Reply } from '../../support/world';

const NUMBER = 'SHOP-1001';

onEachDatabase('the shop’s own order number', (world) => {
  let ama: Person;
  let stranger: Person;
  beforeAll(async () => {
    await insertPlaces(world());
  });
  beforeEach(async () => {
    ama = await signUp(world());
    stranger = await signUp(world());
  });

  type Headers = Record<string, string>;
  const place = async (
    shopOrderNo: string | undefined,
    headers: Headers = { token: ama.token },
  ): Promise<OrderView> => {
    // Each order has a different time, so that the newest one is certain.
    world().pass(1000);
    const { status, body } = await world().call(
      'addInternationalOrder',
      { ...internationalOrder(), shopOrderNo },
      headers,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const track = (mallNos: string[], headers: Headers = {}) => world().call('queryTrackByMallNo', { mallNos }, headers);
  const waybillsIn = (reply: Reply) => TrackResponse.parse(reply.body.data).inTransit.map(({ waybillNo }) => waybillNo);
  const reasonsIn = (reply: Reply) => TrackResponse.parse(reply.body.data).failed.map(({ reason }) => reason);
  const findIds = async (search: string, { token } = ama) => {
    const { body } = await world().call('queryOrderPage', { search }, { token });
    return (body.data.items as OrderView[]).map(({ id, shopOrderNo }) => [id, shopOrderNo]);
  };
  const keyOf = async (mode: KeyMode) => {
    const input = { name: 'Shop', mode, scopes: ['orders', 'tracking'] };
    const { body } = await world().call('createApiKey', input, { token: ama.token });
    return { authorization: `Bearer ${body.data.key}` };
  };

  it('is stored by every call that places an order, and left out without one', async () => {
    const headers = { token: ama.token };
    const replies = [
      await world().call('addOrder', { kind: 'international', ...internationalOrder(), shopOrderNo: 'A-1' }, headers),
      await world().call('addInternationalOrder', { ...internationalOrder(), shopOrderNo: ' A-2 ' }, headers),
      await world().call('addDomesticOrder', { ...domesticOrder(), shopOrderNo: '订单 3' }, headers),
    ];
    expect(replies.map(({ body }) => body.data.shopOrderNo)).toEqual(['A-1', 'A-2', '订单 3']);
    for (const { body } of replies) {
      const { id, shopOrderNo } = body.data;
      expect((await world().call('getOrder', { id }, headers)).body.data).toMatchObject({ id, shopOrderNo });
    }
    for (const none of [undefined, '']) expect(await place(none)).not.toHaveProperty('shopOrderNo');
  });

  it('is short and on one line', async () => {
    for (const shopOrderNo of ['7'.repeat(MAX_SHOP_ORDER_NO_LENGTH + 1), 'A\nB', 'A\u0007']) {
      const input = { ...internationalOrder(), shopOrderNo };
      const { status, body } = await world().call('addInternationalOrder', input, { token: ama.token });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['shopOrderNo'],
      });
    }
    await place('7'.repeat(MAX_SHOP_ORDER_NO_LENGTH));
  });

  it('is changed and removed by an edit', async () => {
    const { id, waybillNo } = await place(NUMBER);
    const edit = (version: number, change: object) =>
      world().call(
        'editWebsiteOrder',
        { id, version, order: { kind: 'international', ...internationalOrder(), ...change } },
        { token: ama.token },
      );
    expect((await edit(1, { shopOrderNo: 'SHOP-2002' })).body.data.shopOrderNo).toBe('SHOP-2002');
    expect(await findIds('SHOP-1001')).toEqual([]);
    expect(await findIds('shop 2002')).toEqual([[id, 'SHOP-2002']]);
    expect(waybillsIn(await track([NUMBER, 'SHOP-2002'], { token: ama.token }))).toEqual([waybillNo]);
    expect((await edit(2, {})).body.data).not.toHaveProperty('shopOrderNo');
    expect(await findIds('2002')).toEqual([]);
    expect(waybillsIn(await track(['SHOP-2002'], { token: ama.token }))).toEqual([]);
  });

  it('finds the account’s order in searches, in any spelling, and no other account’s', async () => {
    const { id } = await place('WEB/2026#Ab-12');
    for (const typed of ['WEB/2026#Ab-12', 'ab-12', 'ab12', 'web 2026', '٢٠٢٦'])
      expect(await findIds(typed), typed).toEqual([[id, 'WEB/2026#Ab-12']]);
    expect(await findIds('WEB/2026#Ab-12', stranger)).toEqual([]);
  });

  it('finds the account’s newest order with it in `selectByTradeNo`, and no other account’s', async () => {
    await place(NUMBER);
    const newest = await place(NUMBER);
    const select = (token: string) => world().call('selectByTradeNo', { tradeNo: NUMBER }, { token });
    expect((await select(ama.token)).body.data.id).toBe(newest.id);
    expect((await select(stranger.token)).status).toBe(404);
  });

  it('tracks all parcels of the account’s orders, and no other account’s', async () => {
    const parcels = [...internationalOrder().parcels, ...internationalOrder().parcels];
    const input = { ...internationalOrder(), parcels, shopOrderNo: NUMBER };
    const order: OrderView = (await world().call('addInternationalOrder', input, { token: ama.token })).body.data;
    const waybills = order.waybills.map(({ waybillNo }) => waybillNo);
    await place('SHOP-9', { token: stranger.token });
    const typedNumbers = [NUMBER, 'SHOP-9'];
    const owned = await track(typedNumbers, { token: ama.token });
    expect(waybillsIn(owned)).toEqual(waybills);
    expect(owned.body.data.inTransit[0].mallNo).toBe(NUMBER);
    expect(reasonsIn(owned)).toEqual(['unknown']);
    const byGet = await world().call(
      'queryIntlTrackByMallNo',
      { mallNos: typedNumbers.join(',') },
      { token: ama.token },
    );
    expect(waybillsIn(byGet)).toEqual(waybills);
    // Responses to a visitor and to another account do not reveal that the number exists.
    const others: Headers[] = [{}, { token: stranger.token }];
    for (const headers of others) {
      const [of, ofNobody] = [await track([NUMBER], headers), await track(['SHOP-7777'], headers)];
      expect(waybillsIn(of)).toEqual([]);
      expect(reasonsIn(of)).toEqual(reasonsIn(ofNobody));
    }
    // The tracking page accepts only our own numbers.
    const page = await world().call('queryTrack', { waybillNos: [NUMBER] }, { token: ama.token });
    expect(waybillsIn(page)).toEqual([]);
  });

  it('tracks the newest three orders with the same number', async () => {
    const orders: OrderView[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await place(NUMBER));
    const newest = orders.slice(1).map(({ waybillNo }) => waybillNo);
    expect(waybillsIn(await track([NUMBER], { token: ama.token })).toSorted()).toEqual(newest.toSorted());
  });

  it('is found by a key in the orders of its mode', async () => {
    const [live, test] = [await keyOf('live'), await keyOf('test')];
    const [real, specimen] = [await place(NUMBER, live), await place(NUMBER, test)];
    expect(waybillsIn(await track([NUMBER], live))).toEqual([real.waybillNo]);
    expect(waybillsIn(await track([NUMBER], test))).toEqual([specimen.waybillNo]);
    const both = waybillsIn(await track([NUMBER], { token: ama.token }));
    expect(both.toSorted()).toEqual([real.waybillNo, specimen.waybillNo].toSorted());
  });

  it('is the order number of a sheet', async () => {
    const content = csvOf([
      { ...SHEET_ROW, order: NUMBER },
      { ...SHEET_ROW, order: 'x'.repeat(51) },
    ]).toString('base64');
    const { orders, mistakes } = (await world().call('checkSheet', { content }, { token: ama.token })).body.data;
    expect(orders).toMatchObject([{ reference: NUMBER, order: { shopOrderNo: NUMBER } }]);
    expect(mistakes).toMatchObject([{ row: 3, column: 'Order' }]);
    const [{ orderKey, totals, order }] = orders;
    const sheetOrders = [{ orderKey, totals, order: { ...order, agreed: true } }];
    const { results } = (await world().call('placeSheetOrders', { orders: sheetOrders }, { token: ama.token })).body
      .data;
    expect(await findIds(NUMBER)).toEqual([[results[0].placed.id, NUMBER]]);
  });

  it('is in files of orders, the person’s data, and webhook events', async () => {
    const shop = await openWebhookReceiver();
    try {
      await webhookSteps(world, () => ama).create(shop.url, ['order.placed']);
      await place(NUMBER);
      await expect.poll(() => shop.received.length, { timeout: 5000 }).toBe(1);
      expect(shop.received[0]!.body.data.shopOrderNo).toBe(NUMBER);
    } finally {
      await shop.close();
    }
    const { bytes } = await world().call('downloadOrders', { format: 'csv' }, { token: ama.token });
    expect(Buffer.from(bytes).toString('utf8')).toMatch(new RegExp(`Your order.*\\s+${NUMBER},`));
    const records: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Reply = await world().call('exportAccountData', { cursor }, { token: ama.token });
      records.push(...page.body.data.orders);
      cursor = page.body.data.nextCursor;
    } while (cursor !== null);
    expect(records).toMatchObject([{ order: { shopOrderNo: NUMBER } }]);
  });
});
