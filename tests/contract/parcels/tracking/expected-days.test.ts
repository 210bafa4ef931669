import { beforeAll, expect, it } from 'vitest';
import { OrderView } from '@/lib/contract/orders/order-view';
import { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { TrackResponse } from '@/lib/contract/tracking/tracking';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { MINUTE_MS } from '@/lib/time/durations';
import { goToMarch } from '../../support/steps/calendar-steps';
import { runOpsCommand } from '../../support/ops';
import { domesticOrder, internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { internationalQuoteRequest, requestQuote } from '../../support/steps/quote-steps';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

const ZONES = { CN: 'Asia/Shanghai', GH: 'Africa/Accra' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

onEachDatabase('the delivery estimate of a parcel', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await goToMarch(world());
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const callForOrder = async (name: 'addInternationalOrder' | 'addDomesticOrder' | 'getOrder', input: object) => {
    const reply = await world().call(name, { ...input }, { token: ama.token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return OrderView.parse(reply.body.data);
  };
  const quote = async (change: Parameters<typeof internationalQuoteRequest>[0]) =>
    OfferedQuote.parse(await requestQuote(world(), internationalQuoteRequest(change))).delivery;
  const place = (change: object = {}) => callForOrder('addInternationalOrder', { ...internationalOrder(), ...change });
  const deliveriesOf = async ({ id }: OrderView) =>
    (await callForOrder('getOrder', { id })).parcels.map(({ delivery }) => delivery);
  const trackOrder = async ({ waybillNo }: OrderView, lang = 'en') => {
    const reply = await world().call('queryTrack', { waybillNos: [waybillNo] }, { lang });
    const { inTransit, signed, ended } = TrackResponse.parse(reply.body.data);
    return [...inTransit, ...signed, ...ended][0]!.delivery;
  };
  type Seen = [code: ScanCode, day: string, country?: keyof typeof ZONES];
  const rowsOf = ({ waybillNo }: OrderView, seen: readonly Seen[]) =>
    seen.map(([code, on, country = 'GH']) =>
      scanRow(waybillNo, code, `${on}T10:00:00Z`, { time_zone: ZONES[country], country_code: country }),
    );
  const scan = (order: OrderView, ...seen: Seen[]) => importScanRows(world(), ...rowsOf(order, seen));

  it('is returned with the price and stored when the order is placed', async () => {
    const quoted = await quote({ destinationCountry: 'GH', service: 'intl-straight-special' });
    const order = await place();
    const [delivery] = await deliveriesOf(order);
    expect(order.parcels[0]!.delivery).toEqual(delivery);
    expect(quoted).toEqual(delivery);
    expect(await trackOrder(order)).toEqual(delivery);
    expect(delivery).toMatchObject({ status: 'expected', earliest: '2031-03-14', latest: '2031-03-20', moves: [] });
    expect([delivery!.text, delivery!.note].map((text) => plain(text!))).toEqual([
      'Estimated delivery 14–\u206020 Mar',
      'If we receive the parcel by Sat 8 Mar.',
    ]);
    expect(delivery!.workings!.lines.map(plain)).toEqual([
      'Counting starts the day after Sat 8 Mar.',
      'Transit time: 4–\u20608 working days',
      'Weekend, not counted: Sun 9 Mar, Sat 15 Mar and Sun 16 Mar',
      'Day of rest (en), not counted: Mon 10 Mar. This date may still change.',
      'These dates are an estimate, not a guarantee.',
    ]);
  });

  it('moves with each step of the parcel, with a reason', async () => {
    const order = await place();
    await scan(order, ['PICKED_UP', '2031-03-11', 'CN'], ['ARRIVED_HUB', '2031-03-12', 'CN']);
    const later = await trackOrder(order, 'fr');
    expect(later).toMatchObject({
      earliest: '2031-03-17',
      latest: '2031-03-21',
      note: null,
      moves: [{ because: 'RECEIVED_LATER', earliest: '2031-03-14', latest: '2031-03-20' }],
    });
    expect(plain(later!.moves[0]!.text)).toBe(
      'Livraison initialement prévue du 14 au 20 mars, puis modifiée\u202f: nous avons reçu le colis plus tard que prévu.',
    );
    await scan(order, ['FLIGHT_DEPARTED', '2031-03-12', 'CN']);
    expect((await trackOrder(order))!.moves).toHaveLength(1);
    // Two fifths of the route are complete: five working days are left, where three were enough before.
    await scan(order, ['FLIGHT_ARRIVED', '2031-03-18']);
    expect(await trackOrder(order)).toMatchObject({
      earliest: '2031-03-20',
      latest: '2031-03-25',
      moves: [{ because: 'FLIGHT_LATER' }, { because: 'RECEIVED_LATER' }],
    });
    await scan(order, ['OUT_FOR_DELIVERY', '2031-03-21'], ['DELIVERY_FAILED', '2031-03-21']);
    expect(await deliveriesOf(order)).toMatchObject([
      { earliest: '2031-03-24', latest: '2031-03-25', moves: [{ because: 'DELIVERY_FAILED' }, {}, {}] },
    ]);
    await scan(order, ['OUT_FOR_DELIVERY', '2031-03-24'], ['SIGNED', '2031-03-24']);
    for (const delivery of [await trackOrder(order), (await deliveriesOf(order))[0]]) {
      expect(delivery).toMatchObject({ status: 'delivered', earliest: '2031-03-24', moves: [], workings: null });
      expect(plain(delivery!.text)).toBe('Delivered Mon 24 Mar 2031');
    }
  });

  it('is the same for any order of steps, and after a second import of them', async () => {
    const [one, other] = [await place(), await place()];
    const steps: Seen[] = [
      ['PICKED_UP', '2031-03-11', 'CN'],
      ['FLIGHT_ARRIVED', '2031-03-19'],
      ['ARRIVED_LOCAL_HUB', '2031-03-24'],
    ];
    for (const each of steps) await scan(one, each);
    const rows = rowsOf(other, steps).toReversed();
    for (const row of rows) await importScanRows(world(), row);
    const before = await trackOrder(other);
    await importScanRows(world(), ...rows);
    expect(await trackOrder(other)).toEqual(before);
    const { earliest, latest } = (await trackOrder(one))!;
    expect(before).toMatchObject({ earliest, latest });
  });

  it('is separate for each parcel of an order', async () => {
    const [parcel] = internationalOrder().parcels;
    const order = await place({ parcels: [parcel, parcel] });
    await scan(order, ['PICKED_UP', '2031-03-12', 'CN']);
    const [moved, stayed] = await deliveriesOf(order);
    expect({ moved: moved!.moves.length, stayed: stayed!.moves.length }).toEqual({ moved: 1, stayed: 0 });
  });

  it('starts at the booked pickup, in the price too', async () => {
    const pickup = { date: '2031-03-13', window: 'MORNING' };
    const order = await place({ sendingMode: 'PICKUP', pickup });
    const request = { destinationCountry: 'GH', service: 'intl-straight-special', pickupOn: pickup.date } as const;
    const quoted = await quote(request);
    expect(quoted).toEqual(order.parcels[0]!.delivery);
    expect(quoted).toMatchObject({ earliest: '2031-03-19', latest: '2031-03-25' });
    expect(await quote({ ...request, pickupOn: '9999-12-31' })).toMatchObject({ earliest: '2031-03-14' });
  });

  it('is announced again when the order is edited', async () => {
    const order = await place();
    const pickup = { date: '2031-03-13', window: 'MORNING' };
    const edit = { kind: 'international', ...internationalOrder(), sendingMode: 'PICKUP', pickup };
    const input = { id: order.id, version: order.version, order: edit };
    const reply = await world().call('editWebsiteOrder', input, { token: ama.token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(await deliveriesOf(order)).toMatchObject([
      { earliest: '2031-03-19', moves: [{ because: 'EDITED', earliest: '2031-03-14' }] },
    ]);
  });

  it('uses the market’s own calendar within a country', async () => {
    const { delivery } = (await callForOrder('addDomesticOrder', domesticOrder('GH'))).parcels[0]!;
    // It is still the 5th in Ghana. The 10th is a holiday.
    expect(delivery).toMatchObject({ earliest: '2031-03-07', latest: '2031-03-12' });
  });

  it('is absent for a cancelled parcel, and a single day for one ready for collection', async () => {
    const cancelledOrder = await place();
    await world().call('cancelOrder', { id: cancelledOrder.id }, { token: ama.token });
    expect({ tracked: await trackOrder(cancelledOrder), deliveries: await deliveriesOf(cancelledOrder) }).toEqual({
      tracked: undefined,
      deliveries: [undefined],
    });
    const order = await place();
    await scan(order, ['PICKED_UP', '2031-03-08', 'CN'], ['READY_FOR_COLLECTION', '2031-03-18']);
    expect(await trackOrder(order)).toMatchObject({ status: 'ready', earliest: '2031-03-18' });
    expect(plain((await trackOrder(order))!.text)).toBe('Ready for collection since Tue 18 Mar');
  });

  it('is in the person’s data and measured for operators', async () => {
    const data = await world().call('exportAccountData', {}, { token: ama.token });
    const windows = data.body.data.orders.flatMap((order: { parcels: { expected: { windows: object[] } | null }[] }) =>
      order.parcels.map(({ expected }) => expected!.windows),
    );
    expect(windows).toContainEqual([
      expect.objectContaining({ because: 'PLACED', earliest: '2031-03-14' }),
      expect.objectContaining({ because: 'EDITED', earliest: '2031-03-19' }),
    ]);
    const order = await place();
    const { pass } = world();
    await scan(order, ['PICKED_UP', '2031-03-11', 'CN']);
    pass(MINUTE_MS);
    await scan(order, ['OUT_FOR_DELIVERY', '2031-03-21']);
    pass(MINUTE_MS);
    await scan(order, ['SIGNED', '2031-03-21']);
    const run = await runOpsCommand(world(), 'dates', 'report', '--from', '2031-03-21', '--to', '2031-03-21', '--json');
    const line = { parcels: 1, withinFirst: 0, withinLast: 1, medianDaysLate: 1 };
    expect(JSON.parse(run.out.join(''))).toEqual({
      total: { service: 'all', country: 'all', ...line },
      groups: [{ service: 'intl-straight-special', country: 'GH', ...line }],
    });
    const table = await runOpsCommand(world(), 'dates', 'report');
    // The parcel with four moves above arrived after its first days and within its last.
    expect(table.out.at(-1)!.split('\t')).toEqual(['all', 'all', '2', '0%', '100%', '2.5']);
    expect(await runOpsCommand(world(), 'dates', 'report', '--from', 'today')).toMatchObject({ code: 2 });
    expect((await runOpsCommand(world(), 'dates', 'report', '--from', '2032-01-01')).err).toHaveLength(1);
  });

  it('says “delayed” or “after we receive the parcel” one day after the last day', async () => {
    const [waiting, moving] = [await place(), await place()];
    await scan(moving, ['PICKED_UP', '2031-03-08', 'CN']);
    world().pass(Date.parse('2031-03-21T12:00:00Z') - world().services.now().getTime());
    const texts = [await trackOrder(waiting), await trackOrder(moving)].map((delivery) => [
      delivery!.status,
      plain(delivery!.text),
    ]);
    expect(texts).toEqual([
      ['after-receipt', 'Estimated delivery 4–\u20608 working days after we receive the parcel'],
      ['late', 'Sorry, this parcel is late. We expected to deliver it by Thu 20 Mar'],
    ]);
  });
});
