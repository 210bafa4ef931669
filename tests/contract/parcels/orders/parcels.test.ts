import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { TrackResult } from '@/lib/contract/tracking/tracking';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { readCode128 } from '../../../fixtures/read-code128';
import { rasterizePdf, readPdf, readQrCode } from '../../../fixtures/read-pdf';
import { expectSoundDatabase, runOpsCommand } from '../../support/ops';
import { internationalOrder, insertPlaces, phoneOf } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';
import { orderSteps } from '../../support/steps/order-steps';
import { ghs } from '../../../fixtures/amounts';

const GOODS = ['Cotton shirts', 'Leather shoes', 'Table lamp', 'Kitchen scale', 'Phone cases'];

/** Returns this many parcels. The first collects 100 GHS, the second 200, and so on. */
function parcelsOf(count: number) {
  const [parcel] = internationalOrder().parcels;
  return GOODS.slice(0, count).map((goodsNameEn, index) => ({
    ...parcel!,
    goodsNameEn,
    goodsNameCn: '',
    weightKg: 1.5 + index,
    cashOnDelivery: ghs(10_000 * (index + 1)),
  }));
}

onEachDatabase('an order of several parcels (§5, §9)', (world) => {
  let ama: Person;
  let events = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const call = async (...[name, input]: Parameters<ReturnType<typeof world>['call']>) =>
    world().call(name, input, { token: ama.token });
  const place = async (count: number): Promise<OrderView> => {
    const { status, body } = await call('addInternationalOrder', {
      ...internationalOrder(),
      parcels: parcelsOf(count),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const { readOrder } = orderSteps(world, () => ama);
  const numbersOf = ({ waybills }: OrderView) => waybills.map(({ waybillNo }) => waybillNo);
  const track = async (...waybillNos: string[]): Promise<TrackResult> =>
    (await world().call('queryTrack', { waybillNos })).body.data;
  const scan = (waybillNo: string, ...codes: ScanCode[]) =>
    importScanRows(world(), ...codes.map((code) => scanRow(waybillNo, code, Date.UTC(2026, 9, 1, 0, (events += 1)))));
  const checkDatabase = () => expectSoundDatabase(world());

  it('has a number, weight, state and cash on delivery for each, and shows the sums', async () => {
    const order = await place(3);
    expect(order).toMatchObject({ pieces: 3, state: 'WAITING', cashOnDelivery: ghs(60_000) });
    expect(new Set(numbersOf(order)).size).toBe(3);
    expect(numbersOf(order).every((number) => checkWaybill(number).ok)).toBe(true);
    expect(order.waybillNo).toBe(numbersOf(order)[0]);
    expect(
      order.parcels.map(({ waybillNo, weightKg, cashOnDelivery }) => [waybillNo, weightKg, cashOnDelivery]),
    ).toEqual(numbersOf(order).map((number, index) => [number, 1.5 + index, ghs(10_000 * (index + 1))]));
    expect(await readOrder(order)).toEqual(order);
    const { items } = (await call('queryOrderPage', { size: 1 })).body.data;
    expect(items[0]).toMatchObject({ id: order.id, waybills: order.waybills, pieces: 3 });
  });

  it('is tracked as a whole by its number, and parcel by parcel by waybill', async () => {
    const order = await place(3);
    const [first, second, third] = numbersOf(order);
    const all = await track(order.tradeNo);
    expect(all.inTransit.map(({ waybillNo, mallNo }) => [waybillNo, mallNo])).toEqual(
      [first, second, third].map((number) => [number, order.tradeNo]),
    );
    expect((await track(second!)).inTransit.map(({ waybillNo }) => waybillNo)).toEqual([second]);
    const tracks = await track(second!, order.tradeNo);
    expect(tracks.inTransit.map(({ waybillNo }) => waybillNo)).toEqual([second, first, third]);
    const mall = await world().call('queryTrackByMallNo', { mallNos: [order.tradeNo] });
    expect(mall.body.data.inTransit).toHaveLength(3);
  });

  it('has the least advanced state of its separately scanned parcels', async () => {
    const order = await place(3);
    const [first, second, third] = numbersOf(order);
    await scan(first!, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    await scan(second!, 'PICKED_UP', 'OUT_FOR_DELIVERY');
    expect((await readOrder(order)).state).toBe('WAITING');
    expect((await readOrder(order)).waybills.map(({ state }) => state)).toEqual([
      'SIGNED',
      'OUT_FOR_DELIVERY',
      'WAITING',
    ]);
    const grouped = await track(order.tradeNo);
    expect(grouped.signed.map(({ waybillNo }) => waybillNo)).toEqual([first]);
    expect(grouped.signed[0]!.events.map(({ code }) => code)).toEqual([
      'SIGNED',
      'OUT_FOR_DELIVERY',
      'PICKED_UP',
      'ORDER_PLACED',
    ]);
    await Promise.all([scan(second!, 'SIGNED'), scan(third!, 'PICKED_UP')]);
    await scan(third!, 'OUT_FOR_DELIVERY', 'SIGNED');
    const endedOrder = await readOrder(order);
    expect(endedOrder.state).toBe('SIGNED');
    expect(endedOrder.history.map(({ state }) => state)).toEqual([
      'WAITING',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'SIGNED',
    ]);
    expect((await call('deleteOrder', { id: order.id })).status).toBe(200);
    await checkDatabase();
  });

  it('gets the worst outcome after all parcels have ended, and reports a lost one before', async () => {
    const order = await place(2);
    const [first, second] = numbersOf(order);
    await scan(first!, 'PICKED_UP', 'LOST');
    expect((await readOrder(order)).state).toBe('WAITING');
    await scan(second!, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    expect((await readOrder(order)).state).toBe('LOST');
    const { signed, ended } = await track(order.tradeNo);
    expect([signed, ended].map((group) => group.map(({ waybillNo }) => waybillNo))).toEqual([[second], [first]]);
  });

  it('is cancelled as a whole, and neither cancelled nor edited once a parcel is under way', async () => {
    const order = await place(2);
    expect((await call('cancelOrder', { id: order.id })).body.data.waybills).toMatchObject([
      { state: 'CANCELLED' },
      { state: 'CANCELLED' },
    ]);
    expect((await track(order.tradeNo)).ended.map(({ events }) => events[0]!.code)).toEqual([
      'ORDER_CANCELLED',
      'ORDER_CANCELLED',
    ]);
    const parted = await place(2);
    await scan(numbersOf(parted)[1]!, 'PICKED_UP');
    const now = await readOrder(parted);
    expect({ state: now.state, can: now.can }).toEqual({
      state: 'WAITING',
      can: { edit: false, cancel: false, delete: false },
    });
    expect((await call('cancelOrder', { id: parted.id })).status).toBe(409);
    const changed = { kind: 'international', ...internationalOrder(), parcels: parcelsOf(2) };
    const edit = await call('editWebsiteOrder', { id: parted.id, version: now.version, order: changed });
    expect(edit.status).toBe(409);
    // Messages about the order are sent meanwhile, and some exceed their receiver's allowance.
    expect({ ...(await readOrder(parted)), unsentMessages: undefined }).toEqual({ ...now, unsentMessages: undefined });
    await checkDatabase();
  });

  describe('an edit', () => {
    const edit = async (order: OrderView, count: number): Promise<OrderView> => {
      const changed = { kind: 'international', ...internationalOrder(), parcels: parcelsOf(count) };
      const { status, body } = await call('editWebsiteOrder', { id: order.id, version: order.version, order: changed });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    };

    it('creates a waybill for an added parcel and cancels that of a removed one', async () => {
      const order = await place(2);
      const more = await edit(order, 4);
      expect(numbersOf(more).slice(0, 2)).toEqual(numbersOf(order));
      expect(new Set(numbersOf(more)).size).toBe(4);
      const less = await edit(more, 1);
      expect({ pieces: less.pieces, numbers: numbersOf(less), state: less.state }).toEqual({
        pieces: 1,
        numbers: [order.waybillNo],
        state: 'WAITING',
      });
      const removed = numbersOf(more)[3]!;
      expect((await track(removed)).ended.map(({ state }) => state)).toEqual(['CANCELLED']);
      expect((await track(order.tradeNo)).inTransit.map(({ waybillNo }) => waybillNo)).toEqual([order.waybillNo]);
      await scan(order.waybillNo, 'PICKED_UP');
      const late = await scan(removed, 'PICKED_UP');
      expect({ moved: late.moved, states: late.misfits.map(({ from }) => from) }).toEqual({
        moved: 0,
        states: ['CANCELLED'],
      });
      expect((await readOrder(less)).history.map(({ state }) => state)).toEqual(['WAITING', 'IN_TRANSIT']);
      await checkDatabase();
    });

    it('accepts one of two simultaneous edits, with one waybill for each parcel', async () => {
      const order = await place(3);
      const edits = [5, 1].map((count) => ({
        kind: 'international',
        ...internationalOrder(),
        parcels: parcelsOf(count),
      }));
      const responses = await Promise.all(
        edits.map((changed) => call('editWebsiteOrder', { id: order.id, version: order.version, order: changed })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = await readOrder(order);
      expect(now.waybills).toHaveLength(now.parcels.length);
      await checkDatabase();
    });
  });

  it('leaves one consistent history of five parcels with scans and a cancellation at once', async () => {
    const order = await place(5);
    const attempts = [
      ...numbersOf(order).map((number) => scan(number, 'PICKED_UP')),
      call('cancelOrder', { id: order.id }),
    ];
    await Promise.all(attempts);
    const now = await readOrder(order);
    expect(new Set(now.waybills.map(({ state }) => state)).size).toBe(1);
    await checkDatabase();
  });

  it('reveals each parcel’s weight to a phone tail, with five guesses for the whole order', async () => {
    const order = await place(3);
    const [first, second, third] = numbersOf(order);
    const phoneTail = phoneOf('GH').slice(-4);
    const details = async (waybillNo: string, tail: string) =>
      world().call('getExpressTrackDetails', { waybillNo, phoneTail: tail }, { 'x-client-address': '192.0.2.77' });
    expect((await details(third!, phoneTail)).body.data).toMatchObject({ pieces: 1, weightKg: 3.5, unlocked: true });
    const wrong = [first!, second!, third!, first!, second!].map((number) => details(number, '9999'));
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await details(third!, phoneTail)).status).toBe(429);
  });

  it('shows a delivery fee on its own parcel', async () => {
    const order = await place(2);
    const [first, second] = numbersOf(order);
    const failures = Array.from({ length: 3 }, () => ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED'] as const).flat();
    await scan(first!, 'PICKED_UP', ...failures, 'OUT_FOR_DELIVERY');
    await scan(second!, 'PICKED_UP', 'OUT_FOR_DELIVERY');
    const { redeliveries } = await readOrder(order);
    expect(redeliveries).toMatchObject([{ waybillNo: first, attempt: 4, amount: { currency: 'CNY', minor: 4000 } }]);
    const tracks = await track(order.tradeNo);
    expect(tracks.inTransit.map((parcel) => parcel.redeliveries?.length ?? 0)).toEqual([1, 0]);
  });

  it('prints a label for each parcel, and an invoice that lists them all', async () => {
    const order = await place(3);
    const open = async (input: Record<string, unknown>) => {
      const { url } = (await call('getPdfFileUrl', { id: order.id, ...input })).body.data;
      return new Uint8Array(await (await fetch(`${world().origin}${url}`)).arrayBuffer());
    };
    const { pages } = await rasterizePdf(await open({ kind: 'label' }));
    expect(pages.map(({ pixels }) => readCode128(pixels))).toEqual(numbersOf(order));
    for (const [index, page] of pages.entries()) {
      expect(readQrCode(page)).toContain(numbersOf(order)[index]);
      expect(page.text).toContain(`GHS ${index + 1}00.00`);
    }
    const [third] = (await readPdf(await open({ kind: 'label', piece: 3 }))).pages;
    expect(third!.text).toContain('Piece 3 of 3');
    const [invoice] = (await readPdf(await open({ kind: 'invoice' }))).pages;
    for (const number of [...numbersOf(order), order.tradeNo]) expect(invoice!.text).toContain(number);
  });

  it('is found by the state of each parcel', async () => {
    const order = await place(2);
    await scan(numbersOf(order)[1]!, 'PICKED_UP');
    const idsInState = async (state: string) =>
      (await call('queryOrderPage', { state })).body.data.items.map(({ id }: { id: string }) => id);
    expect(await idsInState('WAITING')).toContain(order.id);
    expect(await idsInState('IN_TRANSIT')).toContain(order.id);
    expect(await idsInState('SIGNED')).not.toContain(order.id);
  });

  it('counts returned and undelivered parcels on the first page, with any filter', async () => {
    const own = await signUp(world());
    const page = async (input = {}) => (await world().call('queryOrderPage', input, { token: own.token })).body.data;
    expect((await page()).attention).toEqual([]);
    const order = { ...internationalOrder(), parcels: parcelsOf(4) };
    const { body } = await world().call('addInternationalOrder', order, { token: own.token });
    const [first, second, third] = numbersOf(body.data);
    for (const number of [first!, second!, third!])
      await scan(number, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
    await scan(first!, 'RETURNED');
    const { parcels } = (await world().call('getOrder', { id: body.data.id }, { token: own.token })).body.data;
    const attention = [
      { state: 'RETURNED', count: 1, hasMore: false, decideBy: parcels[0].returned.decideBy },
      { state: 'DELIVERY_FAILED', count: 2, hasMore: false, decideBy: null },
    ];
    expect((await page()).attention).toEqual(attention);
    expect((await page({ state: 'SIGNED', search: 'nothing' })).attention).toEqual(attention);
    expect((await call('queryOrderPage', {})).body.data.attention).not.toContainEqual(attention[0]);
    const { nextCursor } = await page({ size: 1, state: 'RETURNED' });
    expect(nextCursor).toBeNull();
    await world().call('addInternationalOrder', internationalOrder(), { token: own.token });
    const { nextCursor: cursor } = await page({ size: 1 });
    expect(await page({ size: 1, cursor })).not.toHaveProperty('attention');
    const choice = { id: body.data.id, waybillNo: first, choice: 'SHELVE' };
    expect((await world().call('chooseReturn', choice, { token: own.token })).status).toBe(200);
    expect((await page()).attention).toEqual(attention.slice(1));
  });

  it('is in a person’s exported data', async () => {
    const order = await place(2);
    await scan(numbersOf(order)[1]!, 'PICKED_UP');
    const { orders } = (await call('exportAccountData', {})).body.data;
    const record = orders.find(({ tradeNo }: { tradeNo: string }) => tradeNo === order.tradeNo);
    expect(record.parcels).toMatchObject([
      { waybillNo: numbersOf(order)[0], number: 1, state: 'WAITING', events: [] },
      { waybillNo: numbersOf(order)[1], number: 2, state: 'IN_TRANSIT', events: [{ code: 'PICKED_UP' }] },
    ]);
    expect(record.history).toMatchObject([{ waybillNo: numbersOf(order)[1], state: 'IN_TRANSIT' }]);
    const listRun = await runOpsCommand(world(), 'orders', 'list');
    expect(listRun.out.find((line) => line.includes(order.tradeNo))).toContain(numbersOf(order).join(' '));
  });
});
