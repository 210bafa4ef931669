import { beforeAll, expect, it } from 'vitest';
import { OrderDesk, type OrderSummary } from '@/lib/contract/orders/order-list';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { MAX_COUNTED_PARCELS, type OrderGroup } from '@/lib/orders/desk';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { MAX_OPEN_ORDERS } from '@/lib/server/parcels/orders/list/desk-store';
import { localDay } from '@/lib/time/calendar-date';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

onEachDatabase('the desk of a sender', (world) => {
  let ama: Person;
  const orders: Record<string, OrderView> = {};
  let token = '';

  const place = async (to: 'GH' | 'TR' | 'SA', change: object = {}): Promise<OrderView> => {
    const sample = internationalOrder(to);
    const receiver = to === 'GH' ? sample.receiver : { ...sample.receiver, email: '' };
    const order = { ...sample, receiver, receiverCompletes: to !== 'GH', ...change };
    const { status, body } = await world().call('addInternationalOrder', order, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  let minute = 0;
  const scan = ({ waybillNo }: Pick<OrderView, 'waybillNo'>, ...codes: ScanCode[]) =>
    importScanRows(
      world(),
      ...codes.map((code) => scanRow(waybillNo, code, world().services.now().getTime() + (minute += 1) * MINUTE_MS)),
    );
  const desk = async (as = token) =>
    OrderDesk.parse((await world().call('queryOrderDesk', {}, { token: as })).body.data);
  const list = async (filter: object, as = token): Promise<OrderSummary[]> =>
    (await world().call('queryOrderPage', { size: 50, ...filter }, { token: as })).body.data.items;
  const ids = async (filter: object) => (await list(filter)).map(({ id }) => id).sort();
  const idsOf = (...names: string[]) => names.map((name) => orders[name]!.id).sort();

  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    token = ama.token;
    for (const name of ['waiting', 'moving', 'failed', 'ready', 'signed', 'repriced']) orders[name] = await place('GH');
    orders.turkish = await place('TR');
    orders.saudi = await place('SA');
    orders.given = await place('SA');
    const link = (await world().call('createReceiverLink', { id: orders.given.id }, { token })).body.data.url;
    const details = { nationalAddress: 'RRRD2929' };
    await world().call('giveReceiverDetails', { token: link.split('/').at(-1), details });
    for (const name of ['moving', 'failed', 'ready', 'signed', 'repriced']) await scan(orders[name]!, 'PICKED_UP');
    await scan(orders.failed!, 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
    await scan(orders.ready!, 'READY_FOR_COLLECTION');
    await scan(orders.signed!, 'OUT_FOR_DELIVERY', 'SIGNED');
    const { db } = world().services;
    await db
      .updateTable('orders')
      .set(({ ref }) => ({ billed: ref('quote') }))
      .where('id', 'in', [orders.repriced!.id, orders.signed!.id])
      .execute();
  });

  it('counts the open orders by group and state', async () => {
    expect(await desk()).toEqual({
      groups: [
        { group: 'HAND_OVER', count: 2 },
        { group: 'RECEIVER', count: 3 },
        { group: 'REPRICED', count: 1 },
      ],
      states: [
        { state: 'WAITING', count: 4 },
        { state: 'IN_TRANSIT', count: 2 },
        { state: 'DELIVERY_FAILED', count: 1 },
        { state: 'READY_FOR_COLLECTION', count: 1 },
      ],
      hasMore: false,
    });
  });

  it('shows the day of its end on an ended order only', async () => {
    const days = new Map((await list({})).map(({ id, endedOn }) => [id, endedOn]));
    const today = localDay(world().services.now(), 'Africa/Accra');
    expect(days.get(orders.signed!.id)).toBe(today);
    for (const name of ['waiting', 'moving', 'failed', 'ready']) expect(days.get(orders[name]!.id)).toBeUndefined();
  });

  it('lists the orders of each group', async () => {
    expect(await ids({ group: 'HAND_OVER' })).toEqual(idsOf('waiting', 'given'));
    expect(await ids({ group: 'RECEIVER' })).toEqual(idsOf('turkish', 'saudi', 'ready'));
    expect(await ids({ group: 'REPRICED' })).toEqual(idsOf('repriced'));
    expect(await ids({ group: 'LATE' })).toEqual([]);
    expect(await ids({ group: 'RECEIVER', state: 'READY_FOR_COLLECTION' })).toEqual(idsOf('ready'));
  });

  it('waits for the receivers whose orders require it', async () => {
    const waitingList = await list({ state: 'WAITING' });
    expect(
      waitingList
        .filter(({ waitsFor }) => waitsFor)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(idsOf('turkish', 'saudi'));
  });

  it('filters by country and by expected day, and names the days', async () => {
    expect(await ids({ country: 'TR' })).toEqual(idsOf('turkish'));
    const [moving] = (await list({ state: 'IN_TRANSIT' })).filter(({ id }) => id === orders.moving!.id);
    const { earliest, latest } = moving!.expected!;
    expect(earliest <= latest).toBe(true);
    expect(await ids({ expectedBy: latest })).toEqual(expect.arrayContaining(idsOf('moving', 'failed', 'repriced')));
    expect(await ids({ expectedBy: '2020-01-01' })).toEqual([]);
    const [waiting] = (await list({ group: 'HAND_OVER' })).filter(({ id }) => id === orders.waiting!.id);
    expect(waiting!.expected).toBeUndefined();
  });

  it('shows nothing of another account', async () => {
    const other = await signUp(world());
    expect(await desk(other.token)).toEqual({ groups: [], states: [], hasMore: false });
    for (const group of ['HAND_OVER', 'RECEIVER', 'REPRICED'] satisfies OrderGroup[])
      expect(await list({ group }, other.token)).toEqual([]);
  });

  /** Signs up a seller with an order and copies of it. */
  async function sellerOf(orders: number): Promise<Person> {
    const seller = await signUp(world());
    const { db } = world().services;
    const { id } = (await world().call('addInternationalOrder', internationalOrder(), { token: seller.token })).body
      .data;
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const parcel = await db.selectFrom('parcels').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    for (let at = 1; at < orders; at += 100) {
      const some = Array.from({ length: Math.min(100, orders - at) }, (_, index) => `${id}-${at + index}`);
      await db
        .insertInto('orders')
        .values(some.map((copy) => ({ ...row, id: copy, trade_no: copy, waybill_no: copy, idempotency_key: null })))
        .execute();
      await db
        .insertInto('parcels')
        .values(some.map((copy) => ({ ...parcel, order_id: copy, waybill_no: copy })))
        .execute();
    }
    return seller;
  }

  it('reads a limited number of open orders, and marks the result as incomplete', async () => {
    const seller = await sellerOf(MAX_OPEN_ORDERS + 1);
    expect(await desk(seller.token)).toEqual({
      groups: [{ group: 'HAND_OVER', count: MAX_OPEN_ORDERS }],
      states: [{ state: 'WAITING', count: MAX_OPEN_ORDERS }],
      hasMore: true,
    });
  });

  it('counts failed parcels of both kinds up to a limit, and reports that there are more', async () => {
    const seller = await sellerOf(MAX_COUNTED_PARCELS + 1);
    const { db } = world().services;
    const attention = async () =>
      (await world().call('queryOrderPage', {}, { token: seller.token })).body.data.attention;
    const own = db.selectFrom('orders').select('id').where('user_id', '=', seller.userId);
    const fail = async (ids: typeof own) => {
      await db.updateTable('orders').set({ state: 'DELIVERY_FAILED' }).where('id', 'in', ids).execute();
      await db.updateTable('parcels').set({ state: 'DELIVERY_FAILED' }).where('order_id', 'in', ids).execute();
    };
    const two = (await own.limit(2).execute()).map(({ id }) => id);
    // The first order counts by its parcels, as an order of several waybills.
    await db.updateTable('orders').set({ waybills: 2 }).where('id', '=', two[0]!).execute();
    await fail(own.where('id', 'in', two));
    const failed = { state: 'DELIVERY_FAILED', decideBy: null };
    expect(await attention()).toEqual([{ ...failed, count: 2, hasMore: false }]);
    await fail(own);
    expect(await attention()).toEqual([{ ...failed, count: MAX_COUNTED_PARCELS, hasMore: true }]);
  });

  it('finds what is late after its last expected day', async () => {
    world().pass(40 * DAY_MS);
    token = await openPersonSession(world(), ama.userId);
    const { groups } = await desk();
    expect(groups).toContainEqual({ group: 'LATE', count: 3 });
    expect(await ids({ group: 'LATE' })).toEqual(idsOf('moving', 'failed', 'repriced'));
  });
});
