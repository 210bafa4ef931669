import { expect, it } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import errors from '@/messages/en/errors.json';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { isLoggedIn, login, insertVisitor } from '../../support/steps/account-steps';
import { signUp } from '../../support/people';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

const USER_CALLS = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].auth === 'user');

onEachDatabase('a session', (world) => {
  const me = (token: string) => world().call('getUserInfoByToken', {}, { token });
  const openSession = async (account: string, rememberMe = false): Promise<string> =>
    (await login(world(), account, undefined, { rememberMe })).body.data.accessToken;

  it('identifies its person by token or Authorization header', async () => {
    const { account, userId, token } = await insertVisitor(world());
    expect((await me(token)).body.data).toMatchObject({ userId, userName: account });
    expect((await world().call('getCustomer', {}, { token })).body.data).toEqual((await me(token)).body.data);
    for (const authorization of [token, `Bearer ${token}`])
      expect((await world().call('getCustomer', {}, { authorization })).status).toBe(200);
    const cookie = await world().call('getCustomer', {}, { cookie: `token=${token}` });
    expectRefusal(cookie, 401, ERRORS.tokenMissing.code);
  });

  it('expires after half an hour without a call', async () => {
    const { token } = await insertVisitor(world());
    for (let count = 0; count < 3; count += 1) {
      world().pass(29 * MINUTE_MS);
      expect((await me(token)).status).toBe(200);
    }
    world().pass(30 * MINUTE_MS + 1000);
    const { status, body } = await me(token);
    expectRefusal({ status, body }, 401, ERRORS.tokenExpired.code, errors.tokenExpired);
    expect(await isLoggedIn(world(), token)).toBe(false);
  });

  it('expires after twelve hours in any case', async () => {
    const { token } = await insertVisitor(world());
    for (let count = 0; count < 28; count += 1) {
      world().pass(25 * MINUTE_MS);
      expect((await me(token)).status).toBe(200);
    }
    world().pass(20 * MINUTE_MS + 1000);
    expect((await me(token)).body.code).toBe(ERRORS.tokenExpired.code);
  });

  it('lasts a week without a call and thirty days in all when remembered', async () => {
    const { account } = await insertVisitor(world());
    const token = await openSession(account, true);
    for (let count = 0; count < 4; count += 1) {
      world().pass(7 * DAY_MS - MINUTE_MS);
      expect((await me(token)).status).toBe(200);
    }
    world().pass(3 * DAY_MS);
    expect((await me(token)).body.code).toBe(ERRORS.tokenExpired.code);

    const idle = await openSession(account, true);
    world().pass(7 * DAY_MS + 1000);
    expect((await me(idle)).body.code).toBe(ERRORS.tokenExpired.code);
  });

  it('records its last call at most once a minute', async () => {
    const { token, userId } = await insertVisitor(world());
    const lastCall = async () => {
      const { db } = world().services;
      const row = await db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row!.last_seen_at;
    };
    const first = await lastCall();
    world().pass(50_000);
    await me(token);
    expect(await lastCall()).toBe(first);
    world().pass(11_000);
    await me(token);
    expect(Date.parse(await lastCall())).toBeGreaterThanOrEqual(Date.parse(first) + 61_000);
  });

  it('ends with its own logout, for good', async () => {
    const { account, token } = await insertVisitor(world());
    const other = await openSession(account);
    expect((await world().call('logout', {}, { token })).body.data).toEqual({ loggedOut: true });
    const { status, body } = await me(token);
    expectRefusal({ status, body }, 401, ERRORS.sessionEnded.code, errors.sessionEnded);
    expect(await isLoggedIn(world(), token)).toBe(false);
    expect(await isLoggedIn(world(), other)).toBe(true);
    world().pass(13 * HOUR_MS);
    expect((await me(token)).body.code).toBe(ERRORS.sessionEnded.code);
  });

  it('is not required for a logout', async () => {
    for (const token of [undefined, 'x', 'a'.repeat(43)])
      expect((await world().call('logout', {}, { token })).body.data).toEqual({ loggedOut: true });
  });

  it('can be checked without an error', async () => {
    const { token } = await insertVisitor(world());
    expect(await isLoggedIn(world(), token)).toBe(true);
    expect((await world().call('checkLogin')).body.data).toEqual({ loggedIn: false });
    expect(await isLoggedIn(world(), 'a'.repeat(43))).toBe(false);
  });

  it.each(USER_CALLS)('is required for %s', async (name) => {
    const input = { id: 'x', userId: 'x' };
    const { token: ended } = await signUp(world());
    await world().call('logout', {}, { token: ended });
    for (const [token, code] of [
      [undefined, ERRORS.tokenMissing.code],
      ['a'.repeat(43), ERRORS.tokenMissing.code],
      ["' or 1=1 --", ERRORS.tokenMissing.code],
      ['x'.repeat(4000), ERRORS.tokenMissing.code],
      [ended, ERRORS.sessionEnded.code],
    ] as const) {
      const { status, body } = await world().call(name, input, { token });
      expect({ status, code: body.code, data: body.data }, `${name} ${token?.slice(0, 20)}`).toEqual({
        status: 401,
        code,
        data: null,
      });
    }
  });

  it('is unknown once deleted: an old token gets the unknown-token error', async () => {
    const { token } = await insertVisitor(world());
    const { db, now } = world().services;
    world().pass(70 * DAY_MS);
    await sweepExpired({ db, now });
    expect((await me(token)).body.code).toBe(ERRORS.tokenMissing.code);
  });
});
