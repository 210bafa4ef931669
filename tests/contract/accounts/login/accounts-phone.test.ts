import { expect, it, vi } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import errors from '@/messages/en/errors.json';
import { MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { missingFieldText } from '../../support/english-errors';
import {
  codeIn,
  getCode,
  insertVisitor,
  isLoggedIn,
  lastMessage,
  login,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  registerVisitor,
  solveCaptcha,
  subjectOf,
  wire,
  wrongCode,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

const CODE = /\b\d{6}\b/;

onEachDatabase('the mobile number of an account (§3)', (world) => {
  const send = async (token: string | undefined, phone: string) => {
    const captcha = await solveCaptcha(world());
    return world().call('sendPhoneCode', { phone, countryCode: 'GH', ...captcha }, { token });
  };
  const change = async (token: string | undefined, phone: string, verifyCode: string, fields = {}) =>
    world().call(
      'changePhone',
      { phone, countryCode: 'GH', verifyCode, password: await wire(PASSWORD), ...fields },
      { token },
    );
  const codeAt = (phone: string) => codeIn(lastMessage(world(), phone, CODE)?.text);
  const user = async (token: string) => (await world().call('getCustomer', {}, { token })).body.data;
  const byCode = async (phone: string) => {
    const verifyCode = await getCode(world(), phone, 'LOGIN');
    const { body } = await world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true });
    return body.data as { accessToken: string; isNew: boolean; user: { userId: string } };
  };

  it('logs in by password and by code once a code has verified it', async () => {
    const { account, userId, token } = await insertVisitor(world());
    const phone = newPhone();
    const codeReply = await send(token, `0${phone.slice(4)}`);
    expect(codeReply.body.data).toMatchObject({ resendAfter: 60, validFor: 600 });
    expect(lastMessage(world(), phone)?.text).toContain('to use this number for your account');
    const { nonce } = codeReply.body.data;
    const { status, body } = await change(token, phone, codeAt(phone), { nonce });
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: expect.objectContaining({ userId, userName: account, phone, phoneProven: true }),
    });
    expect((await login(world(), phone)).body.data.user.userId).toBe(userId);
    expect((await login(world(), account)).body.data.user.userId).toBe(userId);
    expect(await byCode(phone)).toMatchObject({ isNew: false, user: { userId } });
    const { body: data } = await world().call('exportAccountData', {}, { token });
    expect(data.data.account.profile).toMatchObject({ phone, phoneProven: true });
  });

  it('ends every other session when verified, and notifies the previous contact', async () => {
    const { account, token } = await insertVisitor(world());
    const other = (await login(world(), account)).body.data.accessToken as string;
    const phone = newPhone();
    await send(token, phone);
    expect((await change(token, phone, codeAt(phone))).status).toBe(200);
    expect(await isLoggedIn(world(), token)).toBe(true);
    expect((await world().call('getCustomer', {}, { token: other })).body.code).toBe(ERRORS.sessionEnded.code);
    await vi.waitFor(() => expect(lastMessage(world(), account)?.subject).toBe(subjectOf('phoneChanged')));
  });

  it('replaces the old number, which can no longer log in or use its reset token', async () => {
    const [old, phone] = [newPhone(), newPhone()];
    const { accessToken: token, user: person } = await byCode(old);
    const verifyCode = await getCode(world(), old, 'RESET');
    const { ticket } = (await world().call('checkResetCode', { account: old, countryCode: 'GH', verifyCode })).body
      .data;
    await send(token, phone);
    expect((await change(token, phone, codeAt(phone), { password: '' })).status).toBe(200);
    await vi.waitFor(() => expect(lastMessage(world(), old)?.text).toContain('was changed'));
    const late = await world().call('resetPassword', { ticket, password: await wire(OTHER_PASSWORD) });
    expect(late.body.code).toBe(ERRORS.verifyCodeExpired.code);
    expect(await byCode(phone)).toMatchObject({ isNew: false, user: { userId: person.userId } });
    expect((await byCode(old)).user.userId).not.toBe(person.userId);
  });

  it('is verified in place of the contact given at registration', async () => {
    const { userId, token } = await insertVisitor(world());
    const phone = newPhone();
    await world()
      .services.db.updateTable('users')
      .set({ contact_phone: newPhone() })
      .where('id', '=', userId)
      .execute();
    expect((await user(token)).phoneProven).toBe(false);
    await send(token, phone);
    await change(token, phone, codeAt(phone));
    const row = world().services.db.selectFrom('users').select(['phone', 'contact_phone']).where('id', '=', userId);
    expect(await row.executeTakeFirst()).toEqual({ phone, contact_phone: null });
  });

  it('is changed without a password only soon after a login', async () => {
    const [phone, next] = [newPhone(), newPhone()];
    const { accessToken: old } = await byCode(phone);
    const { nonce } = (await send(old, next)).body.data;
    const code = codeAt(next);
    world().pass(16 * MINUTE_MS);
    for (const refused of [await send(old, newPhone()), await change(old, next, code, { nonce, password: '' })])
      expect(refused).toMatchObject({ status: 403, body: { message: errors.loginNotRecent } });
    expect(await user(old)).toMatchObject({ phone });
    const { accessToken } = await byCode(phone);
    const codeReply = await send(accessToken, next);
    const changed = await change(accessToken, next, codeAt(next), { nonce: codeReply.body.data.nonce, password: '' });
    expect({ status: changed.status, phone: changed.body.data?.phone }).toEqual({ status: 200, phone: next });
  });

  it('is refused if another account has it, and its holder is notified without a code', async () => {
    const { token } = await insertVisitor(world());
    const [takenPhone, free] = [newPhone(), newPhone()];
    await insertVisitor(world(), takenPhone);
    const [forTaken, forFree] = [await send(token, takenPhone), await send(token, free)];
    const shape = ({ status, body }: typeof forFree) => [status, { ...body, data: { ...body.data, nonce: '' } }];
    expect(shape(forTaken)).toEqual(shape(forFree));
    expect(lastMessage(world(), takenPhone)?.text).toMatch(
      /^Dunia Express: you already have an account with this number/,
    );
    expect(lastMessage(world(), takenPhone, CODE)).toBeUndefined();
    const wrong = [await change(token, takenPhone, '000000'), await change(token, free, wrongCode(codeAt(free)))];
    expect(wrong.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [422, ERRORS.verifyCodeWrong.code, errors.verifyCodeWrong],
      [422, ERRORS.verifyCodeWrong.code, errors.verifyCodeWrong],
    ]);
  });

  it('is refused without changes if another account took it in the meantime', async () => {
    const { token } = await insertVisitor(world());
    const phone = newPhone();
    await send(token, phone);
    const code = codeAt(phone);
    await insertVisitor(world(), phone);
    const { status, body } = await change(token, phone, code);
    expectRefusal({ status, body }, 409, ERRORS.accountTaken.code, errors.accountTaken);
    expect(await user(token)).toMatchObject({ phone: '', phoneProven: false });
  });

  it('requires the password if there is one, and counts wrong ones', async () => {
    const { token } = await insertVisitor(world());
    const phone = newPhone();
    await send(token, phone);
    const code = codeAt(phone);
    expect(onlyError(await change(token, phone, code, { password: '' }))).toEqual({
      field: 'password',
      message: missingFieldText('password'),
    });
    const wrong = { password: await wire(OTHER_PASSWORD) };
    for (let count = 0; count < 10; count += 1)
      expect(onlyError(await change(token, phone, code, wrong))).toEqual({
        field: 'password',
        message: errors.oldPasswordWrong,
      });
    const early = await change(token, phone, code);
    expect(early.status).toBe(429);
    world().pass(Number(early.headers.get('retry-after')) * SECOND_MS);
    expect((await change(token, phone, code)).status).toBe(200);
  });

  it('accepts only a valid code of this purpose and number', async () => {
    const { token } = await insertVisitor(world());
    const [phone, other] = [newPhone(), newPhone()];
    const register = await getCode(world(), phone, 'REGISTER');
    expect((await change(token, phone, register)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    world().pass(MINUTE_MS);
    await send(token, phone);
    const code = codeAt(phone);
    expect((await change(token, other, code)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    const responses = await Promise.all(Array.from({ length: 3 }, () => change(token, phone, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await send(token, other);
    world().pass(10 * MINUTE_MS);
    expect((await change(token, other, codeAt(other))).body.code).toBe(ERRORS.verifyCodeExpired.code);
  });

  it('sends codes within the limits of SMS, for a right image code', async () => {
    const { token } = await insertVisitor(world());
    const phone = newPhone();
    const image = { captchaKey: 'x'.repeat(24), captcha: '5' };
    const blind = await world().call('sendPhoneCode', { phone, countryCode: 'GH', ...image }, { token });
    expect(blind.body.code).toBe(ERRORS.imageCodeWrong.code);
    expect((await send(token, phone)).status).toBe(200);
    const again = await send(token, phone);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['', missingFieldText('phone')],
    ['none', errors.phoneFormat],
    ['0301234', errors.phoneTooShort],
    ['024 000 0123 ext 4', errors.phoneExtension],
  ])('rejects %j, which is not a number of its country', async (typed, message) => {
    const { token } = await insertVisitor(world());
    for (const reply of [await send(token, typed), await change(token, typed, '123456')])
      expect(onlyError(reply)).toEqual({ field: 'phone', message });
  });

  it('cannot be verified twice', async () => {
    const phone = newPhone();
    const { token } = await registerVisitor(world(), phone);
    expect(onlyError(await send(token, phone))).toEqual({ field: 'phone', message: errors.phoneUnchanged });
  });

  it('is deleted with the account', async () => {
    const { account, userId, token } = await insertVisitor(world());
    const phone = newPhone();
    await send(token, phone);
    await change(token, phone, codeAt(phone));
    const password = await wire(PASSWORD);
    await world().call('closeAccount', { account, countryCode: 'GH', password }, { token });
    expect((await byCode(phone)).user.userId).not.toBe(userId);
  });
});
