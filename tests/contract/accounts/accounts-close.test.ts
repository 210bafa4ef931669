import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { englishErrors, missingFieldText } from '../support/english-errors';
import {
  codeIn,
  getCode,
  lastMessage,
  login,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  insertVisitor,
  registerVisitor,
  subjectOf,
  wire,
  wrongCode,
} from '../support/steps/account-steps';
import { internationalOrder, insertPlaces, phoneOf, placesOf } from '../support/order-samples';
import { openPersonSession } from '../support/people';
import { onEachDatabase, sendDueEntries, type Reply } from '../support/world';
import { expectRefusal } from '../support/refusal';

const ADDRESS = { name: 'Efua', phone: phoneOf('GH'), ...placesOf('GH'), street: '3 Harmattan Lane' };

/** Delays concurrent requests differently, so that they fall into different steps of the closing. */
const later = <Result>(milliseconds: number, task: () => Promise<Result>) =>
  new Promise<void>((go) => setTimeout(go, milliseconds)).then(task);

onEachDatabase('closing an account', (world) => {
  beforeAll(() => insertPlaces(world()));

  const close = async (token: string, account: string, fields: Record<string, unknown> = {}) =>
    world().call('closeAccount', { account, countryCode: 'GH', password: await wire(PASSWORD), ...fields }, { token });
  const place = (token: string) => world().call('addInternationalOrder', internationalOrder(), { token });
  const usersNamed = (email: string) =>
    world().services.db.selectFrom('users').selectAll().where('email', '=', email).execute();
  const rowsOf = async (userId: string) => {
    const { db } = world().services;
    const tables = [
      'addresses',
      'sessions',
      'known_devices',
      'passkeys',
      'orders',
      'enquiries',
      'reset_tickets',
    ] as const;
    const counts = tables.map((table) => db.selectFrom(table).selectAll().where('user_id', '=', userId).execute());
    return (await Promise.all(counts)).map((rows) => rows.length);
  };

  async function phonePerson() {
    const phone = newPhone();
    const verifyCode = await getCode(world(), phone, 'LOGIN');
    const { body } = await world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true });
    return { phone, token: body.data.accessToken as string };
  }

  it('deletes the person, ends every session and preserves the orders without personal data', async () => {
    const { account, userId, token } = await registerVisitor(world());
    const elsewhere = await openPersonSession(world(), userId);
    await login(world(), account, PASSWORD, { deviceKey: 'b2'.repeat(16) });
    await world().call('addAddress', ADDRESS, { token });
    const order = (await place(token)).body.data;
    await world().call('cancelOrder', { id: order.id }, { token });
    const feedback = { name: 'Ama', email: account, countryCode: 'GH', message: 'Bye' };
    await world().call('saveCustomerFeedback', feedback, { token });

    expect((await close(token, account.toUpperCase())).body.data).toEqual({ closed: true });
    for (const dead of [token, elsewhere]) {
      const { status, body } = await world().call('getCustomer', {}, { token: dead });
      expectRefusal({ status, body }, 401, ERRORS.sessionEnded.code, englishErrors.sessionEnded);
    }
    expect((await login(world(), account)).body.code).toBe(ERRORS.badCredentials.code);
    expect(await usersNamed(account)).toEqual([]);
    expect(await rowsOf(userId)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const { db } = world().services;
    expect(await db.selectFrom('verify_codes').selectAll().where('target', '=', account).execute()).toEqual([]);
    const sessions = await db.selectFrom('sessions').select('network_hash').where('user_id', 'is', null).execute();
    expect(sessions.filter(({ network_hash: hash }) => hash !== null)).toEqual([]);
    const storedOrder = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    expect(storedOrder).toMatchObject({ user_id: null, waybill_no: order.waybillNo, state: 'CANCELLED' });
    const trackReply = await world().call('queryTrack', { waybillNos: [order.waybillNo] });
    expect(trackReply.status).toBe(200);
    expect(JSON.stringify(trackReply.body)).toContain(order.waybillNo);
    await sendDueEntries(world());
    expect(lastMessage(world(), account)?.subject).toBe(subjectOf('accountClosed'));
  });

  it('frees the name for a new, empty account', async () => {
    const first = await insertVisitor(world());
    const order = (await place(first.token)).body.data;
    await world().call('cancelOrder', { id: order.id }, { token: first.token });
    await close(first.token, first.account);
    const second = await registerVisitor(world(), first.account);
    expect(second.userId).not.toBe(first.userId);
    const { body } = await world().call('queryOrderPage', {}, { token: second.token });
    expect(body.data.items).toEqual([]);
    expect((await world().call('getOrder', { id: order.id }, { token: second.token })).status).toBe(404);
    expect((await world().call('getCustomer', {}, { token: first.token })).body.code).toBe(ERRORS.sessionEnded.code);
  });

  it('is refused while a parcel is under way', async () => {
    const { account, token } = await insertVisitor(world());
    const order = (await place(token)).body.data;
    const { db } = world().services;
    for (const state of ['WAITING', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const) {
      await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
      const { status, body } = await close(token, account);
      expect({ state, status, code: body.code, message: body.message }).toEqual({
        state,
        status: 409,
        code: ERRORS.parcelsUnderWay.code,
        message: englishErrors.parcelsUnderWay,
      });
    }
    expect((await world().call('getCustomer', {}, { token })).status).toBe(200);
    await db.updateTable('orders').set({ state: 'SIGNED' }).where('id', '=', order.id).execute();
    expect((await close(token, account)).status).toBe(200);
  });

  it('requires the password and counts wrong ones', async () => {
    const { account, token } = await insertVisitor(world());
    const wrong = { password: await wire(OTHER_PASSWORD) };
    const refusal = await close(token, account, wrong);
    expect({ status: refusal.status, error: onlyError(refusal) }).toEqual({
      status: 422,
      error: { field: 'password', message: englishErrors.oldPasswordWrong },
    });
    for (let count = 1; count < 10; count += 1) await close(token, account, wrong);
    const early = await close(token, account);
    expect(early.status).toBe(429);
    expect(await usersNamed(account)).toHaveLength(1);
    world().pass(Number(early.headers.get('retry-after')) * SECOND_MS);
    expect((await close(token, account)).status).toBe(200);
  });

  it('accepts a code that only the owner receives, once', async () => {
    const { phone, token } = await phonePerson();
    const codeReply = await world().call('sendCloseCode', {}, { token });
    expect(codeReply.body.data).toMatchObject({ resendAfter: 60, validFor: 600 });
    const { text } = lastMessage(world(), phone)!;
    expect(text).toContain('to close your account');
    const code = codeIn(text);
    const { nonce } = codeReply.body.data;
    const byCode = (verifyCode: string) => close(token, phone, { password: '', verifyCode, nonce });
    expect(onlyError(await byCode(wrongCode(code)))).toEqual({
      field: 'verifyCode',
      message: englishErrors.verifyCodeWrong,
    });
    expect((await world().call('sendCloseCode', {}, { token })).status).toBe(429);
    expect((await byCode(code)).status).toBe(200);
    expect((await byCode(code)).body.code).toBe(ERRORS.sessionEnded.code);
  });

  it('rejects a code of another purpose, of another account or after its time', async () => {
    const [{ phone, token }, other] = [await phonePerson(), await phonePerson()];
    const byCode = (verifyCode: string) => close(token, phone, { password: '', verifyCode });
    const loginCode = await getCode(world(), phone, 'LOGIN');
    expect((await byCode(loginCode)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    await world().call('sendCloseCode', {}, { token: other.token });
    expect((await byCode(codeIn(lastMessage(world(), other.phone)?.text))).body.code).toBe(ERRORS.verifyCodeWrong.code);
    await world().call('sendCloseCode', {}, { token });
    const late = codeIn(lastMessage(world(), phone)?.text);
    world().pass(10 * MINUTE_MS);
    expect((await byCode(late)).body.code).toBe(ERRORS.verifyCodeExpired.code);
    expect((await world().call('getCustomer', {}, { token })).status).toBe(200);
  });

  it('rejects a password for an account that has none', async () => {
    const { phone, token } = await phonePerson();
    expect(onlyError(await close(token, phone)).field).toBe('password');
  });

  it.each([
    [{ account: '' }, 'account', missingFieldText('account')],
    [{ account: 'nobody' }, 'account', englishErrors.accountFormat],
    [{ account: 'somebody-else@example.com' }, 'account', englishErrors.accountNameDiffers],
    [{ account: '0240000999' }, 'account', englishErrors.accountNameDiffers],
    [{ countryCode: 'XX' }, 'countryCode', englishErrors.chooseCountry],
    [{ password: '' }, 'password', missingFieldText('password')],
    [{ password: 'not base64' }, 'password', englishErrors.passwordFormat],
    [{ verifyCode: '12' }, 'verifyCode', englishErrors.verifyCodeFormat],
  ])('rejects %j', async (fields, field, message) => {
    const { account, token } = await insertVisitor(world());
    const reply = await close(token, account, fields);
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field, message });
    expect(await usersNamed(account)).toHaveLength(1);
  });

  it('happens once for several requests at once', async () => {
    const { account, token } = await insertVisitor(world());
    const responses = await Promise.all(Array.from({ length: 5 }, () => close(token, account)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of responses.filter((each: Reply) => each.status !== 200))
      expectRefusal({ status, body }, 401, ERRORS.sessionEnded.code);
  });

  it('leaves no order or address that was created at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { account, userId, token } = await insertVisitor(world());
      const orders = Array.from({ length: 12 }, (_, index) => later(index * 15, () => place(token)));
      const addresses = Array.from({ length: 5 }, (_, index) =>
        later(index * 30, () => world().call('addAddress', ADDRESS, { token })),
      );
      const closing = close(token, account);
      const [closed, placed, added] = await Promise.all([closing, Promise.all(orders), Promise.all(addresses)]);
      for (const { status } of [...placed, ...added]) expect([200, 401, 409]).toContain(status);
      const isClosed = closed.status === 200;
      expect(isClosed ? 200 : closed.body.code).toBe(isClosed ? 200 : ERRORS.parcelsUnderWay.code);
      if (!isClosed) continue;
      expect(await rowsOf(userId)).toEqual([0, 0, 0, 0, 0, 0, 0]);
      const ids = placed.flatMap(({ status, body }) => (status === 200 ? [body.data.id as string] : []));
      expect(ids).toEqual([]);
    }
  });
});
