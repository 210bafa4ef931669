import { beforeAll, expect, it } from 'vitest';
import { CALL_NAMES } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { KEY_SCOPES, type KeyMode, type KeyScope } from '@/lib/contract/developers/key-scopes';
import { REGISTRY } from '@/lib/contract/registry';
import { MAX_API_KEYS } from '@/lib/market/limits';
import { lockAccount, unlockAccount } from '@/lib/server/accounts/users/lock-account';
import { CALLS_OF_KEY } from '@/lib/server/accounts/api-keys/limit-key';
import { recordUse } from '@/lib/server/accounts/api-keys/record-use';
import { newKey } from '@/lib/server/accounts/api-keys/key-secret';
import { KEYS_OF_ACCOUNT } from '@/lib/server/platform/throttle/policies';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import errors from '@/messages/en/errors.json';
import server from '@/messages/en/server.json';
import { DAY_MS } from '@/lib/time/durations';
import { lastMessage, registerVisitor, subjectOf } from '../support/steps/account-steps';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { scanRow, importScanRows } from '../support/scan-rows';
import { readPdf } from '../../fixtures/read-pdf';
import { onEachDatabase, sendDueEntries } from '../support/world';
import { expectRefusal } from '../support/refusal';
import { bearerHeaders } from '../support/bearer';

