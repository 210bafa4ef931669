import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import texts from '@/messages/en/server.json';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { newPhone } from '../support/steps/account-steps';
import { goToNoon } from '../support/clock';
import { handOverOnce } from '../support/steps/hand-over-steps';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { scanRow, importScanRows } from '../support/scan-rows';
import { onEachDatabase, sendDueEntries } from '../support/world';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, '');

onEachDatabase('a notice about a parcel', (world) => {
  let ama: Person;

  beforeAll(async () => {
    await insertPlaces(world());
    goToNoon(world());
    ama = await signUp(world());
    await handOverOnce(world(), ama);
  });

  async function place(change: object = {}, headers: object = {}): Promise<OrderView> {
    const sample = internationalOrder();
    // One number gets a few messages a day about parcels that were not handed over.
    const input = { ...sample, receiver: { ...sample.receiver, phone: newPhone() }, ...change };
    const { status, body } = await world().call('addInternationalOrder', input, { token: ama.token, ...headers });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  const ago = (milliseconds: number) => world().services.now().getTime() - milliseconds;
  /** Imports scans a minute apart, the last one now. */
  const scan = (waybillNo: string, ...codes: ScanCode[]) =>
    importScanRows(
      world(),
      ...codes.map((code, index) => scanRow(waybillNo, code, ago((codes.length - 1 - index) * MINUTE_MS))),
    );

  /** Returns the messages about an order after the first `seen`, mails first. */
  async function sentOf({ waybillNo, tradeNo }: OrderView, seen = 0) {
    await sendDueEntries(world());
    return world()
      .outbox()
      .slice(seen)
      .filter(({ text }) => text.includes(waybillNo) || text.includes(tradeNo))
      .sort((a, b) => (a.channel < b.channel ? -1 : 1));
  }
  const messageCount = () => world().outbox().length;

  it('confirms a booking to sender and receiver, each with their own link', async () => {
    const order = await place();
    const [mail, sms, ...others] = await sentOf(order);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ channel: 'mail', subject: `Shipment booked: ${order.waybillNo}` });
    expect(mail!.text).toContain(order.tradeNo);
    expect(sms).toMatchObject({ channel: 'sms', to: order.receiver.phone.replaceAll(' ', '') });
    expect(sms!.text).toMatch(/https?:\S+\/r\/[a-z2-9]{9}/);
    expect(mail!.text).not.toMatch(/\/r\//);
    // The labels are on the order's page, which needs a login: the mail may be passed on.
    expect(mail!.text).toContain(`/gh-en/express/intlorder-detail?id=${order.id}`);
    expect(mail!.text).not.toContain('stop these messages');
  });

  it('reports each step once, and only the newest of several at once', async () => {
    const order = await place();
    const subjects: string[] = [];
    for (const codes of [
      ['PICKED_UP'],
      ['FLIGHT_DEPARTED'],
      ['FLIGHT_ARRIVED'],
      ['CUSTOMS_STARTED', 'CUSTOMS_RELEASED'],
      ['OUT_FOR_DELIVERY'],
      ['DELIVERY_FAILED'],
      ['OUT_FOR_DELIVERY', 'SIGNED'],
    ] as const) {
      await sendDueEntries(world());
      const before = messageCount();
      world().pass(10 * MINUTE_MS);
      await scan(order.waybillNo, ...codes);
      subjects.push((await sentOf(order, before)).map(({ subject, channel }) => subject || channel).join());
    }
    const noticeLine = (what: string) => `${what}: ${order.waybillNo},sms`;
    expect(subjects).toEqual([
      noticeLine('We’ve received the parcel'),
      '',
      noticeLine('Arrived in Ghana'),
      '',
      noticeLine('Out for delivery'),
      noticeLine('Delivery failed'),
      noticeLine('Parcel delivered'),
    ]);
  });

  it('reports no scans older than two days, and nothing twice', async () => {
    const order = await place();
    await sendDueEntries(world());
    const before = messageCount();
    const rows = (['PICKED_UP', 'OUT_FOR_DELIVERY'] as const).map((code, index) =>
      scanRow(order.waybillNo, code, ago((49 - index) * HOUR_MS)),
    );
    for (let time = 0; time < 2; time += 1) await importScanRows(world(), ...rows);
    expect((await sentOf(order, before)).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  });

  it('uses the language and channel of each party', async () => {
    const sample = internationalOrder();
    const order = await place(
      {
        receiver: { ...sample.receiver, email: 'kofi@example.com' },
        notify: { sender: true, receiver: 'mail', receiverLanguage: 'fr' },
      },
      { lang: 'zh-CN' },
    );
    const messages = await sentOf(order);
    expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
    expect(messages.find(({ to }) => to === 'kofi@example.com')?.subject).toContain('Envoi enregistré');
    expect(messages.find(({ to }) => to !== 'kofi@example.com')?.subject).toContain('已下单');
  });

  it('is not sent to anyone who wants none', async () => {
    const order = await place({ notify: { sender: false, receiver: 'none' } });
    expect(await sentOf(order)).toEqual([]);
  });

  it('reports a cancellation of several parcels once', async () => {
    const sample = internationalOrder();
    const order = await place({ parcels: [sample.parcels[0], sample.parcels[0]] });
    await sendDueEntries(world());
    const before = messageCount();
    await world().call('cancelOrder', { id: order.id }, { token: ama.token });
    expect((await sentOf(order, before)).map(({ subject, channel }) => subject || channel)).toEqual([
      `Order cancelled: ${order.tradeNo}`,
      'sms',
    ]);
  });

  it('notifies the sender of a new price once', async () => {
    const order = await place();
    await sendDueEntries(world());
    const before = messageCount();
    const measured = JSON.stringify({ weightKg: 19, size: null }) as never;
    for (let time = 0; time < 2; time += 1)
      await importScanRows(world(), scanRow(order.waybillNo, 'PICKED_UP', ago(0), { measured }));
    const priceNotices = (await sentOf(order, before)).filter(
      ({ subject }) => subject === `New price: ${order.tradeNo}`,
    );
    expect(priceNotices).toHaveLength(1);
    expect(priceNotices[0]!.text).toMatch(/new price is CNY\s[\d,.]+ \(was CNY\s[\d,.]+\)/);
    const [bookedWeight] = order.quote.chargeable;
    expect(plain(priceNotices[0]!.text)).toContain(
      `chargeable weight is 19 kg instead of ${bookedWeight!.chargeableKg} kg`,
    );
  });

  it('describes to the sender where to send the parcel, its price and how to pay', async () => {
    const order = await place();
    const [mail, sms] = await sentOf(order);
    expect(order.handOver!.payment.lines.length).toBeGreaterThan(0);
    const expected = [order.handOver!.title, order.handOver!.text, ...order.handOver!.payment.lines];
    const address = order.handOver!.site?.label.text.split('\n') ?? [];
    for (const line of [...expected, ...address]) expect(plain(mail!.text)).toContain(plain(line));
    expect(sms!.text).not.toContain(order.handOver!.payment.title);
  });

  it('shows the receiver the exact amount of a parcel that is out for delivery', async () => {
    // The next day has a new allowance.
    world().pass(HOUR_MS);
    goToNoon(world());
    const sendOutForDelivery = async (change: object) => {
      const order = await place(change);
      const before = messageCount();
      await scan(order.waybillNo, 'PICKED_UP', 'OUT_FOR_DELIVERY');
      const { phone } = order.receiver;
      const messages = await sentOf(order, before);
      // Messages that are due at the same time may be sent in any order.
      const own = messages.filter(({ to }) => to === phone.replaceAll(' ', ''));
      return plain(own.map(({ text }) => text).join('\n'));
    };
    expect(await sendOutForDelivery({ cashOnDelivery: { currency: 'GHS', minor: 25_050 } })).toMatch(
      /at the door: GHS 250\.50\b/,
    );
    expect(await sendOutForDelivery({})).not.toContain('at the door');
  });

  it('gives the reason of a failed delivery, if the courier gave one', async () => {
    // The next day has a new allowance.
    world().pass(HOUR_MS);
    goToNoon(world());
    const order = await place();
    await scan(order.waybillNo, 'PICKED_UP', 'OUT_FOR_DELIVERY');
    const failedMail = async (reason: 'CLOSED' | 'OTHER') => {
      world().pass(10 * MINUTE_MS);
      await sendDueEntries(world());
      const before = messageCount();
      await importScanRows(world(), scanRow(order.waybillNo, 'DELIVERY_FAILED', ago(0), { reason }));
      return (await sentOf(order, before)).find(({ channel }) => channel === 'mail')!.text;
    };
    const closed = await failedMail('CLOSED');
    expect(closed).toContain(texts.reasons.CLOSED);
    expect(plain(closed)).toMatch(/^Estimated delivery (\w+ )?\d+/m);
    await scan(order.waybillNo, 'OUT_FOR_DELIVERY');
    const other = await failedMail('OTHER');
    for (const text of [...Object.values(texts.reasons), 'OTHER']) expect(other).not.toContain(text);
  });

  describe('during quiet hours', () => {
    it('is sent at once by mail and at eight in the morning by SMS', async () => {
      goToNoon(world());
      world().pass(10 * HOUR_MS);
      const order = await place();
      expect((await sentOf(order)).map(({ channel }) => channel)).toEqual(['mail']);
      world().pass(10 * HOUR_MS);
      expect((await sentOf(order)).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    });
  });
});
