import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { BASE_MESSAGES_OF_ACCOUNT, ADDED_MESSAGES_PER_PARCEL } from '@/lib/server/messaging/messages/allowances';
import { OPENINGS_OF_PARCEL } from '@/lib/server/platform/throttle/policies';
import errors from '@/messages/en/errors.json';
import { DAY_MS } from '@/lib/time/durations';
import { goToNoon } from '../../support/clock';
import { requestCode, newPhone } from '../../support/steps/account-steps';
import { handOverOnce } from '../../support/steps/hand-over-steps';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { sendInstruction, createLinkTo, readLink, importScansOf } from '../../support/steps/receiver-steps';
import { expectError } from '../../support/refusal';
import { onEachDatabase, sendDueEntries } from '../../support/world';

const NOTE = { kind: 'note', presets: ['CALL_ME'] };

onEachDatabase('a stranger who placed an order to any number', (world) => {
  let mallory: Person;
  let before: ReturnType<typeof world>['services']['config'];
  beforeAll(() => insertPlaces(world()));
  beforeEach(async () => {
    goToNoon(world());
    before = world().services.config;
    mallory = await signUp(world());
  });
  afterEach(() => void (world().services.config = before));

  async function placeTo(phone: string, { token } = mallory) {
    const sample = internationalOrder();
    const receiver = { ...sample.receiver, phone, email: '' };
    const { status, body } = await world().call('addInternationalOrder', { ...sample, receiver }, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { id: string; waybillNo: string };
  }
  const open = ({ waybillNo }: { waybillNo: string }, phone: string, headers = {}) =>
    world().call('openParcel', { waybillNo, phoneTail: phone.slice(-4) }, headers);
  const tokenOf = async (parcel: { waybillNo: string }, phone: string) =>
    (await open(parcel, phone)).body.data.token as string;
  const requestLinkCode = (token: string, lang = 'en') =>
    world().call('sendReceiverCode', { token, channel: 'sms' }, { lang });
  const smsTo = async (phone: string) => {
    await sendDueEntries(world());
    return world()
      .outbox()
      .filter(({ channel, to }) => channel === 'sms' && to === phone);
  };

  it('sends no code before the hand-over, whether the order waits or was cancelled', async () => {
    const phone = newPhone();
    const parcel = await placeTo(phone);
    const token = await tokenOf(parcel, phone);
    const firstRefusal = await requestLinkCode(token);
    expectError(firstRefusal, 'notHandedOver', errors.notHandedOver);
    expect((await requestLinkCode(token, 'tr')).body.message).toContain('kargoya');
    expect(await readLink(world(), token)).toMatchObject({ may: ['note'], withCode: [], reach: [] });
    await world().call('cancelOrder', { id: parcel.id }, { token: mallory.token });
    expectError(await requestLinkCode(token), 'notHandedOver');
    expect(await smsTo(phone)).toEqual([]);
  });

  it('sends codes from the take-over scan on, or if the account handed a parcel over before', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const parcel = await placeTo(phone);
    await importScansOf(world(), parcel, 'PICKED_UP');
    expect((await requestLinkCode(await tokenOf(parcel, phone))).status).toBe(200);
    const next = await placeTo(other);
    const token = await tokenOf(next, other);
    expect((await readLink(world(), token)).reach).toHaveLength(1);
    expect((await requestLinkCode(token)).status).toBe(200);
  });

  it('uses up no login code, because codes to receivers have a separate budget', async () => {
    await handOverOnce(world(), mallory);
    world().services.config = {
      ...before,
      SMS_CODES_DAILY_CAP_PER_COUNTRY: 1,
      SMS_RECEIVER_CODES_DAILY_CAP_PER_COUNTRY: 2,
    };
    const codes = [];
    for (let count = 0; count < 3; count += 1) {
      const phone = newPhone();
      codes.push((await requestLinkCode(await tokenOf(await placeTo(phone), phone))).status);
    }
    expect(codes).toEqual([200, 200, 429]);
    expect((await requestCode(world(), newPhone(), 'LOGIN')).status).toBe(200);
    expect((await requestCode(world(), newPhone(), 'LOGIN')).status).toBe(429);
  });

  it('uses up the allowance of the account with codes', async () => {
    await handOverOnce(world(), mallory);
    const allowed = BASE_MESSAGES_OF_ACCOUNT + ADDED_MESSAGES_PER_PARCEL;
    const statuses: number[] = [];
    const token = await createLinkTo(world(), (await placeTo(newPhone())).waybillNo);
    const others = await Promise.all(
      Array.from({ length: allowed }, async () => createLinkTo(world(), (await placeTo(newPhone())).waybillNo)),
    );
    for (const each of [...others, token]) statuses.push((await requestLinkCode(each)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(allowed);
    expect(statuses.at(-1)).toBe(429);
    world().pass(DAY_MS);
    expect((await requestLinkCode(token)).status).toBe(200);
  });

  it('sends no confirmation of a choice before the account may write to receivers', async () => {
    const phone = newPhone();
    const parcel = await placeTo(phone);
    expect((await sendInstruction(world(), await tokenOf(parcel, phone), 0, NOTE)).status).toBe(200);
    const link = await createLinkTo(world(), parcel.waybillNo);
    expect((await sendInstruction(world(), link, 1, { ...NOTE, text: 'Green door' })).status).toBe(200);
    expect(await smsTo(phone)).toEqual([]);
  });

  it('sends a trusted account’s confirmations, but none for a note by four digits', async () => {
    await handOverOnce(world(), mallory);
    const phone = newPhone();
    const parcel = await placeTo(phone);
    const count = async () => (await smsTo(phone)).length;
    const countAfterBooking = await count();
    expect((await sendInstruction(world(), await tokenOf(parcel, phone), 0, NOTE)).status).toBe(200);
    expect(await count()).toBe(countAfterBooking);
    const link = await createLinkTo(world(), parcel.waybillNo);
    expect((await sendInstruction(world(), link, 1, { ...NOTE, text: 'Green door' })).status).toBe(200);
    expect(await count()).toBe(countAfterBooking + 1);
    const { payload } = await world()
      .services.db.selectFrom('outbox')
      .select('payload')
      .where('waybill_no', '=', parcel.waybillNo)
      .where('payload', 'like', '%instructionKept%')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(payload).parcel).toEqual({ account: mallory.userId, handedOver: false });
  });

  it(`opens one parcel ${OPENINGS_OF_PARCEL.free} times a day from one network, and stores no more links`, async () => {
    const phone = newPhone();
    const parcel = await placeTo(phone);
    const from = (address: string) => ({ 'x-client-address': address });
    const statuses: number[] = [];
    for (let count = 0; count < OPENINGS_OF_PARCEL.free + 2; count += 1)
      statuses.push((await open(parcel, phone, from('203.0.113.91'))).status);
    expect(statuses).toEqual([...Array<number>(OPENINGS_OF_PARCEL.free).fill(200), 429, 429]);
    const { db } = world().services;
    const links = await db
      .selectFrom('parcel_links')
      .select('access')
      .where('waybill_no', '=', parcel.waybillNo)
      .execute();
    expect(links.filter(({ access }) => access === 'tail')).toHaveLength(OPENINGS_OF_PARCEL.free);
    expect((await open(parcel, phone, from('203.0.113.92'))).status).toBe(200);
    world().pass(DAY_MS + 2000);
    expect((await open(parcel, phone, from('203.0.113.91'))).status).toBe(200);
  });
});
