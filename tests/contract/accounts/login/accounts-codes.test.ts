import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { LANGUAGES } from '@/lib/market/language';
import { englishErrors, missingFieldText, phoneNotServedText } from '../../support/english-errors';
import { MINUTE_MS, SECOND_MS } from '@/lib/time/durations';
import { CODE_SECONDS } from '@/lib/server/accounts/codes/code-hash';
import {
  requestCode,
  codeIn,
  getCode,
  lastMessage,
  newEmail,
  newPhone,
  onlyError,
  createRegisterInput,
  insertVisitor,
  registerVisitor,
  subjectOf,
  solveCaptcha,
  wrongCode,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';
import { whileReplaced } from '../../support/with-restore';

onEachDatabase('a verification code', (world) => {
  const register = async (account: string, code: string, fields = {}) =>
    world().call('register', await createRegisterInput(account, code, fields));
  const check = (account: string, verifyCode: string) =>
    world().call('checkResetCode', { account, countryCode: 'GH', verifyCode });

  it('has six digits and goes by mail to an address, by SMS to a number', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const { body } = await requestCode(world(), email, 'REGISTER');
    expect(body.data).toEqual({ resendAfter: 60, validFor: 600, nonce: expect.stringMatching(/^[\w-]{43}$/) });
    expect(lastMessage(world(), email)).toMatchObject({
      channel: 'mail',
      subject: subjectOf('verifyCode'),
    });
    expect(codeIn(lastMessage(world(), email)?.text)).toMatch(/^\d{6}$/);
    await requestCode(world(), `0${phone.slice(4)}`, 'LOGIN');
    expect(lastMessage(world(), phone)?.channel).toBe('sms');
  });

  it.each(LANGUAGES)('is written in %s', async (lang) => {
    const email = newEmail();
    await requestCode(world(), email, 'REGISTER', { lang });
    const { subject, text } = lastMessage(world(), email)!;
    expect(codeIn(text)).toMatch(/^\d{6}$/);
    expect(subject === subjectOf('verifyCode')).toBe(lang === 'en');
  });

  it('can be sent again after a minute, and the old code stops working', async () => {
    const email = newEmail();
    const first = await getCode(world(), email, 'REGISTER');
    world().pass(40_000);
    const early = await requestCode(world(), email, 'REGISTER');
    expectRefusal(early, 429, ERRORS.tooManyRequests.code);
    const wait = Number(early.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(15);
    expect(wait).toBeLessThanOrEqual(20);
    world().pass(wait * 1000);
    expect((await requestCode(world(), email, 'REGISTER')).status).toBe(200);
    const second = codeIn(lastMessage(world(), email)?.text);
    if (first !== second) expect((await register(email, first)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await register(email, second)).status).toBe(200);
  });

  it('makes a person wait a minute four times, and longer from the fifth request on', async () => {
    const email = newEmail();
    const waits: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { body } = await requestCode(world(), email, 'REGISTER');
      waits.push(body.data.resendAfter);
      world().pass(body.data.resendAfter * 1000);
    }
    expect(waits).toEqual([60, 60, 60, 60, 300, 900]);
  });

  it('is limited for each client in total over all accounts', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1)
      statuses.push(
        (await requestCode(world(), newEmail(), 'REGISTER', { 'x-client-address': '198.51.100.9' })).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.slice(40)).toEqual([429, 429]);
    const other = await requestCode(world(), newEmail(), 'REGISTER', { 'x-client-address': '198.51.100.10' });
    expect(other.status).toBe(200);
  });

  it('requires a right image code and uses it up', async () => {
    const email = newEmail();
    const captcha = await solveCaptcha(world());
    const wrong = { account: email, countryCode: 'GH', purpose: 'REGISTER', ...captcha, captcha: '0' };
    expect(onlyError(await world().call('getSmsCode', wrong))).toEqual({
      field: 'captcha',
      message: englishErrors.imageCodeWrong,
    });
    const right = { ...wrong, captcha: captcha.captcha };
    expect((await world().call('getSmsCode', right)).body.code).toBe(ERRORS.imageCodeWrong.code);
    expect(lastMessage(world(), email)).toBeUndefined();
  });

  it('stops working after five wrong tries, also at the same time', async () => {
    const email = newEmail();
    const { nonce } = (await requestCode(world(), email, 'REGISTER')).body.data;
    const code = codeIn(lastMessage(world(), email)?.text);
    const tries = await Promise.all(Array.from({ length: 12 }, () => register(email, wrongCode(code), { nonce })));
    const codes = tries.map(({ body }) => body.code);
    expect(codes.filter((each) => each === ERRORS.verifyCodeWrong.code)).toHaveLength(5);
    expect(codes.filter((each) => each === ERRORS.verifyCodeExpired.code)).toHaveLength(7);
    expect(onlyError(await register(email, code))).toEqual({
      field: 'verifyCode',
      message: englishErrors.verifyCodeExpired,
    });
  });

  it('still works on the fifth try', async () => {
    const email = newEmail();
    const { nonce } = (await requestCode(world(), email, 'REGISTER')).body.data;
    const code = codeIn(lastMessage(world(), email)?.text);
    for (let count = 0; count < 4; count += 1)
      expect(onlyError(await register(email, wrongCode(code), { nonce })).message).toBe(englishErrors.verifyCodeWrong);
    expect((await register(email, code, { nonce })).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const [early, late] = [newEmail(), newEmail()];
    const codes = [await getCode(world(), early, 'REGISTER'), await getCode(world(), late, 'REGISTER')];
    const margin = 10 * SECOND_MS;
    // The first code is a minute older, because getCode moves the clock.
    world().pass(CODE_SECONDS * SECOND_MS - MINUTE_MS - margin);
    expect((await register(early, codes[0]!)).status).toBe(200);
    world().pass(MINUTE_MS + margin);
    expect((await register(late, codes[1]!)).body.code).toBe(ERRORS.verifyCodeExpired.code);
  });

  it('works only for its purpose and its address', async () => {
    const { account } = await insertVisitor(world());
    const stranger = newEmail();
    const forReset = await getCode(world(), account, 'RESET');
    const forRegister = await getCode(world(), stranger, 'REGISTER');
    expect((await register(newEmail(), forRegister)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await check(stranger, forRegister)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    if (forReset !== forRegister)
      expect((await check(account, forRegister)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await check(account, forReset)).status).toBe(200);
  });

  it('differs in its message only between known and unknown accounts', async () => {
    const { account: known } = await registerVisitor(world());
    const unknownEmail = newEmail();
    world().pass(MINUTE_MS);
    for (const purpose of ['REGISTER', 'RESET'] as const) {
      const [one, other] = [
        await requestCode(world(), known, purpose),
        await requestCode(world(), unknownEmail, purpose),
      ];
      const nonce = expect.any(String);
      expect({ one: one.status, other: other.status }).toEqual({ one: 200, other: 200 });
      expect({ ...one.body, data: { ...one.body.data, nonce } }).toEqual(other.body);
    }
    const mails = world().outbox();
    const subjects = (to: string) => mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(subjects(known)).toEqual([subjectOf('verifyCode'), subjectOf('alreadyRegistered'), subjectOf('verifyCode')]);
    expect(subjects(unknownEmail)).toEqual([subjectOf('verifyCode'), subjectOf('noAccount')]);
    const refusal = mails.find(({ to, subject }) => to === unknownEmail && subject === subjectOf('noAccount'));
    expect(codeIn(refusal!.text)).toBe('no code');

    const wrongCodeReply = async (account: string) => (await check(account, '000000')).body;
    expect(await wrongCodeReply(known)).toEqual(await wrongCodeReply(unknownEmail));
    world().pass(11 * MINUTE_MS);
    expect((await wrongCodeReply(known)).code).toBe(ERRORS.verifyCodeExpired.code);
    expect(await wrongCodeReply(known)).toEqual(await wrongCodeReply(unknownEmail));
  });

  it.each([
    [{ account: '' }, 'account', missingFieldText('account')],
    [{ account: 'ama' }, 'account', englishErrors.accountFormat],
    [{ account: 'ama@-.x' }, 'account', englishErrors.emailWithoutDomain],
    [{ account: 'a@example.com,b@example.com' }, 'account', englishErrors.emailSeveral],
    [{ account: '0123456' }, 'account', englishErrors.phoneTooShort],
    [{ account: '+49 30 1234567' }, 'account', phoneNotServedText('DE')],
    [{ countryCode: 'XX' }, 'countryCode', englishErrors.chooseCountry],
    [{ purpose: 'STEAL' }, 'purpose', englishErrors.invalid],
    [{ captchaKey: 'short' }, 'captchaKey', missingFieldText('captchaKey')],
    [{ captcha: '' }, 'captcha', missingFieldText('captcha')],
  ])('is refused for %j and leaves the image code valid', async (fields, field, message) => {
    const captcha = await solveCaptcha(world());
    const right = { account: newEmail(), countryCode: 'GH', purpose: 'REGISTER', ...captcha };
    const refusal = await world().call('getSmsCode', { ...right, ...fields });
    expect(refusal.status).toBe(422);
    expect(onlyError(refusal)).toEqual({ field, message });
    expect((await world().call('getSmsCode', right)).status).toBe(200);
  });

  it('leaves nothing usable in the database or in the response', async () => {
    const email = newEmail();
    const { body } = await requestCode(world(), email, 'REGISTER');
    expect(JSON.stringify(body)).not.toContain(codeIn(lastMessage(world(), email)?.text));
    const rows = await world().services.db.selectFrom('verify_codes').selectAll().where('target', '=', email).execute();
    expect(JSON.stringify(rows)).not.toContain(codeIn(lastMessage(world(), email)?.text));
  });

  it('returns 503 when it cannot be sent, and may be requested again at once', async () => {
    const { services } = world();
    const email = newEmail();
    const input = { account: email, countryCode: 'GH', purpose: 'REGISTER', ...(await solveCaptcha(world())) };
    const send = () => Promise.reject(new Error('mail server is down'));
    const down = await whileReplaced(services.mail, { send }, () => world().call('getSmsCode', input));
    expectRefusal(down, 503, ERRORS.unavailable.code);
    expect(JSON.stringify(down.body)).not.toContain('mail server is down');
    expect((await requestCode(world(), email, 'REGISTER')).status).toBe(200);
  });
});
