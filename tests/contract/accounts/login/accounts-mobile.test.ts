import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import { englishErrors, missingFieldText, phoneNotServedText } from '../../support/english-errors';
import {
  getCode,
  isLoggedIn,
  login,
  newEmail,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  insertVisitor,
  wire,
  wrongCode,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';

onEachDatabase('mobile login', (world) => {
  const enter = (phone: string, verifyCode: string, fields: Record<string, unknown> = {}) =>
    world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true, ...fields });
  const initPassword = async (token: string, password = PASSWORD) =>
    world().call('initPassword', { password: await wire(password) }, { token });
  const usersOf = (phone: string) =>
    world().services.db.selectFrom('users').selectAll().where('phone', '=', phone).execute();

  it('creates an account for a new number and finds it the next time', async () => {
    const phone = newPhone();
    const first = await enter(`0${phone.slice(4)}`, await getCode(world(), phone, 'LOGIN'));
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.data).toMatchObject({ isNew: true, user: { phone, userName: phone, hasPassword: false } });
    const second = await enter(phone, await getCode(world(), phone, 'LOGIN'));
    expect(second.body.data).toMatchObject({ isNew: false, user: { userId: first.body.data.user.userId } });
  });

  it('creates no account without the terms, and leaves the code valid (§5)', async () => {
    const phone = newPhone();
    const code = await getCode(world(), phone, 'LOGIN');
    const refusal = await enter(phone, code, { agreed: false });
    expect(onlyError(refusal)).toEqual({ field: 'agreed', message: englishErrors.agreementMissing });
    expect(await usersOf(phone)).toHaveLength(0);
    expect((await enter(phone, code)).body.data).toMatchObject({ isNew: true });
    const knownReply = await enter(phone, await getCode(world(), phone, 'LOGIN'), { agreed: false });
    expect(knownReply.body.data).toMatchObject({ isNew: false });
  });

  it('accepts an e-mail address too, and names only new accounts', async () => {
    const email = newEmail();
    const names = { firstName: 'Lin Chen', companyName: 'Baiyun Textiles' };
    const first = await enter(email, await getCode(world(), email, 'LOGIN'), names);
    expect(first.body.data).toMatchObject({ isNew: true, user: { email, phone: '', hasPassword: false, ...names } });
    const second = await enter(email, await getCode(world(), email, 'LOGIN'), { firstName: 'Somebody else' });
    expect(second.body.data).toMatchObject({ isNew: false, user: { email, ...names } });
  });

  it('creates exactly one account from twenty logins at once', async () => {
    const phone = newPhone();
    const code = await getCode(world(), phone, 'LOGIN');
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(phone, code)));
    const entered = responses.filter(({ status }) => status === 200);
    expect(entered).toHaveLength(1);
    expect(entered[0]!.body.data.isNew).toBe(true);
    for (const { status, body } of responses) if (status !== 200) expect(body.code).toBe(ERRORS.verifyCodeExpired.code);
    expect(await usersOf(phone)).toHaveLength(1);
  });

  it('creates one account when a registration of the number arrives at the same time', async () => {
    const phone = newPhone();
    const forLogin = await getCode(world(), phone, 'LOGIN');
    const forRegister = await getCode(world(), phone, 'REGISTER');
    const registration = {
      account: phone,
      countryCode: 'GH',
      password: await wire(PASSWORD),
      verifyCode: forRegister,
      firstName: 'Ama',
      familyName: 'Boateng',
      agreed: true,
    };
    const [entered, registered] = await Promise.all([enter(phone, forLogin), world().call('register', registration)]);
    expect(entered.status).toBe(200);
    expect([200, 409]).toContain(registered.status);
    expect(await usersOf(phone)).toHaveLength(1);
  });

  it('works for an account with a password too', async () => {
    const phone = newPhone();
    const { userId } = await insertVisitor(world(), phone);
    const { body } = await enter(phone, await getCode(world(), phone, 'LOGIN'));
    expect(body.data).toMatchObject({ isNew: false, user: { userId, hasPassword: true } });
  });

  it('stays logged in on request', async () => {
    const phone = newPhone();
    const { body } = await enter(phone, await getCode(world(), phone, 'LOGIN'), { rememberMe: true });
    world().pass(5 * DAY_MS);
    expect(await isLoggedIn(world(), body.data.accessToken)).toBe(true);
  });

  it('gets a first password, which is then accepted, and no second one', async () => {
    const phone = newPhone();
    const { body } = await enter(phone, await getCode(world(), phone, 'LOGIN'));
    const token = body.data.accessToken as string;
    expect((await login(world(), phone)).body.code).toBe(ERRORS.badCredentials.code);
    expect(onlyError(await initPassword(token, 'weak'))).toEqual({
      field: 'password',
      message: englishErrors.passwordFormat,
    });
    const set = await initPassword(token);
    expect(set.body.data).toMatchObject({ phone, hasPassword: true });
    expect((await login(world(), phone)).status).toBe(200);
    const again = await initPassword(token, OTHER_PASSWORD);
    expect(again.status).toBe(409);
    expect(onlyError(again)).toEqual({ field: 'password', message: englishErrors.passwordAlreadySet });
    expect((await login(world(), phone)).status).toBe(200);
  });

  it('sets a first password only soon after a login, and ends the other sessions', async () => {
    const phone = newPhone();
    const log = async () =>
      (await enter(phone, await getCode(world(), phone, 'LOGIN'))).body.data.accessToken as string;
    const old = await log();
    world().pass(16 * MINUTE_MS);
    const refusal = await initPassword(old);
    expect(refusal).toMatchObject({ status: 403, body: { message: englishErrors.loginNotRecent } });
    const recent = await log();
    world().pass(14 * MINUTE_MS);
    expect((await initPassword(recent)).status).toBe(200);
    expect({ old: await isLoggedIn(world(), old), recent: await isLoggedIn(world(), recent) }).toEqual({
      old: false,
      recent: true,
    });
  });

  it('accepts one of several first passwords sent at once', async () => {
    const phone = newPhone();
    const { body } = await enter(phone, await getCode(world(), phone, 'LOGIN'));
    const passwords = ['First-Word-1', 'Second-Word-2', 'Third-Word-3', 'Fourth-Word-4'];
    const responses = await Promise.all(passwords.map((password) => initPassword(body.data.accessToken, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const acceptedPassword = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect((await login(world(), phone, acceptedPassword)).status).toBe(200);
  });

  it('rejects a wrong code and the code of another number', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await getCode(world(), phone, 'LOGIN');
    expect(onlyError(await enter(phone, wrongCode(code)))).toEqual({
      field: 'verifyCode',
      message: englishErrors.verifyCodeWrong,
    });
    expect((await enter(other, code)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect(await usersOf(phone)).toHaveLength(0);
    expect(await usersOf(other)).toHaveLength(0);
  });

  it.each([
    [{ phone: '' }, 'phone', missingFieldText('phone')],
    [{ phone: 'ama@-.x' }, 'phone', englishErrors.emailWithoutDomain],
    [{ phone: '12345' }, 'phone', englishErrors.phoneTooShort],
    [{ phone: '+15550000123' }, 'phone', phoneNotServedText('+1')],
    [{ countryCode: '' }, 'countryCode', englishErrors.chooseCountry],
    [{ verifyCode: 'abcdef' }, 'verifyCode', englishErrors.verifyCodeFormat],
    [{ rememberMe: 1 }, 'rememberMe', englishErrors.invalid],
  ])('rejects %j', async (fields, field, message) => {
    const reply = await enter(newPhone(), '123456', fields);
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field, message });
  });
});
