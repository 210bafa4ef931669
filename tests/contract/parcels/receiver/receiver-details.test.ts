import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import errors from '@/messages/en/errors.json';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS } from '@/lib/time/durations';
import { goToNoon } from '../../support/clock';
import { newPhone, onlyError } from '../../support/steps/account-steps';
import { handOverOnce } from '../../support/steps/hand-over-steps';
import { runOpsCommand } from '../../support/ops';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { createLinkTo, readLink, importScansOf } from '../../support/steps/receiver-steps';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { expectError } from '../../support/refusal';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { orderSteps } from '../../support/steps/order-steps';

const NUMBER = '10000000146';
/** A number that no other order has: one number gets a few messages a day. */
const newTurkish = () => newPhone().replace('+23324', '+90532');

onEachDatabase('an order that waits for its receiver', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    goToNoon(world());
    ama = await signUp(world());
    await handOverOnce(world(), ama);
  });

  const sample = (to: 'SA' | 'TR', receiver: object = {}) => {
    const order = internationalOrder(to);
    return { ...order, receiver: { ...order.receiver, email: '', ...receiver } };
  };
  async function place(to: 'SA' | 'TR', change: object = {}, { token } = ama): Promise<OrderView> {
    const order = { ...sample(to), receiverCompletes: true, ...change };
    const { status, body } = await world().call('addInternationalOrder', order, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }
  const { readOrder } = orderSteps(world, () => ama);
  const label = ({ id }: OrderView, lang = 'en') =>
    world().call('getPdfFileUrl', { id, kind: 'label' }, { token: ama.token, lang });
  const fill = (token: string, details: object) => world().call('giveReceiverDetails', { token, details });
  const passedTo = async ({ id }: OrderView, { token } = ama) =>
    ((await world().call('createReceiverLink', { id }, { token })).body.data.url as string).split('/').at(-1)!;
  async function messagesOf({ waybillNo, tradeNo }: OrderView) {
    await sendDueEntries(world());
    const about = world()
      .outbox()
      .filter(({ text }) => text.includes(waybillNo) || text.includes(tradeNo));
    return about.map(({ channel, text }) => ({ channel, text }));
  }

  it('is refused to Saudi Arabia unless its receiver completes it', async () => {
    const refusedReply = await world().call('addInternationalOrder', sample('SA'), { token: ama.token });
    expect(onlyError(refusedReply)).toMatchObject({ field: 'receiver.digitalAddress' });
    const order = await place('SA');
    expect(order).toMatchObject({ waitsFor: ['nationalAddress'], state: 'WAITING' });
    expect(order.quote.totals[0]!.minor).toBeGreaterThan(0);
    expect(order.handOver).toBeUndefined();
    const { items } = (await world().call('queryOrderPage', {}, { token: ama.token })).body.data;
    expect(items.find(({ id }: OrderView) => id === order.id).waitsFor).toEqual(['nationalAddress']);
  });

  it('has no label until the receiver gives an address, which stays open to corrections', async () => {
    const order = await place('SA');
    const refusedReply = await label(order);
    expectError(refusedReply, 'waitsForReceiver', errors.waitsForReceiver);
    const token = await createLinkTo(world(), order.waybillNo);
    expect((await readLink(world(), token)).details).toEqual({
      asked: ['nationalAddress', 'pin', 'secondPhone'],
      missing: ['nationalAddress'],
      given: [],
    });
    const wrong = await fill(token, { nationalAddress: 'near the mosque', pin: '?', secondPhone: '1' });
    expect(wrong.body.errors!.map(({ field }) => field)).toEqual([
      'details.nationalAddress',
      'details.pin',
      'details.secondPhone',
    ]);
    const pin = 'https://maps.google.com/?q=24.7136,46.6753';
    expect((await fill(token, { nationalAddress: 'rrrd 2929', pin })).body.data.details.missing).toEqual([]);
    const complete = await readOrder(order);
    expect(complete.waitsFor).toBeUndefined();
    expect(complete.handOver).toBeDefined();
    expect(complete.receiver.digitalAddress).toBe('RRRD2929');
    expect(complete.receiverDetails).toMatchObject([{ detail: 'pin', text: '24.7136, 46.6753', givenBy: 'link' }]);
    expect((await label(order)).status).toBe(200);
    await fill(token, { nationalAddress: 'ABCD1234', pin: '' });
    expect((await readOrder(order)).receiver.digitalAddress).toBe('ABCD1234');
    expect((await readOrder(order)).receiverDetails).toBeUndefined();
    await importScansOf(world(), order, 'PICKED_UP');
    expect((await readLink(world(), token)).details).toBeUndefined();
    expectError(await fill(token, { nationalAddress: 'EFGH5678' }), 'stateForbids');
  });

  it('still records a take-over scan, and still accepts the details', async () => {
    const order = await place('SA');
    const importResult = await importScanRows(world(), scanRow(order.waybillNo, 'PICKED_UP', world().services.now()));
    expect(importResult.early).toEqual([{ waybillNo: order.waybillNo, missing: ['nationalAddress'] }]);
    expect(await readOrder(order)).toMatchObject({ state: 'IN_TRANSIT', waitsFor: ['nationalAddress'] });
    expect((await runOpsCommand(world(), 'parcels', 'show', order.tradeNo)).out).toContain(
      'waits for the receiver: nationalAddress',
    );
    expect((await fill(await createLinkTo(world(), order.waybillNo), { nationalAddress: 'RRRD2929' })).status).toBe(
      200,
    );
    expect((await readOrder(order)).waitsFor).toBeUndefined();
  });

  it('waits for nothing once its parcel is out for delivery', async () => {
    const order = await place('SA');
    const listed = async () =>
      (await world().call('queryOrderPage', { group: 'RECEIVER' }, { token: ama.token })).body.data.items;
    await importScansOf(world(), order, 'PICKED_UP');
    expect((await listed()).map(({ id }: OrderView) => id)).toContain(order.id);
    await importScansOf(world(), order, 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
    expect((await readOrder(order)).waitsFor).toBeUndefined();
    expect((await listed()).map(({ id }: OrderView) => id)).not.toContain(order.id);
    expect((await readLink(world(), await createLinkTo(world(), order.waybillNo))).details).toBeUndefined();
    expect((await label(order)).status).toBe(200);
  });

  it('requests the identity number in Türkiye, shows three digits and deletes it later', async () => {
    const { receiverCompletes: _, ...earlier } = { ...sample('TR'), receiverCompletes: undefined };
    const { body } = await world().call('addInternationalOrder', earlier, { token: ama.token });
    const order: OrderView = body.data;
    expect(order.waitsFor).toEqual(['turkishId']);
    const token = await createLinkTo(world(), order.waybillNo);
    expect(onlyError(await fill(token, { identityNo: '10000000147' }))).toMatchObject({ field: 'details.identityNo' });
    expect(onlyError(await fill(token, { identityNo: '' }))).toMatchObject({ field: 'details.identityNo' });
    const fillReply = await fill(token, { identityNo: '100 000 001 46' });
    expect(fillReply.body.data.details.given).toEqual([{ detail: 'turkishId', text: '•••146' }]);
    // An empty field does not change the stored number.
    expect((await fill(token, { identityNo: '', secondPhone: '0532 765 43 21' })).status).toBe(200);
    const visibleText = JSON.stringify([
      await readOrder(order),
      (await world().call('exportAccountData', {}, { token: ama.token })).body.data,
    ]);
    expect(visibleText).toContain('•••146');
    expect(visibleText).not.toContain(NUMBER);
    const { db } = world().services;
    expect(JSON.stringify(await db.selectFrom('orders').selectAll().execute())).not.toContain(NUMBER);
    const storedDetails = () =>
      db.selectFrom('receiver_details').selectAll().where('order_id', '=', order.id).execute();
    expect((await storedDetails()).map(({ value }) => value)).toContain(NUMBER);
    await world().call('cancelOrder', { id: order.id }, { token: ama.token });
    world().pass(29 * DAY_MS);
    await sweepExpired(world().services);
    expect(await storedDetails()).not.toEqual([]);
    world().pass(2 * DAY_MS);
    await sweepExpired(world().services);
    expect(await storedDetails()).toEqual([]);
    ama = await signUp(world());
    await handOverOnce(world(), ama);
  });

  it('waits for nothing if the sender gives the number, which an edit preserves', async () => {
    const wrong = await world().call('addInternationalOrder', sample('TR', { identityNo: '123' }), {
      token: ama.token,
    });
    expect(onlyError(wrong)).toMatchObject({ field: 'receiver.identityNo' });
    const { body } = await world().call('addInternationalOrder', sample('TR', { identityNo: NUMBER }), {
      token: ama.token,
    });
    const order: OrderView = body.data;
    expect(order.waitsFor).toBeUndefined();
    expect(order.receiverDetails).toMatchObject([{ detail: 'turkishId', text: '•••146', givenBy: 'sender' }]);
    const edit = { kind: 'international', ...sample('TR'), remark: 'Ring twice' };
    const input = { id: order.id, version: order.version, order: edit };
    expect((await world().call('editWebsiteOrder', input, { token: ama.token })).body.data.waitsFor).toBeUndefined();
    const company = { ...edit, importer: 'business' };
    const changed = await world().call(
      'editWebsiteOrder',
      { ...input, version: order.version + 1, order: company },
      { token: ama.token },
    );
    expect(changed.body.data.waitsFor).toEqual(['turkishTaxNo']);
    expect(changed.body.data.receiverDetails).toBeUndefined();
  });

  it('notifies the receiver at once and on days 1 and 3, then the sender', async () => {
    const order = await place('TR', { receiver: sample('TR', { phone: newTurkish() }).receiver });
    const [sms] = (await messagesOf(order)).filter(({ channel }) => channel === 'sms');
    const token = /\/r\/([a-z2-9]{9})/.exec(sms!.text)![1]!;
    const count = async () => (await messagesOf(order)).length;
    expect(await count()).toBe(2);
    for (const expected of [3, 3, 4, 4]) {
      world().pass(DAY_MS);
      expect(await count()).toBe(expected);
    }
    await fill(token, { identityNo: NUMBER });
    expect(await count()).toBe(5);
    expect((await messagesOf(order)).some(({ channel }) => channel === 'mail')).toBe(true);
    const completeOrder = await place('TR', { receiver: sample('TR', { phone: newTurkish() }).receiver });
    const cancelledOrder = await place('TR', { receiver: sample('TR', { phone: newTurkish() }).receiver });
    await fill(await createLinkTo(world(), completeOrder.waybillNo), { identityNo: NUMBER });
    await world().call('cancelOrder', { id: cancelledOrder.id }, { token: ama.token });
    const counts = async () => ({
      complete: (await messagesOf(completeOrder)).length,
      cancelled: (await messagesOf(cancelledOrder)).length,
    });
    const before = await counts();
    world().pass(4 * DAY_MS);
    expect(await counts()).toEqual(before);
  });

  it('writes to no receiver for an account without parcels, whose sender passes a link on', async () => {
    const kojo = await signUp(world());
    const order = await place('TR', {}, kojo);
    expect((await messagesOf(order)).filter(({ channel }) => channel === 'sms')).toEqual([]);
    expectError(await world().call('createReceiverLink', { id: order.id }, { token: ama.token }), 'notFound');
    const token = await passedTo(order, kojo);
    const linkReply = await readLink(world(), token);
    expect(linkReply).toMatchObject({ access: 'passed', party: 'receiver', may: [], withCode: [] });
    expect(linkReply.handoverCode).toBeUndefined();
    expect((await readLink(world(), await createLinkTo(world(), order.waybillNo))).handoverCode).toBeDefined();
    const note = { kind: 'note', presets: ['CALL_ME'] };
    expectError(await world().call('giveInstruction', { token, version: 0, instruction: note }), 'codeNeeded');
    expect((await fill(token, { identityNo: NUMBER })).status).toBe(200);
    expect((await readOrder(order, kojo)).receiverDetails).toMatchObject([{ givenBy: 'passed' }]);
    expectError(await world().call('createReceiverLink', { id: order.id }, { token: kojo.token }), 'stateForbids');
  });

  it('accepts details by link and code only, not by four digits or a sender’s link', async () => {
    const order = await place('SA');
    const { token } = (await world().call('openParcel', { waybillNo: order.waybillNo, phoneTail: '4567' })).body.data;
    expect((await readLink(world(), token)).details).toBeUndefined();
    expectError(await fill(token, { nationalAddress: 'RRRD2929' }), 'codeNeeded');
    const sender = await createLinkTo(world(), order.waybillNo, 'sender');
    expectError(await fill(sender, { nationalAddress: 'RRRD2929' }), 'forbidden');
  });
});
