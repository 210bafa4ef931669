import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { KeyMode, KeyScope } from '@/lib/contract/developers/key-scopes';
import { WEBHOOK_EVENTS } from '@/lib/contract/developers/webhook-types';
import { MAX_WEBHOOKS } from '@/lib/market/limits';
import { insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase, WEBHOOK_SERVER_ADDRESS } from '../../support/world';
import { expectRefusal } from '../../support/refusal';
import { bearerHeaders } from '../../support/bearer';

const SHOP = 'https://shop.invalid/hooks';

onEachDatabase('a webhook of an account', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const create = async (wanted: Record<string, unknown> = {}, token = ama.token) => {
    const input = { url: SHOP, mode: 'live', events: ['parcel.moved'], ...wanted };
    const reply = await world().call('createWebhook', input, { token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data as { id: string; secret: string };
  };
  const keyOf = async (mode: KeyMode, scopes: readonly KeyScope[] = ['webhooks'], token = ama.token) =>
    (await world().call('createApiKey', { name: 'Shop', mode, scopes }, { token })).body.data.key as string;
  const listWebhooks = async (headers: Record<string, string>) =>
    (await world().call('listWebhooks', {}, headers)).body.data.items as { id: string; mode: KeyMode }[];

  it('returns its secret only on creation and replacement', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rotated = (await world().call('rotateWebhookSecret', { id }, { token: ama.token })).body.data;
    expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.oldSecretUntil).not.toBeNull();
    const storedText = JSON.stringify([
      await world().services.db.selectFrom('webhooks').selectAll().execute(),
      await listWebhooks({ token: ama.token }),
    ]);
    for (const each of [secret, rotated.secret]) expect(storedText).not.toContain(each.slice(6));
  });

  it('is listed newest first and changes field by field', async () => {
    const kofi = await signUp(world());
    const first = await create({}, kofi.token);
    world().pass(1000);
    const second = await create({ events: [...WEBHOOK_EVENTS].reverse(), language: 'ar' }, kofi.token);
    const { items, limit } = (await world().call('listWebhooks', {}, { token: kofi.token })).body.data;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(limit).toBe(MAX_WEBHOOKS);
    expect(items[0]).toMatchObject({ events: WEBHOOK_EVENTS, language: 'ar', isOn: true, offReason: null });
    const change = async (input: object) =>
      (await world().call('changeWebhook', { id: first.id, ...input }, { token: kofi.token })).body.data;
    expect(await change({ url: 'https://other.invalid/' })).toMatchObject({ url: 'https://other.invalid/' });
    expect(await change({ events: ['parcel.failed'] })).toMatchObject({ events: ['parcel.failed'], language: 'en' });
    expect(await change({ isOn: false })).toMatchObject({ isOn: false, offReason: 'owner' });
    expect(await change({ language: 'tr' })).toMatchObject({ isOn: false, language: 'tr', offReason: 'owner' });
    expect(await change({ isOn: true })).toMatchObject({ isOn: true, offReason: null, offAt: null });
    await world().call('deleteWebhook', { id: first.id }, { token: kofi.token });
    expect((await listWebhooks({ token: kofi.token })).map(({ id }) => id)).toEqual([second.id]);
  });

  it('is one of ten at most', async () => {
    const yaw = await signUp(world());
    const webhooks = [];
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) webhooks.push(await create({}, yaw.token));
    const input = { url: SHOP, mode: 'live', events: ['parcel.moved'] };
    const refusal = await world().call('createWebhook', input, { token: yaw.token });
    expectRefusal(refusal, 409, ERRORS.tooManyWebhooks.code);
    expect(refusal.body.message).toContain(String(MAX_WEBHOOKS));
    await world().call('deleteWebhook', { id: webhooks[0]!.id }, { token: yaw.token });
    await create({}, yaw.token);
  });

  it('is managed by keys with its scope, each in its own mode', async () => {
    const efua = await signUp(world());
    const [test, live] = [await keyOf('test', ['webhooks'], efua.token), await keyOf('live', ['webhooks'], efua.token)];
    const webhookInput = (mode: KeyMode) => ({ url: SHOP, mode, events: ['order.placed'] });
    const webhook = (await world().call('createWebhook', webhookInput('test'), bearerHeaders(test))).body.data;
    const refusal = await world().call('createWebhook', webhookInput('live'), bearerHeaders(test));
    expect({ status: refusal.status, code: refusal.body.code, errors: refusal.body.errors }).toEqual({
      status: 403,
      code: ERRORS.keyScope.code,
      errors: [{ field: 'mode', message: expect.stringContaining('“test”') as string }],
    });
    expect(await listWebhooks(bearerHeaders(test))).toHaveLength(1);
    expect(await listWebhooks(bearerHeaders(live))).toEqual([]);
    expect((await world().call('deleteWebhook', { id: webhook.id }, bearerHeaders(live))).status).toBe(404);
    const tracking = await keyOf('live', ['tracking'], efua.token);
    expect((await world().call('listWebhooks', {}, bearerHeaders(tracking))).body.code).toBe(ERRORS.keyScope.code);
    expect((await world().call('deleteWebhook', { id: webhook.id }, bearerHeaders(test))).status).toBe(200);
  });

  it.each([
    ['http', 'http://shop.invalid/', 'url'],
    ['no URL', 'shop', 'url'],
    ['another scheme', 'ftp://shop.invalid/', 'url'],
    ['a password', 'https://ama:secret@shop.invalid/', 'url'],
    ['a fragment', 'https://shop.invalid/#part', 'url'],
    ['this machine by name', 'https://localhost/', 'url'],
    ['this machine by number', 'https://127.0.0.1/', 'url'],
    ['this machine as one number', 'https://2130706433/', 'url'],
    ['this machine in octal', 'https://0177.0.0.1/', 'url'],
    ['this machine without its zeros', 'https://127.1/', 'url'],
    ['this machine, http', 'http://127.0.0.1/', 'url'],
    ['a private network', 'https://10.1.2.3/', 'url'],
    ['a carrier’s network', 'https://100.64.0.1/', 'url'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest', 'url'],
    ['this machine in IPv6', 'https://[::1]/', 'url'],
    ['IPv4 inside IPv6', 'https://[::ffff:10.0.0.1]/', 'url'],
    ['a unique local address', 'https://[fd00::1]/', 'url'],
    ['NAT64', 'https://[64:ff9b::a00:1]/', 'url'],
    ['a multicast address', 'https://224.0.0.1/', 'url'],
  ])('may call the internet only: %s is refused beside its field', async (_, url, field) => {
    const input = { url, mode: 'live', events: ['parcel.moved'] };
    const { status, body } = await world().call('createWebhook', input, { token: ama.token });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field });
    const { id } = await create();
    expect((await world().call('changeWebhook', { id, url }, { token: ama.token })).status).toBe(422);
    await world().call('deleteWebhook', { id }, { token: ama.token });
  });

  it('may call configured networks, with http too', async () => {
    const { id } = await create({ url: `http://${WEBHOOK_SERVER_ADDRESS}:9/` });
    await world().call('deleteWebhook', { id }, { token: ama.token });
  });
});
