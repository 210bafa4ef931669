import { expect, it, vi } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MINUTE_MS } from '@/lib/time/durations';
import { englishErrors, missingFieldText } from '../../support/english-errors';
import {
  codeIn,
  getCode,
  isLoggedIn,
  lastMessage,
  login,
  newEmail,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  insertVisitor,
  registerVisitor,
  solveCaptcha,
  subjectOf,
  wire,
} from '../../support/steps/account-steps';
import { onEachDatabase, type CallHeaders } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('the reset of a forgotten password', (world) => {
  const ticketFor = async (account: string): Promise<string> => {
    const verifyCode = await getCode(world(), account, 'RESET');
    const { status, body } = await world().call('checkResetCode', {
      account,
      countryCode: 'GH',
      verifyCode,
      agreed: true,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.ticket;
  };
  const reset = async (ticket: string, password = OTHER_PASSWORD, headers: CallHeaders = {}) =>
    world().call('resetPassword', { ticket, password: await wire(password) }, headers);

  it('accepts a mailed code and ends every session', async () => {
    const { account, token } = await registerVisitor(world());
    const second = (await login(world(), account)).body.data.accessToken as string;
    world().pass(MINUTE_MS);
    const captcha = await solveCaptcha(world());
    const mailReply = await world().call('sendResetEmail', { account, countryCode: 'GH', ...captcha });
    expect(mailReply.body.data).toMatchObject({ resendAfter: 60, validFor: 600 });
    const verifyCode = codeIn(lastMessage(world(), account)?.text);
    const checkReply = await world().call('checkResetCode', { account, countryCode: 'GH', verifyCode });
    expect((await reset(checkReply.body.data.ticket)).body.data).toEqual({ loggedOut: true });

    for (const old of [token, second])
      expect((await world().call('getCustomer', {}, { token: old })).body.code).toBe(ERRORS.sessionEnded.code);
    expect((await login(world(), account)).body.code).toBe(ERRORS.badCredentials.code);
    expect((await login(world(), account, OTHER_PASSWORD)).status).toBe(200);
    await vi.waitFor(() => expect(lastMessage(world(), account)?.subject).toBe(subjectOf('passwordChanged')));
  });

  it('accepts the code of a number too, and lets a locked-out owner in', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    const here = { 'x-client-address': '203.0.113.81' };
    const enter = (password: string) => login(world(), phone, password, {}, here);
    for (let count = 0; count < 11; count += 1) await enter('Wrong-Guess-9');
    expect((await enter(PASSWORD)).status).toBe(429);
    expect((await reset(await ticketFor(phone), OTHER_PASSWORD, here)).status).toBe(200);
    expect((await enter(OTHER_PASSWORD)).status).toBe(200);
  });

  it('accepts a reset token once, also at the same time', async () => {
    const { account } = await insertVisitor(world());
    const ticket = await ticketFor(account);
    const passwords = ['First-Word-1', 'Second-Word-2', 'Third-Word-3'];
    const responses = await Promise.all(passwords.map((password) => reset(ticket, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const acceptedPassword = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect((await login(world(), account, acceptedPassword)).status).toBe(200);
    expect(onlyError(await reset(ticket)).message).toBe(englishErrors.verifyCodeExpired);
  });

  it('accepts a code once, also at the same time', async () => {
    const { account } = await insertVisitor(world());
    const verifyCode = await getCode(world(), account, 'RESET');
    const input = { account, countryCode: 'GH', verifyCode };
    const responses = await Promise.all(Array.from({ length: 4 }, () => world().call('checkResetCode', input)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('accepts a reset token for ten minutes', async () => {
    const { account } = await insertVisitor(world());
    const ticket = await ticketFor(account);
    world().pass(10 * MINUTE_MS + 1000);
    const late = await reset(ticket);
    expectRefusal(late, 422, ERRORS.verifyCodeExpired.code);
    expect((await login(world(), account)).status).toBe(200);
  });

  it('leaves the reset token valid when the new password breaks the rule', async () => {
    const { account } = await insertVisitor(world());
    const ticket = await ticketFor(account);
    expect(onlyError(await reset(ticket, 'weak'))).toEqual({
      field: 'password',
      message: englishErrors.passwordFormat,
    });
    expect((await reset(ticket)).status).toBe(200);
  });

  it.each(['', 'nothing', 'a'.repeat(43), 'a'.repeat(129), "' or 1=1 --"])(
    'rejects the reset token %j',
    async (ticket) => {
      const { status, body } = await reset(ticket);
      expect({ status, success: body.success }).toEqual({ status: 422, success: false });
    },
  );
});

onEachDatabase('the change of a password', (world) => {
  const change = async (
    { userId, token }: { userId: string; token: string | undefined },
    oldPassword = PASSWORD,
    password = OTHER_PASSWORD,
  ) =>
    world().call(
      'updatePassword',
      { userId, oldPassword: await wire(oldPassword), password: await wire(password) },
      { token },
    );

  it('ends every session except this one', async () => {
    const visitor = await insertVisitor(world());
    const other = (await login(world(), visitor.account)).body.data.accessToken as string;
    expect((await change(visitor)).body.data).toEqual({ changed: true });
    expect(await isLoggedIn(world(), visitor.token)).toBe(true);
    expect((await world().call('getCustomer', {}, { token: other })).body.code).toBe(ERRORS.sessionEnded.code);
    expect((await login(world(), visitor.account)).body.code).toBe(ERRORS.badCredentials.code);
    expect((await login(world(), visitor.account, OTHER_PASSWORD)).status).toBe(200);
    await vi.waitFor(() => expect(lastMessage(world(), visitor.account)?.subject).toBe(subjectOf('passwordChanged')));
  });

  it.each([
    ['a wrong old one', OTHER_PASSWORD, 'Third-Word-3', 'oldPassword', englishErrors.oldPasswordWrong],
    ['the same again', PASSWORD, PASSWORD, 'password', englishErrors.passwordUnchanged],
    ['a weak new one', PASSWORD, 'weak', 'password', englishErrors.passwordFormat],
  ])('rejects %s', async (_, oldPassword, password, field, message) => {
    const visitor = await insertVisitor(world());
    const reply = await change(visitor, oldPassword, password);
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field, message });
    expect((await login(world(), visitor.account)).status).toBe(200);
  });

  it('names the field whose encoded form is broken', async () => {
    const { userId, token } = await insertVisitor(world());
    const password = await wire(OTHER_PASSWORD);
    const reply = await world().call('updatePassword', { userId, oldPassword: 'x', password }, { token });
    expect(onlyError(reply)).toEqual({ field: 'oldPassword', message: englishErrors.passwordFormat });
  });

  it('is refused to another account', async () => {
    const [mine, theirs] = [await insertVisitor(world()), await insertVisitor(world())];
    const foreign = await change({ userId: theirs.userId, token: mine.token });
    const missing = await change({ userId: 'no-such-user', token: mine.token });
    expectRefusal(foreign, 404, ERRORS.notFound.code);
    expect(foreign.body).toEqual(missing.body);
    expect((await change({ userId: theirs.userId, token: undefined })).body.code).toBe(ERRORS.tokenMissing.code);
    expect((await login(world(), theirs.account)).status).toBe(200);
  });

  it('limits guesses from inside a session too', async () => {
    const visitor = await insertVisitor(world());
    for (let count = 0; count < 10; count += 1) expect((await change(visitor, 'Wrong-Guess-9')).status).toBe(422);
    const refusal = await change(visitor);
    expect(refusal.status).toBe(429);
    world().pass(Number(refusal.headers.get('retry-after')) * 1000);
    expect((await change(visitor)).status).toBe(200);
  });

  it('results in one password when two changes arrive at once', async () => {
    const visitor = await insertVisitor(world());
    const passwords = ['First-Word-1', 'Second-Word-2', 'Third-Word-3'];
    const responses = await Promise.all(passwords.map((password) => change(visitor, PASSWORD, password)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of responses) expect([200, 409, 422]).toContain(status);
    const acceptedPassword = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect((await login(world(), visitor.account, acceptedPassword)).status).toBe(200);
  });

  it('leaves no session of the old password alive, even when a login arrives meanwhile', async () => {
    const visitor = await insertVisitor(world());
    const [changed, ...logins] = await Promise.all([
      change(visitor),
      ...Array.from({ length: 6 }, () => login(world(), visitor.account)),
    ]);
    expect(changed.status).toBe(200);
    for (const { body } of logins)
      if (body.success) expect(await isLoggedIn(world(), body.data.accessToken)).toBe(false);
  });

  it('is refused for an account without a password', async () => {
    const phone = newPhone();
    const verifyCode = await getCode(world(), phone, 'LOGIN');
    const { body } = await world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true });
    const visitor = { userId: body.data.user.userId, token: body.data.accessToken };
    expect(onlyError(await change(visitor))).toEqual({ field: 'oldPassword', message: englishErrors.oldPasswordWrong });
  });
});

onEachDatabase('a profile', (world) => {
  const profile = {
    appellation: 'MS',
    firstName: 'Efua',
    familyName: 'Owusu',
    companyName: 'Owusu Traders',
    companyAddress: 'Makola Market, Accra',
  };
  const update = (userId: string, token: string | undefined, fields: Record<string, unknown> = {}) =>
    world().call('updateCustomer', { userId, ...profile, ...fields }, { token });

  it('is changed by its owner', async () => {
    const { userId, token, account } = await insertVisitor(world());
    const { status, body } = await update(userId, token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ userId, email: account, ...profile });
    expect((await world().call('getCustomer', {}, { token })).body.data).toEqual(body.data);
    expect((await update(userId, token, { companyName: undefined })).body.data.companyName).toBe('');
  });

  it('cannot be changed by another account, and preserves its login name', async () => {
    const [mine, theirs] = [await insertVisitor(world()), await insertVisitor(world())];
    expect((await update(theirs.userId, mine.token)).body).toEqual((await update('nobody', mine.token)).body);
    expect((await update(theirs.userId, mine.token)).status).toBe(404);
    const smuggled = { email: newEmail(), phone: newPhone(), password_hash: 'x', id: 'x' };
    const { body } = await update(mine.userId, mine.token, smuggled);
    expect(body.data).toMatchObject({ userId: mine.userId, email: mine.account, phone: '' });
    expect((await login(world(), mine.account)).status).toBe(200);
  });

  it.each([
    [{ firstName: '' }, 'firstName', missingFieldText('firstName')],
    [{ familyName: '1' }, 'familyName', englishErrors.nameWithoutLetters],
    [{ firstName: 'x'.repeat(61) }, 'firstName', englishErrors.tooLong],
    [{ firstName: 7 }, 'firstName', englishErrors.invalid],
    [{ companyAddress: 'x'.repeat(201) }, 'companyAddress', englishErrors.tooLong],
  ])('rejects %j', async (fields, field, message) => {
    const { userId, token } = await insertVisitor(world());
    expect(onlyError(await update(userId, token, fields))).toEqual({ field, message });
  });

  it('stores any script exactly as typed', async () => {
    const { userId, token } = await insertVisitor(world());
    const names = { firstName: '𝒜ḿa <b>"\'& 🚚', familyName: 'بن علي' };
    expect((await update(userId, token, names)).body.data).toMatchObject(names);
  });
});
