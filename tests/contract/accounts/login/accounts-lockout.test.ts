import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { encodePassword as wire } from '@/lib/client/session/encode-password';
import { ERRORS } from '@/lib/contract/error-codes';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import {
  requestCode,
  codeIn,
  insertVisitor,
  lastMessage,
  login,
  newPhone,
  OTHER_PASSWORD,
  PASSWORD,
  solveCaptcha,
  wrongCode,
  type Visitor,
} from '../../support/steps/account-steps';
import { onEachDatabase, type CallHeaders } from '../../support/world';

const HOME: CallHeaders = { 'x-client-address': '203.0.113.20' };

onEachDatabase('a person whom a stranger tries to lock out', (world) => {
  const enter = (phone: string, verifyCode: string, nonce?: string, headers = HOME) =>
    world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, nonce, agreed: true }, headers);
  const check = (account: string, verifyCode: string, nonce?: string, headers = HOME) =>
    world().call('checkResetCode', { account, countryCode: 'GH', verifyCode, nonce }, headers);
  const newest = (phone: string) => codeIn(lastMessage(world(), phone, /\b\d{6}\b/)?.text);

  let strangers = 0;
  let stranger: CallHeaders;
  beforeEach(() => (stranger = { 'x-client-address': `198.51.100.${(strangers += 1)}` }));

  /**
   * Makes all attempts that one address may: 11 wrong passwords, two codes, ten wrong tries with and without nonces.
   */
  async function attack(phone: string): Promise<void> {
    for (let count = 0; count < 11; count += 1) await login(world(), phone, OTHER_PASSWORD, {}, stranger);
    const forLogin = await requestCode(world(), phone, 'LOGIN', stranger);
    const forReset = await requestCode(world(), phone, 'RESET', stranger);
    for (const sent of [forLogin, forReset]) expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      await enter(phone, '000000', undefined, stranger);
      await check(phone, '000000', undefined, stranger);
    }
    for (let count = 0; count < 5; count += 1) {
      await enter(phone, '000000', forLogin.body.data.nonce, stranger);
      await check(phone, '000000', forReset.body.data.nonce, stranger);
    }
  }

  it('logs in with the password and with codes requested earlier', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    const forLogin = await requestCode(world(), phone, 'LOGIN', HOME);
    const loginCode = newest(phone);
    const forReset = await requestCode(world(), phone, 'RESET', HOME);
    const resetCode = newest(phone);
    world().pass(MINUTE_MS);
    await attack(phone);
    expect((await login(world(), phone, PASSWORD, {}, HOME)).status).toBe(200);
    expect((await enter(phone, loginCode, forLogin.body.data.nonce)).status).toBe(200);
    expect((await check(phone, resetCode, forReset.body.data.nonce)).status).toBe(200);
  });

  it('logs in with a code requested later, while the stranger continues to guess', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    await attack(phone);
    world().pass(MINUTE_MS);
    const { body } = await requestCode(world(), phone, 'LOGIN', HOME);
    const code = newest(phone);
    const guesses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      guesses.push((await enter(phone, wrongCode(code), undefined, stranger)).body.code);
    expect(guesses).toEqual([
      ERRORS.verifyCodeWrong.code,
      ERRORS.verifyCodeWrong.code,
      ERRORS.verifyCodeExpired.code,
      ERRORS.verifyCodeExpired.code,
      ERRORS.verifyCodeExpired.code,
      ERRORS.verifyCodeExpired.code,
    ]);
    expect((await enter(phone, code, body.data.nonce)).status).toBe(200);
  });

  it('logs in only with the code of the right nonce, within five tries', async () => {
    const phone = newPhone();
    const first = (await requestCode(world(), phone, 'LOGIN', HOME)).body.data;
    const code = newest(phone);
    world().pass(MINUTE_MS);
    const second = (await requestCode(world(), phone, 'LOGIN', stranger)).body.data;
    expect(second.nonce).not.toBe(first.nonce);
    if (newest(phone) !== code)
      expect((await enter(phone, code, second.nonce)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await enter(phone, code, 'x'.repeat(43))).body.code).toBe(ERRORS.verifyCodeWrong.code);
    for (let count = 0; count < 5; count += 1)
      expect((await enter(phone, wrongCode(code), first.nonce)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await enter(phone, code, first.nonce)).body.code).toBe(ERRORS.verifyCodeExpired.code);
  });

  it('has five tries of a code in all, with and without the nonce', async () => {
    const phone = newPhone();
    const { nonce } = (await requestCode(world(), phone, 'LOGIN', HOME)).body.data;
    const code = newest(phone);
    const codes: number[] = [];
    for (const given of [undefined, nonce, undefined, nonce, nonce, nonce])
      codes.push((await enter(phone, wrongCode(code), given)).body.code);
    expect(codes).toEqual([...Array<number>(5).fill(ERRORS.verifyCodeWrong.code), ERRORS.verifyCodeExpired.code]);
    expect((await enter(phone, code, nonce)).body.code).toBe(ERRORS.verifyCodeExpired.code);
  });

  it('has no more tries when forty requests arrive at once', async () => {
    const phone = newPhone();
    const { nonce } = (await requestCode(world(), phone, 'LOGIN', HOME)).body.data;
    const wrong = wrongCode(newest(phone));
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        enter(phone, wrong, index % 2 === 0 ? nonce : undefined, { 'x-client-address': `203.0.113.${100 + index}` }),
      ),
    );
    expect(replies.filter(({ body }) => body.code === ERRORS.verifyCodeWrong.code)).toHaveLength(5);
  });

  it('needs no nonce where §7 has none: the newest code counts', async () => {
    const phone = newPhone();
    const codes: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const input = { account: phone, countryCode: 'GH', purpose: 'LOGIN', ...(await solveCaptcha(world())) };
      expect((await world().call('getSmsCode', input, HOME)).status).toBe(200);
      codes.push(newest(phone));
      world().pass(MINUTE_MS);
    }
    const [older, latest] = codes as [string, string];
    if (older !== latest) expect((await enter(phone, older)).body.code).toBe(ERRORS.verifyCodeWrong.code);
    expect((await enter(phone, latest)).status).toBe(200);
  });

  it('logs in at once from a known browser, while strangers guess from the same address', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    const deviceKey = randomBytes(16).toString('hex');
    expect((await login(world(), phone, PASSWORD, { deviceKey }, HOME)).status).toBe(200);
    const guesses: number[] = [];
    for (let count = 0; count < 22; count += 1)
      guesses.push((await login(world(), phone, OTHER_PASSWORD, {}, HOME)).status);
    expect(guesses.slice(-11)).toEqual(Array(11).fill(429));
    expect((await login(world(), phone, PASSWORD, {}, HOME)).status).toBe(429);
    expect((await login(world(), phone, PASSWORD, { deviceKey: 'f'.repeat(32) }, HOME)).status).toBe(429);
    expect((await login(world(), phone, PASSWORD, { deviceKey }, HOME)).status).toBe(200);
    // A login from the known browser does not unlock other browsers.
    expect((await login(world(), phone, PASSWORD, {}, HOME)).status).toBe(429);
  });

  it('logs in from a known browser while a stranger tries many accounts from its address', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    const others: Visitor[] = [];
    while (others.length < 45) others.push(await insertVisitor(world()));
    const deviceKey = randomBytes(16).toString('hex');
    const office: CallHeaders = { 'x-client-address': '203.0.113.77' };
    await login(world(), phone, PASSWORD, { deviceKey }, office);
    let last = 0;
    for (const { account } of others) last = (await login(world(), account, OTHER_PASSWORD, {}, office)).status;
    expect(last).toBe(429);
    expect((await login(world(), phone, PASSWORD, { deviceKey }, office)).status).toBe(200);
  });

  it('allows five more guesses to the thief of a device key, and none for other accounts', async () => {
    const phone = newPhone();
    const other = newPhone();
    await insertVisitor(world(), phone);
    await insertVisitor(world(), other);
    const [deviceKey, own] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    await login(world(), phone, PASSWORD, { deviceKey }, HOME);
    await login(world(), phone, PASSWORD, { deviceKey: own }, HOME);
    const statuses = async (account: string) => {
      const all: number[] = [];
      for (let count = 0; count < 20; count += 1)
        all.push((await login(world(), account, OTHER_PASSWORD, { deviceKey }, stranger)).status);
      return all.filter((status) => status !== 429).length;
    };
    // The last free attempt starts the wait and still gets a result.
    expect(await statuses(phone)).toBe(5 + 10);
    expect(await statuses(other)).toBe(10);
    expect((await login(world(), phone, PASSWORD, { deviceKey: own }, HOME)).status).toBe(200);
  });

  it('stores twenty known browsers for 90 days, and drops them at a new password', async () => {
    const phone = newPhone();
    const { userId, token } = await insertVisitor(world(), phone);
    const enterFrom = (deviceKey: string) => login(world(), phone, PASSWORD, { deviceKey }, HOME);
    const { db, now } = world().services;
    const countKnownDevices = async () =>
      (await db.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute()).length;
    const keys = Array.from({ length: 22 }, () => randomBytes(16).toString('hex'));
    for (const key of keys) await enterFrom(key);
    await enterFrom(keys.at(-1)!);
    await enterFrom('not a key');
    expect(await countKnownDevices()).toBe(20);

    const input = { userId, oldPassword: await wire(PASSWORD), password: await wire(OTHER_PASSWORD) };
    expect((await world().call('updatePassword', input, { token })).status).toBe(200);
    expect(await countKnownDevices()).toBe(0);

    await login(world(), phone, OTHER_PASSWORD, { deviceKey: keys[0] }, HOME);
    const sweep = () => sweepExpired({ db, now });
    world().pass(90 * DAY_MS - MINUTE_MS);
    await sweep();
    expect(await countKnownDevices()).toBe(1);
    world().pass(MINUTE_MS);
    await sweep();
    expect(await countKnownDevices()).toBe(0);
  });

  it('has no nonce, network or device key in the database in plain text', async () => {
    const phone = newPhone();
    const deviceKey = randomBytes(16).toString('hex');
    const { nonce } = (await requestCode(world(), phone, 'LOGIN', HOME)).body.data;
    const input = { phone, countryCode: 'GH', verifyCode: newest(phone), nonce, deviceKey, agreed: true };
    expect((await world().call('mobileLogin', input, HOME)).status).toBe(200);
    const { db } = world().services;
    const rows = [
      await db.selectFrom('verify_codes').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('known_devices').selectAll().execute(),
    ];
    expect(rows[2]!.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(deviceKey);
    expect(JSON.stringify(rows)).not.toContain(nonce);
    expect(JSON.stringify(rows)).not.toContain(HOME['x-client-address']);
  });
});
