import { beforeEach, expect, it } from 'vitest';
import {
  askCode,
  codeIn,
  insertVisitor,
  lastMessage,
  login,
  newPhone,
  OTHER_PASSWORD,
  PASSWORD,
  solveCaptcha,
  wrongCode,
} from './account-steps';
import { onEachDatabase, type CallHeaders } from './world';

const MINUTE = 60_000;
const HOME: CallHeaders = { 'x-client-address': '203.0.113.20' };

onEachDatabase('a person whom a stranger wants to keep out', (world) => {
  const enter = (phone: string, verifyCode: string, nonce?: string, headers = HOME) =>
    world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, nonce }, headers);
  const check = (account: string, verifyCode: string, nonce?: string, headers = HOME) =>
    world().call('checkResetCode', { account, countryCode: 'GH', verifyCode, nonce }, headers);
  const newest = (phone: string) => codeIn(lastMessage(world(), phone, /\b\d{6}\b/)?.text);

  let strangers = 0;
  let stranger: CallHeaders;
  beforeEach(() => (stranger = { 'x-client-address': `198.51.100.${(strangers += 1)}` }));

  /** What one address can do to a phone account: 11 wrong passwords, two codes asked for, ten wrong tries with and without nonces. */
  async function attack(phone: string): Promise<void> {
    for (let count = 0; count < 11; count += 1) await login(world(), phone, OTHER_PASSWORD, {}, stranger);
    const forLogin = await askCode(world(), phone, 'LOGIN', stranger);
    const forReset = await askCode(world(), phone, 'RESET', stranger);
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

  it('logs in with the password and with the codes asked for before', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    const forLogin = await askCode(world(), phone, 'LOGIN', HOME);
    const loginCode = newest(phone);
    const forReset = await askCode(world(), phone, 'RESET', HOME);
    const resetCode = newest(phone);
    world().pass(MINUTE);
    await attack(phone);
    expect((await login(world(), phone, PASSWORD, {}, HOME)).status).toBe(200);
    expect((await enter(phone, loginCode, forLogin.body.data.nonce)).status).toBe(200);
    expect((await check(phone, resetCode, forReset.body.data.nonce)).status).toBe(200);
  });

  it('logs in with the code asked for afterwards, while the stranger goes on guessing', async () => {
    const phone = newPhone();
    await insertVisitor(world(), phone);
    await attack(phone);
    world().pass(MINUTE);
    const { body } = await askCode(world(), phone, 'LOGIN', HOME);
    const code = newest(phone);
    const guesses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      guesses.push((await enter(phone, wrongCode(code), undefined, stranger)).body.code);
    expect(guesses).toEqual([1422002, 1422002, 1422002, 1422002, 1422002, 1422003]);
    expect((await enter(phone, code, body.data.nonce)).status).toBe(200);
  });

  it('is let in by the nonce’s own code alone, five times tried', async () => {
    const phone = newPhone();
    const first = (await askCode(world(), phone, 'LOGIN', HOME)).body.data;
    const code = newest(phone);
    world().pass(MINUTE);
    const second = (await askCode(world(), phone, 'LOGIN', stranger)).body.data;
    expect(second.nonce).not.toBe(first.nonce);
    if (newest(phone) !== code) expect((await enter(phone, code, second.nonce)).body.code).toBe(1422002);
    expect((await enter(phone, code, 'x'.repeat(43))).body.code).toBe(1422002);
    for (let count = 0; count < 5; count += 1)
      expect((await enter(phone, wrongCode(code), first.nonce)).body.code).toBe(1422002);
    expect((await enter(phone, code, first.nonce)).body.code).toBe(1422003);
  });

  it('needs no nonce where §7 knows none: the newest code counts, with tries of its own', async () => {
    const phone = newPhone();
    const captcha = await solveCaptcha(world());
    const input = { account: phone, countryCode: 'GH', purpose: 'LOGIN', ...captcha };
    expect((await world().call('getSmsCode', input, HOME)).status).toBe(200);
    expect((await enter(phone, newest(phone))).status).toBe(200);
  });

  it('has neither nonce nor network in the database', async () => {
    const phone = newPhone();
    const { nonce } = (await askCode(world(), phone, 'LOGIN', HOME)).body.data;
    await enter(phone, newest(phone), nonce);
    const { db } = world().services;
    const rows = [
      await db.selectFrom('verify_codes').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(nonce);
    expect(JSON.stringify(rows)).not.toContain(HOME['x-client-address']);
  });
});
