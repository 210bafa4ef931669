import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { describeEvent } from '@/lib/server/platform/texts/describe-event';
import type { ReturnChoice } from '@/lib/orders/return-policy';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { goToNoon } from '../../support/clock';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { orderSteps } from '../../support/steps/order-steps';

onEachDatabase('a parcel that came back (§4, §9)', (world) => {
  let ama: Person;
  let stranger: Person;

  beforeAll(async () => {
    await insertPlaces(world());
    goToNoon(world());
    ama = await signUp(world());
    stranger = await signUp(world());
  });

  async function returnedOrder(): Promise<OrderView> {
    const { body } = await world().call('addInternationalOrder', internationalOrder(), { token: ama.token });
    const { waybillNo } = body.data;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    const anHourAgo = world().services.now().getTime() - HOUR_MS;
    await importScanRows(
      world(),
      ...codes.map((code, index) => scanRow(waybillNo, code, anHourAgo + index * MINUTE_MS)),
    );
    return readOrder(body.data);
  }
  const { readOrder, today } = orderSteps(world, () => ama);
  const choose = ({ id, waybillNo }: OrderView, choice: ReturnChoice, who = ama) =>
    world().call('chooseReturn', { id, waybillNo, choice }, { token: who.token });

  /** Days later, when the session has expired. */
  async function wait(milliseconds: number) {
    world().pass(milliseconds);
    ama.token = await openPersonSession(world(), ama.userId);
    await sendDueEntries(world());
  }

  /** The link in the messages about the parcel: in the receiver's SMS, or in the account holder's email. */
  async function tokenOf({ waybillNo }: OrderView, channel: 'sms' | 'mail' = 'sms'): Promise<string> {
    await sendDueEntries(world());
    // Messages that are due together are sent in any order, and not every email has a link.
    const links = world()
      .outbox()
      .filter((message) => message.channel === channel && message.text.includes(waybillNo))
      .flatMap(({ text }) => /\/r\/([a-z2-9]{9})/.exec(text)?.[1] ?? []);
    return links.at(-1)!;
  }
  const chooseByLink = (token: string, choice: ReturnChoice) => world().call('chooseReturnByLink', { token, choice });
  const latestEvent = async ({ waybillNo }: OrderView) =>
    (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data.ended[0].events[0];
  async function notified({ waybillNo }: OrderView, since = 0): Promise<string[]> {
    await sendDueEntries(world());
    const about = world()
      .outbox()
      .slice(since)
      .filter(({ text }) => text.includes(waybillNo));
    return about.map(({ subject, channel }) => subject.split(':')[0] || channel).sort();
  }

  it('shows its owner the deadline for a choice, and notifies both parties', async () => {
    const order = await returnedOrder();
    expect(order.parcels[0]!.returned).toEqual({
      decideBy: today(10),
      choices: ['SHELVE', 'DESTROY'],
      chosen: null,
      chosenBy: null,
    });
    expect((await notified(order)).filter((subject) => subject.startsWith('Parcel returned'))).toHaveLength(1);
  });

  it.each([
    ['SHELVE', 'SHELVED'],
    ['DESTROY', 'DESTROYED'],
  ] as const)('%s makes it %s, shown on tracking, and the first choice is final', async (choice, state) => {
    const order = await returnedOrder();
    const { status, body } = await choose(order, choice);
    expect({ status, state: body.data.state }).toEqual({ status: 200, state });
    expect(body.data.parcels[0].returned).toMatchObject({ choices: [], chosen: choice, chosenBy: 'sender' });
    expect((await choose(order, choice)).status).toBe(200);
    expect((await choose(order, choice === 'SHELVE' ? 'DESTROY' : 'SHELVE')).status).toBe(409);
    const { ended } = (await world().call('queryTrack', { waybillNos: [order.waybillNo] })).body.data;
    expect(ended[0].events[0]).toMatchObject({ code: state, place: 'Accra' });
  });

  it('cannot be decided by another account', async () => {
    const order = await returnedOrder();
    expect((await choose(order, 'DESTROY', stranger)).status).toBe(404);
    expect(
      (
        await world().call(
          'chooseReturn',
          { id: order.id, waybillNo: 'DX00000000000GH', choice: 'SHELVE' },
          { token: ama.token },
        )
      ).status,
    ).toBe(404);
    expect((await readOrder(order)).state).toBe('RETURNED');
  });

  it('may be stored with the receiver’s link, but not destroyed', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const link = await world().call('readParcelOfLink', { token });
    expect(link.body.data.returned).toMatchObject({ decideBy: today(10), choices: ['SHELVE'] });
    expect((await chooseByLink(token, 'DESTROY')).status).toBe(403);
    expect((await readOrder(order)).state).toBe('RETURNED');
    const shelveReply = await chooseByLink(token, 'SHELVE');
    expect(shelveReply).toMatchObject({ status: 200, body: { data: { returned: { chosenBy: 'receiver' } } } });
    expect((await choose(order, 'DESTROY')).status).toBe(409);
    expect((await readOrder(order)).state).toBe('SHELVED');
  });

  it.each([
    ['SHELVE', 'SHELVED'],
    ['DESTROY', 'DESTROYED'],
  ] as const)('%s is decided once by the e-mail link of the account holder, without a login', async (choice, state) => {
    const order = await returnedOrder();
    const token = await tokenOf(order, 'mail');
    const { body } = await world().call('readParcelOfLink', { token });
    expect(body.data).toMatchObject({ party: 'sender', returned: { choices: ['SHELVE', 'DESTROY'] } });
    await sendDueEntries(world());
    const before = world().outbox().length;
    const responses = await Promise.all([1, 2, 3].map(() => chooseByLink(token, choice)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[0]!.body.data.returned).toMatchObject({ choices: [], chosen: choice, chosenBy: 'sender' });
    expect((await chooseByLink(token, choice === 'SHELVE' ? 'DESTROY' : 'SHELVE')).status).toBe(409);
    const { history, state: now } = await readOrder(order);
    expect(now).toBe(state);
    expect(history.filter((step) => step.state === state)).toHaveLength(1);
    // Both parties are notified once.
    expect(await notified(order, before)).toHaveLength(2);
    if (choice === 'SHELVE') return;
    expect((await latestEvent(order)).description).toBe(describeEvent('DESTROYED', null, 'en', { chosenBy: 'sender' }));
    const texts = world().outbox().slice(before);
    expect(texts.filter(({ text }) => text.includes('as you asked'))).toHaveLength(1);
    expect(texts.filter(({ text }) => text.includes('as the sender asked'))).toHaveLength(1);
  });

  it('is destroyed only with the account holder’s own valid link, not with four digits', async () => {
    const order = await returnedOrder();
    const phoneTail = order.receiver.phone.slice(-4);
    const { token } = (await world().call('openParcel', { waybillNo: order.waybillNo, phoneTail })).body.data;
    for (const choice of ['SHELVE', 'DESTROY'] as const) expect((await chooseByLink(token, choice)).status).toBe(403);
    expect((await chooseByLink('zzzzzzzzz', 'DESTROY')).status).toBe(422);
    const own = await tokenOf(order, 'mail');
    await wait(11 * DAY_MS);
    expect((await chooseByLink(own, 'SHELVE')).status).toBe(409);
    expect((await readOrder(order)).state).toBe('DESTROYED');
  });

  it('has one history when both parties decide at once', async () => {
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const responses = await Promise.all([
      choose(order, 'DESTROY'),
      chooseByLink(token, 'SHELVE'),
      choose(order, 'DESTROY'),
      chooseByLink(token, 'SHELVE'),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { history, state } = await readOrder(order);
    expect(history.filter((step) => step.state === 'SHELVED' || step.state === 'DESTROYED')).toHaveLength(1);
    expect(history.at(-1)!.state).toBe(state);
  });

  describe('without a decision', () => {
    it('is announced again on the seventh day and destroyed on the eleventh, once', async () => {
      const order = await returnedOrder();
      const { decideBy } = order.parcels[0]!.returned!;
      const decidedOrder = await returnedOrder();
      await choose(decidedOrder, 'SHELVE');
      await sendDueEntries(world());
      const before = world().outbox().length;
      await wait(7 * DAY_MS - 4 * HOUR_MS);
      expect(await notified(order, before)).toEqual([]);
      await wait(4 * HOUR_MS);
      expect(await notified(order, before)).toHaveLength(2);
      // The same last day as in the first notice, not ten days after the reminder.
      const mail = world()
        .outbox()
        .findLast(({ text, channel }) => channel === 'mail' && text.includes(order.waybillNo));
      const last = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' }).format(new Date(decideBy));
      expect(mail!.text).toMatch(new RegExp(`\\b${last}\\b`));
      await wait(3 * DAY_MS + 11 * HOUR_MS);
      expect((await readOrder(order)).state).toBe('RETURNED');
      expect((await choose(order, 'SHELVE')).status).toBe(200);
      expect((await readOrder(decidedOrder)).state).toBe('SHELVED');
      const late = await returnedOrder();
      const deadline = late.parcels[0]!.returned!.decideBy;
      await wait(10 * DAY_MS + 23 * HOUR_MS);
      expect(today() > deadline).toBe(true);
      const destroyedOrder = await readOrder(late);
      expect(destroyedOrder.state).toBe('DESTROYED');
      expect((await latestEvent(late)).description).toBe(
        describeEvent('DESTROYED', null, 'en', { chosenBy: 'nobody' }),
      );
      expect(destroyedOrder.parcels[0]!.returned).toMatchObject({ chosen: 'DESTROY', chosenBy: 'nobody', choices: [] });
      expect((await choose(late, 'SHELVE')).status).toBe(409);
      expect((await readOrder(decidedOrder)).state).toBe('SHELVED');
    });
  });

  it('sends no messages to a party who stopped them, and records if they are wanted again', async () => {
    goToNoon(world());
    const order = await returnedOrder();
    const token = await tokenOf(order);
    const stopped = await world().call('stopMessages', { token, stop: true });
    expect(stopped.body.data.messagesStopped).toBe(true);
    await sendDueEntries(world());
    const before = world().outbox().length;
    expect((await choose(order, 'SHELVE')).status).toBe(200);
    expect(await notified(order, before)).toEqual(['Held at our warehouse']);
    const again = await world().call('stopMessages', { token, stop: false });
    expect(again.body.data.messagesStopped).toBe(false);
  });
});