onEachDatabase('a partner’s key', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const create = async (mode: KeyMode, scopes: readonly KeyScope[] = KEY_SCOPES, token = ama.token) => {
    const reply = await world().call('createApiKey', { name: 'Shop', mode, scopes }, { token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data as { id: string; key: string; tail: string };
  };
  const place = (headers: Record<string, string>) =>
    world().call('addInternationalOrder', internationalOrder(), headers);
  const orders = async (headers: Record<string, string>) =>
    ((await world().call('queryOrderPage', {}, headers)).body.data.items as { id: string; isTest?: true }[]).map(
      ({ id }) => id,
    );

  it('is returned once and stored as a hash only', async () => {
    const { key, tail } = await create('live');
    expect(key).toMatch(/^dx_live_[\w-]{43}$/);
    expect(key.slice(-4)).toBe(tail);
    const rows = await world().services.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(8));
    const list = await world().call('listApiKeys', {}, { token: ama.token });
    expect(JSON.stringify(list.body)).not.toContain(key.slice(8));
  });

  it('is announced to its owner by mail', async () => {
    const adjoa = await registerVisitor(world());
    await create('test', ['quote'], adjoa.token);
    await sendDueEntries(world());
    expect(lastMessage(world(), adjoa.account)?.subject).toBe(subjectOf('apiKeyCreated'));
  });

  it('is not created and announced more than thirty times a day', async () => {
    const kwame = await signUp(world());
    const input = { name: 'Shop', mode: 'test', scopes: ['quote'] };
    for (let count = 0; count < KEYS_OF_ACCOUNT.free; count += 1) {
      const { id } = await create('test', ['quote'], kwame.token);
      await world().call('revokeApiKey', { id }, { token: kwame.token });
    }
    const { status, body } = await world().call('createApiKey', input, { token: kwame.token });
    expectRefusal({ status, body }, 429, ERRORS.tooManyRequests.code);
    const { items } = (await world().call('listApiKeys', {}, { token: kwame.token })).body.data;
    expect(items).toHaveLength(KEYS_OF_ACCOUNT.free);
  });

  it('gets a sentence for programs where a visitor reads about a page', async () => {
    const { key } = await create('live');
    const headers = { ...bearerHeaders(key), 'idempotency-key': 'used-twice' };
    await place(headers);
    const order = { ...internationalOrder(), remark: 'another' };
    const repeated = await world().call('addInternationalOrder', order, headers);
    expect(repeated).toMatchObject({ status: 409, body: { message: server.program.idempotencyKeyReused } });
    const visitor = { token: ama.token, 'idempotency-key': 'of-a-visitor' };
    await place(visitor);
    const reply = await world().call('addInternationalOrder', order, visitor);
    expect(reply).toMatchObject({ status: 409, body: { message: errors.idempotencyKeyReused } });
  });

  it('may make only calls of its scopes and calls without login', async () => {
    const { key } = await create('live', ['tracking']);
    for (const name of CALL_NAMES) {
      const reply = await world().call(name, {}, bearerHeaders(key));
      const { auth, scope } = REGISTRY[name];
      const mayCall = scope ? scope === 'tracking' : auth === 'none';
      expect(reply.body?.code === ERRORS.keyScope.code, name).toBe(!mayCall);
    }
  });

  it('counts as no login in a call outside every scope', async () => {
    const { key } = await create('live');
    expect((await world().call('checkLogin', {}, bearerHeaders(key))).body.data).toEqual(
      (await world().call('checkLogin', {})).body.data,
    );
    expect(
      (await world().call('createApiKey', { name: 'x', mode: 'live', scopes: ['quote'] }, bearerHeaders(key))).body
        .code,
    ).toBe(ERRORS.keyScope.code);
  });

  it('is refused from the next call after it is revoked, also by public calls', async () => {
    const { id, key } = await create('live');
    const page = await world().call('queryOrderPage', {}, bearerHeaders(key));
    expect(page.status).toBe(200);
    expect(page.body.data).not.toHaveProperty('attention');
    expect((await world().call('revokeApiKey', { id }, { token: ama.token })).body.data.revokedAt).not.toBeNull();
    for (const name of ['queryOrderPage', 'queryAllCountryList', 'queryTrack'] as const) {
      const { status, body } = await world().call(name, {}, { ...bearerHeaders(key), lang: 'tr' });
      expect({ status, code: body.code }, name).toEqual({ status: 401, code: ERRORS.keyRefused.code });
    }
    for (const invalidKey of [newKey('live'), 'dx_live_', "dx_test_' or 1=1", `${key}x`])
      expect((await world().call('queryTrack', {}, bearerHeaders(invalidKey))).body.code).toBe(ERRORS.keyRefused.code);
  });

  it('does not work while its account is locked', async () => {
    const efua = await signUp(world());
    const { key } = await create('live', ['orders'], efua.token);
    const { db } = world().services;
    await lockAccount(db, efua.userId, new Date());
    expect((await world().call('queryOrderPage', {}, bearerHeaders(key))).body.code).toBe(ERRORS.keyRefused.code);
    await unlockAccount(db, efua.userId);
    expect((await world().call('queryOrderPage', {}, bearerHeaders(key))).status).toBe(200);
  });

  it('reports its allowance and stops at it', async () => {
    const { key } = await create('test', ['tracking']);
    const limit = CALLS_OF_KEY.test;
    const first = await world().call('queryAllCountryList', {}, bearerHeaders(key));
    expect(first.headers.get('ratelimit-limit')).toBe(String(limit));
    expect(first.headers.get('ratelimit-remaining')).toBe(String(limit - 1));
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    // The fields of the current draft.
    expect(first.headers.get('ratelimit-policy')).toBe(`"test";q=${limit};w=60`);
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"test";r=${limit - 1};t=\\d+$`));
    for (let count = 2; count <= limit; count += 1) await world().call('queryAllCountryList', {}, bearerHeaders(key));
    const over = await world().call('queryAllCountryList', {}, bearerHeaders(key));
    expectRefusal(over, 429, ERRORS.tooManyRequests.code);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('ratelimit-remaining')).toBe('0');
  }, 60_000);

  it('has a usage count that only its owner sees', async () => {
    const { id, key } = await create('live', ['orders']);
    await world().call('queryOrderPage', {}, bearerHeaders(key));
    await world().call('queryOrderPage', {}, bearerHeaders(key));
    await world().call('quoteCalc', {}, bearerHeaders(key));
    const uses = (await world().call('listApiKeyUses', { id }, { token: ama.token })).body.data.items;
    expect(uses).toMatchObject([
      { call: 'queryOrderPage', status: 200, uses: 2, toolUses: 0 },
      { call: 'quoteCalc', status: 403, uses: 1, toolUses: 0 },
    ]);
    const list = (await world().call('listApiKeys', {}, { token: ama.token })).body.data.items;
    expect(list.find((item: { id: string }) => item.id === id).lastUsedAt).not.toBeNull();
    const stranger = await signUp(world());
    expect((await world().call('listApiKeyUses', { id }, { token: stranger.token })).status).toBe(404);
  });

  it('is limited in number for each account, without the revoked keys', async () => {
    const kofi = await signUp(world());
    const keys = [];
    for (let count = 0; count < MAX_API_KEYS; count += 1) keys.push(await create('test', ['quote'], kofi.token));
    const input = { name: 'One more', mode: 'test', scopes: ['quote'] };
    const refusal = await world().call('createApiKey', input, { token: kofi.token });
    expect(refusal.body.code).toBe(ERRORS.tooManyKeys.code);
    expect(refusal.body.message).toContain(String(MAX_API_KEYS));
    await world().call('revokeApiKey', { id: keys[0]!.id }, { token: kofi.token });
    expect((await world().call('createApiKey', input, { token: kofi.token })).status).toBe(200);
  });

  it.each([
    ['a name of spaces', { name: '  ', mode: 'live', scopes: ['quote'] }, 'name'],
    ['no scope', { name: 'Shop', mode: 'live', scopes: [] }, 'scopes'],
    ['an unknown scope', { name: 'Shop', mode: 'live', scopes: ['everything'] }, 'scopes.0'],
    ['an unknown mode', { name: 'Shop', mode: 'sandbox', scopes: ['quote'] }, 'mode'],
  ])('is refused with %s beside its field', async (_, input, field) => {
    const { status, body } = await world().call('createApiKey', input, { token: ama.token });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  it('places test-mode orders that are priced, printed as specimens and never shipped', async () => {
    const yaw = await signUp(world());
    const [test, live] = [await create('test', KEY_SCOPES, yaw.token), await create('live', KEY_SCOPES, yaw.token)];
    const specimen = (await place(bearerHeaders(test.key))).body.data;
    expect(specimen).toMatchObject({ isTest: true, state: 'WAITING' });
    const real = (await place(bearerHeaders(live.key))).body.data;
    expect(specimen.quote.totals).toEqual(real.quote.totals);
    expect(real.isTest).toBeUndefined();

    expect(await orders(bearerHeaders(test.key))).toEqual([specimen.id]);
    expect(await orders(bearerHeaders(live.key))).toEqual([real.id]);
    expect((await orders({ token: yaw.token })).toSorted()).toEqual([specimen.id, real.id].toSorted());
    expect((await world().call('getOrder', { id: real.id }, bearerHeaders(test.key))).status).toBe(404);
    expect((await world().call('getOrder', { id: specimen.id }, bearerHeaders(live.key))).status).toBe(404);
    expect((await world().call('cancelOrder', { id: real.id }, bearerHeaders(test.key))).status).toBe(404);

    const track = async (headers: Record<string, string>) =>
      (await world().call('queryTrack', { waybillNos: [specimen.waybillNo] }, headers)).body.data.failed.length;
    expect({
      without: await track({}),
      liveKey: await track(bearerHeaders(live.key)),
      owner: await track({ token: ama.token }),
    }).toEqual({ without: 1, liveKey: 1, owner: 1 });
    expect({ testKey: await track(bearerHeaders(test.key)), otherAccount: await track({ token: yaw.token }) }).toEqual({
      testKey: 0,
      otherAccount: 0,
    });

    await importScanRows(world(), scanRow(specimen.waybillNo, 'PICKED_UP', Date.now()));
    expect((await world().call('getOrder', { id: specimen.id }, bearerHeaders(test.key))).body.data.state).toBe(
      'WAITING',
    );
    await sendDueEntries(world());
    expect(JSON.stringify(world().outbox())).not.toContain(specimen.tradeNo);

    const label = await world().call('printSheetLabels', { ids: [specimen.id] }, bearerHeaders(test.key));
    expect(label.status).toBe(200);
    expect((await readPdf(label.bytes)).pages[0]!.text).toContain('Specimen: not for shipping');
    const realLabel = await world().call('printSheetLabels', { ids: [real.id] }, bearerHeaders(live.key));
    expect((await readPdf(realLabel.bytes)).pages[0]!.text).not.toContain('Specimen');
  });

  it('accepts an Idempotency-Key in test mode that a real order uses too', async () => {
    const esi = await signUp(world());
    const [test, live] = [await create('test', ['orders'], esi.token), await create('live', ['orders'], esi.token)];
    const once = { 'idempotency-key': 'order-4711-of-shop' };
    const testOrder = (await place({ ...bearerHeaders(test.key), ...once })).body.data;
    const real = (await place({ ...bearerHeaders(live.key), ...once })).body.data;
    expect(real.id).not.toBe(testOrder.id);
    expect((await place({ ...bearerHeaders(test.key), ...once })).body.data.id).toBe(testOrder.id);
    expect((await place({ ...bearerHeaders(live.key), ...once })).body.data.id).toBe(real.id);
  });

  it('is deleted 90 days after it is revoked, with its usage', async () => {
    const { id, key } = await create('live', ['orders']);
    await world().call('queryOrderPage', {}, bearerHeaders(key));
    await world().call('revokeApiKey', { id }, { token: ama.token });
    const { db } = world().services;
    const countRows = async () => [
      (await db.selectFrom('api_keys').select('id').where('id', '=', id).execute()).length,
      (await db.selectFrom('api_key_uses').select('call').where('key_id', '=', id).execute()).length,
    ];
    const sweepIn = (days: number) => sweepExpired({ db, now: () => new Date(Date.now() + days * DAY_MS) });
    await sweepIn(89);
    expect(await countRows()).toEqual([1, 1]);
    await sweepIn(91);
    expect(await countRows()).toEqual([0, 0]);
  });

  it('is deleted with its account and included in the account’s export', async () => {
    const kwame = await signUp(world());
    const { id, key } = await create('live', ['tracking'], kwame.token);
    await world().call('queryTrack', { waybillNos: [] }, bearerHeaders(key));
    const { account } = (await world().call('exportAccountData', {}, { token: kwame.token })).body.data;
    expect(account.apiKeys).toMatchObject([
      { name: 'Shop', mode: 'live', scopes: ['tracking'], uses: [{ call: 'queryTrack', uses: 1, toolUses: 0 }] },
    ]);
    expect(JSON.stringify(account.apiKeys)).not.toContain(key.slice(8));
    const { db } = world().services;
    await db.deleteFrom('sessions').where('user_id', '=', kwame.userId).execute();
    await db.deleteFrom('users').where('id', '=', kwame.userId).execute();
    expect(await db.selectFrom('api_keys').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('does not fail a call that ends after its account was deleted', async () => {
    const yaw = await signUp(world());
    const { id } = await create('live', ['tracking'], yaw.token);
    const { db } = world().services;
    await db.deleteFrom('sessions').where('user_id', '=', yaw.userId).execute();
    await db.deleteFrom('users').where('id', '=', yaw.userId).execute();
    await recordUse(world().services, { keyId: id, call: 'queryTrack', status: 200, isToolCall: false });
    expect(await db.selectFrom('api_key_uses').select('call').where('key_id', '=', id).execute()).toEqual([]);
  });
});
