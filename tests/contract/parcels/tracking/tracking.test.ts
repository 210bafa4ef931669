import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { TrackDetailsResponse, TrackResponse } from '@/lib/contract/tracking/tracking';
import { LANGUAGES } from '@/lib/market/language';
import { SCAN_CODES, type ScanCode } from '@/lib/parcel/scan-codes';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { explainTopic } from '@/lib/server/parcels/tracking/explain-event';
import server from '@/messages/en/server.json';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { queryTrack } from '@/lib/server/parcels/tracking/query-track';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { placeOrder } from '../../support/place-order';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, type Reply } from '../../support/world';

const tracks = (reply: Reply) => TrackResponse.parse(reply.body.data);
const details = (reply: Reply) => TrackDetailsResponse.parse(reply.body.data);
/** The last four digits of the sample receiver's phone. */
const TAIL = '0123';

onEachDatabase('tracking', (world) => {
  let ama: Person;
  let scanCount = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = () => placeOrder(world(), ama);

  /** Scans of a waybill, one an hour from its order on. */
  async function scan({ waybillNo, createTime }: OrderView, ...codes: ScanCode[]): Promise<void> {
    const inChina = { time_zone: 'Asia/Shanghai', place: 'Guangzhou', country_code: 'CN' } as const;
    const rows = codes.map((code, index) => {
      scanCount += 1;
      return scanRow(waybillNo, code, Date.parse(createTime) + (scanCount + index) * HOUR_MS, inChina);
    });
    await importScanRows(world(), ...rows);
  }
  const track = (waybillNos: string[], headers = {}) => world().call('queryTrack', { waybillNos }, headers);
  const unknownWaybill = () => formatWaybill(Buffer.from('nobodys!'), 'GH');

  it('begins with the order, at city level and with a masked name', async () => {
    const order = await place();
    const { inTransit, signed, failed } = tracks(await track([order.waybillNo]));
    expect({ signed, failed }).toEqual({ signed: [], failed: [] });
    expect(inTransit).toEqual([
      {
        waybillNo: order.waybillNo,
        state: 'WAITING',
        group: 'in-transit',
        service: 'intl-straight-special',
        senderCountry: 'CN',
        receiverCountry: 'GH',
        destination: 'Testcra',
        route: { from: { code: 'CAN', name: 'Guangzhou' }, to: { code: 'ACC', name: 'Accra' } },
        receiverName: 'A*** B.',
        delivery: expect.objectContaining({ status: 'expected' }),
        importCharges: expect.objectContaining({ label: server.importCharges.label, text: server.importCharges.open }),
        events: [
          {
            code: 'ORDER_PLACED',
            description: server.events.ORDER_PLACED,
            time: order.createTime,
            timeZone: 'Asia/Shanghai',
            place: 'Testzhou',
            countryCode: 'CN',
            meaning: explainTopic('ORDER_PLACED', 'en'),
          },
        ],
      },
    ]);
  });

  it('names the places of scans in the reader’s language, and unknown ones as written', async () => {
    const order = await place();
    const at = (hour: number) => Date.parse(order.createTime) + hour * HOUR_MS;
    await importScanRows(
      world(),
      scanRow(order.waybillNo, 'PICKED_UP', at(1), { place: 'GUANGZHOU', country_code: 'CN' }),
      scanRow(order.waybillNo, 'DEPARTED_HUB', at(2), { place: 'Shed 12', country_code: 'CN' }),
      scanRow(order.waybillNo, 'ARRIVED_LOCAL_HUB', at(3), { place: '阿克拉', country_code: 'GH' }),
    );
    const places = async (lang: string) =>
      tracks(await track([order.waybillNo], { lang }))
        .inTransit[0]!.events.slice(0, 3)
        .map((event) => event.place);
    expect(await places('zh-CN')).toEqual(['阿克拉', 'Shed 12', '广州']);
    expect(await places('en')).toEqual(['Accra', 'Shed 12', 'Guangzhou']);
  });

  it('reveals no name of a person, street or telephone', async () => {
    const order = await place();
    await scan(order, 'PICKED_UP');
    const responses = [
      await track([order.waybillNo]),
      await world().call('queryTrackByMallNo', { mallNos: [order.tradeNo] }),
      await world().call('getExpressTrackDetails', { waybillNo: order.waybillNo }),
    ];
    for (const { body } of responses) {
      // A random number may contain any digits.
      const output = JSON.stringify(body).replaceAll(/"(?:DX|TN)\d+[A-Z]*"/g, '""');
      expect(output).not.toMatch(/Serwaa|Boateng|Sample Road|0240|000 0123|Li Wei|Test Trading|1381234/);
    }
  });

  it('separates the groups, newest event first, through both calls', async () => {
    const [moving, arrived] = [await place(), await place()];
    await scan(moving, 'PICKED_UP', 'ARRIVED_HUB');
    await scan(arrived, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    const result = tracks(await track([moving.waybillNo, arrived.waybillNo]));
    expect(result.inTransit.map(({ waybillNo }) => waybillNo)).toEqual([moving.waybillNo]);
    expect(result.signed.map(({ waybillNo, state }) => [waybillNo, state])).toEqual([[arrived.waybillNo, 'SIGNED']]);
    expect(result.signed[0]!.events.map(({ code }) => code)).toEqual([
      'SIGNED',
      'OUT_FOR_DELIVERY',
      'PICKED_UP',
      'ORDER_PLACED',
    ]);
    const list = await world().call('listExpressTrack', { waybillNos: [moving.waybillNo, arrived.waybillNo] });
    expect(tracks(list)).toEqual(result);
  });

  it('shows a cancellation as the last event, also after the sender deleted the order', async () => {
    const order = await place();
    world().pass(MINUTE_MS);
    const cancellation = (await world().call('cancelOrder', { id: order.id }, { token: ama.token })).body
      .data as OrderView;
    const first = tracks(await track([order.waybillNo])).ended[0]!;
    expect(first.events.map(({ code, time }) => [code, time])).toEqual([
      ['ORDER_CANCELLED', cancellation.updateTime],
      ['ORDER_PLACED', order.createTime],
    ]);
    world().pass(MINUTE_MS);
    await world().call('deleteOrder', { id: order.id }, { token: ama.token });
    const deleted = tracks(await track([order.waybillNo]));
    expect({ ended: deleted.ended, inTransit: deleted.inTransit }).toEqual({ ended: [first], inTransit: [] });
  });

  it('states the fee of a fourth delivery to the receiver, and after a return to the sender', async () => {
    const [free, charged, order] = [await place(), await place(), await place()];
    const attempt = ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED'] as const;
    const three = ['PICKED_UP', ...attempt, ...attempt, ...attempt] as const;
    await scan(free, ...three);
    await scan(charged, ...three, ...attempt);
    await scan(order, ...three, ...attempt, 'RETURNED');
    const fee = {
      attempt: 4,
      amount: { currency: 'CNY', minor: 4000 },
      description: expect.stringMatching(/CNY.40\./),
    };
    const { inTransit, ended } = tracks(await track([free, charged, order].map(({ waybillNo }) => waybillNo)));
    expect(inTransit.map(({ redeliveries }) => redeliveries)).toMatchObject([
      undefined,
      [{ ...fee, payer: 'receiver' }],
    ]);
    expect(ended[0]!.redeliveries).toMatchObject([{ ...fee, payer: 'sender' }]);
    const own = (await world().call('getOrder', { id: order.id }, { token: ama.token })).body.data as OrderView;
    expect(own.redeliveries).toMatchObject([{ ...fee, payer: 'sender' }]);
    const detailsReply = await world().call('getExpressTrackDetails', { waybillNo: order.waybillNo, phoneTail: TAIL });
    expect(details(detailsReply).redeliveries).toMatchObject([{ ...fee, payer: 'sender' }]);
  });

  it('has every event in all six languages, each with its own text', async () => {
    const order = await place();
    await scan(order, ...SCAN_CODES);
    const texts = new Map<string, Set<string>>();
    for (const lang of LANGUAGES) {
      const { inTransit, signed, ended } = tracks(await track([order.waybillNo], { lang }));
      for (const { code, description } of [...inTransit, ...signed, ...ended][0]!.events) {
        expect(description, `${lang} ${code}`).not.toMatch(/events\.|[{}]/);
        texts.set(code, (texts.get(code) ?? new Set()).add(description));
      }
    }
    expect([...texts.keys()].sort()).toEqual([...SCAN_CODES, 'ORDER_PLACED'].sort());
    for (const [code, sentences] of texts) expect(sentences.size, code).toBe(LANGUAGES.length);
  });

  it('reads numbers as people type them and returns each once', async () => {
    const { waybillNo } = await place();
    const arabic = waybillNo.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const spellings = [waybillNo, waybillNo.toLowerCase(), ` ${waybillNo.slice(0, 6)} ${waybillNo.slice(6)} `, arabic];
    const result = tracks(await track(spellings));
    expect(result.inTransit.map((one) => one.waybillNo)).toEqual([waybillNo]);
    expect(result.failed).toEqual([]);
  });

  it('gives each failure its own reason, in the requested language', async () => {
    const { waybillNo } = await place();
    const digit = waybillNo[5] === '0' ? '1' : '0';
    const mistyped = `${waybillNo.slice(0, 5)}${digit}${waybillNo.slice(6)}`;
    const typedNumbers = ['hello', mistyped, unknownWaybill()];
    const result = tracks(await track([...typedNumbers, waybillNo]));
    expect(result.failed.map((one) => [one.waybillNo, one.reason])).toEqual([
      ['hello', 'shape'],
      [mistyped, 'check-digit'],
      [unknownWaybill(), 'unknown'],
    ]);
    expect(result.inTransit).toHaveLength(1);
    const messages = await Promise.all(
      LANGUAGES.map(async (lang) => tracks(await track(typedNumbers, { lang })).failed.map(({ message }) => message)),
    );
    expect(new Set(messages.flat()).size).toBe(typedNumbers.length * LANGUAGES.length);
  });

  it('accepts one to twenty numbers', async () => {
    const { waybillNo } = await place();
    const twenty = [...Array.from({ length: 19 }, (_, index) => `number ${index}`), waybillNo];
    const full = tracks(await track(twenty));
    expect(full.inTransit).toHaveLength(1);
    expect(full.failed).toHaveLength(19);
    for (const wrong of [[], [...twenty, 'one more'], [''], ['x'.repeat(61)]])
      expect((await track(wrong)).status).toBe(422);
  });

  it('reads orders, events and choices with one query each for any count of numbers', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, place));
    const statements: string[] = [];
    const { db } = world().services;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => (statements.push(node.kind), node),
      transformResult: async ({ result }) => result,
    });
    const ctx = {
      ...world().services,
      db: counting,
      requestId: '',
      actor: null,
      language: 'en',
      country: 'GH',
      clientAddress: '',
      userAgent: '',
      idempotencyKey: null,
    } as const;
    const tracked = await queryTrack({ ctx, input: { waybillNos: orders.map(({ waybillNo }) => waybillNo) } });
    expect(tracked.inTransit).toHaveLength(20);
    // Queries for parcels, scans, receivers' choices, calendars, customs rules, cities and hubs. The last four are
    // cached.
    expect(statements).toEqual(Array(7).fill('SelectQueryNode'));
  });

  it("finds parcels by the sender's order number, by POST and by GET, and names it", async () => {
    const [one, two] = [await place(), await place()];
    const mallNos = [one.tradeNo, two.waybillNo, 'TN000000000000', 'hello'];
    const posted = tracks(await world().call('queryTrackByMallNo', { mallNos }));
    const got = tracks(await world().call('queryIntlTrackByMallNo', { mallNos: mallNos.join(',') }));
    expect(posted.inTransit.map(({ waybillNo, mallNo }) => [waybillNo, mallNo])).toEqual([
      [one.waybillNo, one.tradeNo],
      [two.waybillNo, undefined],
    ]);
    expect(posted.failed.map(({ waybillNo, reason }) => [waybillNo, reason])).toEqual([
      ['TN000000000000', 'unknown'],
      ['hello', 'shape'],
    ]);
    expect(got).toEqual(posted);
    // The public box accepts either.
    const pasted = tracks(await world().call('queryTrack', { waybillNos: [one.tradeNo] }));
    expect(pasted.inTransit.map(({ waybillNo, mallNo }) => [waybillNo, mallNo])).toEqual([
      [one.waybillNo, one.tradeNo],
    ]);
    const both = tracks(await world().call('queryTrackByMallNo', { mallNos: [one.tradeNo, one.waybillNo] }));
    expect(both.inTransit).toHaveLength(1);
  });

  describe('the detailed result', () => {
    const requestDetails = (input: Record<string, unknown>, headers = {}) =>
      world().call('getExpressTrackDetails', input, headers);

    it('is hidden without a session or the tail of the telephone', async () => {
      const { waybillNo } = await place();
      const kofi = await signUp(world());
      for (const headers of [{}, { token: kofi.token }, { token: 'x'.repeat(43) }]) {
        const locked = details(await requestDetails({ waybillNo }, headers));
        expect(locked).toMatchObject({
          unlocked: false,
          receiver: null,
          receiverName: 'A*** B.',
          pieces: 1,
          weightKg: 2,
        });
      }
    });

    it("opens for the sender's session and for the tail", async () => {
      const { waybillNo } = await place();
      const receiver = {
        name: 'Ama Serwaa Boateng',
        phone: '+233 24 000 0123',
        street: '12 Sample Road',
        city: 'Testcra',
      };
      const openDetails = { unlocked: true, receiverName: 'Ama Serwaa Boateng', receiver };
      expect(details(await requestDetails({ waybillNo }, { token: ama.token }))).toMatchObject(openDetails);
      expect(details(await requestDetails({ waybillNo, phoneTail: TAIL }))).toMatchObject(openDetails);
    });

    it('reports the error in a number', async () => {
      const malformed = await requestDetails({ waybillNo: 'hello' });
      expect({ status: malformed.status, field: malformed.body.errors?.[0]?.field }).toEqual({
        status: 422,
        field: 'waybillNo',
      });
      expect((await requestDetails({ waybillNo: unknownWaybill() })).status).toBe(404);
      expect((await requestDetails({ waybillNo: unknownWaybill(), phoneTail: '12' })).status).toBe(422);
    });
  });
});
