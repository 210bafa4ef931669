import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import errors from '@/messages/en/errors.json';
import { DAY_MS } from '@/lib/time/durations';
import { isLoggedIn, login, insertVisitor } from '../../support/steps/account-steps';
import { openPersonSession, signUp } from '../../support/people';
import { onEachDatabase } from '../../support/world';
import { missingFieldText } from '../../support/english-errors';
import { expectRefusal } from '../../support/refusal';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36';
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

onEachDatabase('the device list of a person', (world) => {
  const list = async (token: string) => (await world().call('listSessions', {}, { token })).body.data.items;

  it('names devices by user agent, the current one first, without token or hash', async () => {
    const { account, token } = await insertVisitor(world());
    world().pass(5000);
    const { body } = await login(world(), account, undefined, { rememberMe: true }, { 'user-agent': PHONE });
    const phone = body.data.accessToken as string;
    world().pass(5000);
    await login(world(), account, undefined, {}, { 'user-agent': LAPTOP });

    const reply = await world().call('listSessions', {}, { token: phone });
    const items = reply.body.data.items as Record<string, unknown>[];
    expect(items.map(({ browser, system, remembered, current }) => [browser, system, remembered, current])).toEqual([
      ['samsung', 'android', true, true],
      ['edge', 'windows', false, false],
      ['other', 'other', false, false],
    ]);
    for (const item of items)
      expect(Object.keys(item).sort()).toEqual([
        'browser',
        'createdAt',
        'current',
        'id',
        'lastSeenAt',
        'remembered',
        'system',
      ]);
    expect(JSON.stringify(reply.body)).not.toContain(token);
    const rows = await world().services.db.selectFrom('sessions').selectAll().execute();
    for (const row of rows) expect(JSON.stringify(reply.body)).not.toContain(row.token_hash);
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });

  it('drops devices that expire or end, and has at most fifty', async () => {
    const person = await signUp(world());
    const other = await openPersonSession(world(), person.userId);
    await world().call('logout', {}, { token: other });
    expect(await list(person.token)).toHaveLength(1);
    world().pass(6 * DAY_MS);
    const fresh = await openPersonSession(world(), person.userId);
    world().pass(2 * DAY_MS);
    expect((await list(fresh)).map((item: { current: boolean }) => item.current)).toEqual([true]);
    for (let count = 0; count < 60; count += 1) await openPersonSession(world(), person.userId);
    const items = await list(fresh);
    expect(items).toHaveLength(50);
    expect(items[0].current).toBe(true);
  });

  it('logs one device out immediately and for good', async () => {
    const person = await signUp(world());
    const [lost, remaining] = [
      await openPersonSession(world(), person.userId, PHONE),
      await openPersonSession(world(), person.userId),
    ];
    const { id } = (await list(person.token)).find(({ browser }: { browser: string }) => browser === 'samsung');
    const reply = await world().call('endOneSession', { id }, { token: person.token });
    expect(reply.body.data).toEqual({ ended: 1 });
    const { status, body } = await world().call('getCustomer', {}, { token: lost });
    expectRefusal({ status, body }, 401, ERRORS.sessionEnded.code, errors.sessionEnded);
    expect(await isLoggedIn(world(), remaining)).toBe(true);
    expect(await isLoggedIn(world(), person.token)).toBe(true);
    // Repeats the call, also from the session that has ended: nothing is left to end.
    const again = await world().call('endOneSession', { id }, { token: person.token });
    expectRefusal(again, 404, ERRORS.notFound.code);
  });

  it('logs out all devices except the current one', async () => {
    const [person, stranger] = [await signUp(world()), await signUp(world())];
    const others = await Promise.all([1, 2, 3].map(() => openPersonSession(world(), person.userId)));
    const { body } = await world().call('endOtherSessions', {}, { token: person.token });
    expect(body.data).toEqual({ ended: 3 });
    for (const token of others)
      expect((await world().call('getCustomer', {}, { token })).body.code).toBe(ERRORS.sessionEnded.code);
    expect(await isLoggedIn(world(), person.token)).toBe(true);
    expect(await isLoggedIn(world(), stranger.token)).toBe(true);
    const again = await world().call('endOtherSessions', {}, { token: person.token });
    expect(again.body.data).toEqual({ ended: 0 });
  });

  it.each([
    [{}, missingFieldText('id')],
    [{ id: '' }, errors.notFound],
    [{ id: 'x y' }, errors.notFound],
    [{ id: 7 }, errors.invalid],
  ])('rejects the id %j', async (input, message) => {
    const { token } = await signUp(world());
    const { status, body } = await world().call('endOneSession', input, { token });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ field: 'id', message }] });
  });
});
