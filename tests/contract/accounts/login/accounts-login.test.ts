import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { HOUR_MS } from '@/lib/time/durations';
import { englishErrors } from '../../support/english-errors';
import {
  isLoggedIn,
  login,
  newEmail,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  insertVisitor,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('login', (world) => {
  it('opens another session with any spelling of the address', async () => {
    const { account, userId, token } = await insertVisitor(world());
    const { status, body } = await login(world(), `  ${account.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ isNew: false, user: { userId, userName: account, hasPassword: true } });
    expect(body.data.accessToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(body.data.accessToken).not.toBe(token);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
    expect(await isLoggedIn(world(), token)).toBe(true);
  });

  it('returns one error for a wrong password, an unknown address and an unknown number', async () => {
    const { account } = await insertVisitor(world());
    const wrong = await login(world(), account, OTHER_PASSWORD);
    expectRefusal(wrong, 422, ERRORS.badCredentials.code, englishErrors.badCredentials);
    for (const unknown of [newEmail(), newPhone(), '0123456789'])
      expect((await login(world(), unknown, OTHER_PASSWORD)).body).toEqual(wrong.body);
  });

  it.each([
    [{ userName: '' }, 'userName', englishErrors.loginIncomplete],
    [{ password: '' }, 'password', englishErrors.loginIncomplete],
    [{ userName: undefined }, 'userName', englishErrors.required],
    [{ userName: 'ama' }, 'userName', englishErrors.accountFormat],
    [{ userName: 'x'.repeat(255) }, 'userName', englishErrors.tooLong],
    [{ password: 'not transformed' }, 'password', englishErrors.passwordFormat],
    [{ rememberMe: 'yes' }, 'rememberMe', englishErrors.invalid],
  ])('rejects %j', async (fields, field, message) => {
    const reply = await login(world(), 'ama@example.com', OTHER_PASSWORD, fields);
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field, message });
  });

  it('accepts a password encoded with the previous key, and counts no unknown key', async () => {
    const { services } = world();
    const before = services.config;
    const { account } = await insertVisitor(world());
    const old = { key: before.PASSWORD_TRANSFORM_KEY, iv: before.PASSWORD_TRANSFORM_IV };
    const changed = {
      PASSWORD_TRANSFORM_KEY: '0123456789abcdef'.repeat(2),
      PASSWORD_TRANSFORM_IV: 'fedcba9876543210'.repeat(2),
    };
    try {
      services.config = { ...before, ...changed, PASSWORD_TRANSFORMS_ACCEPTED: [old] };
      expect((await login(world(), account)).status).toBe(200);
      services.config = { ...before, ...changed };
      for (let count = 0; count < 12; count += 1)
        expect(onlyError(await login(world(), account))).toEqual({
          field: 'password',
          message: englishErrors.passwordUnreadable,
        });
      services.config = before;
      expect((await login(world(), account)).status).toBe(200);
    } finally {
      services.config = before;
    }
  });

  const guess = (account: string, password = OTHER_PASSWORD) =>
    login(world(), account, password, {}, { 'x-client-address': '203.0.113.80' });

  it('makes wrong passwords after the tenth wait longer, then accepts the right one', async () => {
    const { account } = await insertVisitor(world());
    for (let count = 0; count < 10; count += 1) expect((await guess(account)).status).toBe(422);
    const waits: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const refusal = await guess(account, PASSWORD);
      expectRefusal(refusal, 429, ERRORS.tooManyRequests.code);
      waits.push(Number(refusal.headers.get('retry-after')));
      world().pass(waits.at(-1)! * 1000);
      expect((await guess(account)).status).toBe(422);
    }
    expect(waits[0]).toBeLessThanOrEqual(15);
    for (const [index, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(1.5 * waits[index]!);
    world().pass(HOUR_MS);
    expect((await guess(account, PASSWORD)).status).toBe(200);
    expect((await guess(account)).status).toBe(422);
  });

  it('throttles an unknown account in the same way', async () => {
    const unknown = newEmail();
    for (let count = 0; count < 10; count += 1) expect((await guess(unknown)).status).toBe(422);
    expect((await guess(unknown)).status).toBe(429);
  });

  it('accepts at most ten guesses at once', async () => {
    const { account } = await insertVisitor(world());
    const responses = await Promise.all(Array.from({ length: 25 }, () => guess(account)));
    expect(responses.filter(({ body }) => body.code === ERRORS.badCredentials.code)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('resets the count of wrong passwords after a right one', async () => {
    // Lets the network's own count of the tests above run out.
    world().pass(2 * HOUR_MS);
    const { account } = await insertVisitor(world());
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 6; count += 1) expect((await guess(account)).status).toBe(422);
      expect((await guess(account, PASSWORD)).status).toBe(200);
    }
  });

  it('accepts the account’s own network while many others guess and wait together', async () => {
    const { account } = await insertVisitor(world());
    const home = { 'x-client-address': '2001:db8:5:6::7' };
    const from = (address: string, password = OTHER_PASSWORD) =>
      login(world(), account, password, {}, { 'x-client-address': address });
    expect((await login(world(), account, PASSWORD, {}, home)).status).toBe(200);
    const statuses: number[] = [];
    for (let network = 0; network < 11; network += 1)
      for (let count = 0; count < 10; count += 1) statuses.push((await from(`198.51.100.${network}`)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true);
    expect((await from('198.51.100.99', PASSWORD)).status).toBe(429);
    expect((await from('2001:db8:5:6::8', PASSWORD)).status).toBe(200);
    const rows = await world().services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('2001:db8');
  });

  it('throttles one client across many accounts by password and code, and no other client', async () => {
    const from = (address: string) => login(world(), newEmail(), OTHER_PASSWORD, {}, { 'x-client-address': address });
    const guessCode = () =>
      world().call(
        'checkResetCode',
        { account: newEmail(), countryCode: 'GH', verifyCode: '123456' },
        { 'x-client-address': '203.0.113.5' },
      );
    for (let count = 0; count < 20; count += 1) {
      expect((await guessCode()).status).toBe(422);
      if (count % 5 === 0) expect((await from('203.0.113.5')).status).toBe(422);
    }
    for (let count = 0; count < 16; count += 1) expect((await guessCode()).status).toBe(422);
    for (const refusal of [await guessCode(), await from('203.0.113.5')]) {
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await from('203.0.113.6')).status).toBe(422);
    expect((await from('2001:db8::1')).status).toBe(422);
  });

  it('does not count successful logins of an office that shares an address', async () => {
    const { account } = await insertVisitor(world());
    const { db } = world().services;
    const guesses = () => db.selectFrom('throttles').select('points').where('key', 'like', 'guesses:%').execute();
    await db.deleteFrom('throttles').where('key', 'like', 'guesses:%').execute();
    const office = { 'x-client-address': '203.0.113.77' };
    for (let count = 0; count < 3; count += 1)
      expect((await login(world(), account, undefined, {}, office)).status).toBe(200);
    expect(await guesses()).toEqual([{ points: 0 }]);
    expect((await login(world(), account, OTHER_PASSWORD, {}, office)).status).toBe(422);
    expect(await guesses()).toEqual([{ points: 1 }]);
  });
});
