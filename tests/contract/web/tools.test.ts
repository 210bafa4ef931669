import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { KEY_SCOPES, type KeyMode, type KeyScope } from '@/lib/contract/developers/key-scopes';
import { CALLS_OF_KEY } from '@/lib/server/accounts/api-keys/limit-key';
import { newKey } from '@/lib/server/accounts/api-keys/key-secret';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { openTools } from '../support/tool-client';
import { onEachDatabase } from '../support/world';
import { bearerHeaders } from '../support/bearer';

/** Requests of a client that connects: `initialize`, its notification and `tools/list`. */
const BEFORE_FIRST_TOOL = 3;

const PUBLIC = [
  'track_parcels',
  'quote_international',
  'quote_domestic',
  'list_services',
  'list_notices',
  'find_places',
  'list_sites',
  'check_goods',
  'suggest_hs_codes',
  'check_message',
];

onEachDatabase('the list of tools', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const create = async (mode: KeyMode, scopes: readonly KeyScope[] = KEY_SCOPES, token = ama.token) =>
    (await world().call('createApiKey', { name: 'Agent', mode, scopes }, { token })).body.data as {
      id: string;
      key: string;
    };

  it('has the public ones without a key, and describes how to get the others', async () => {
    const { tools, client } = await openTools(world());
    expect(tools.map(({ name }) => name)).toEqual(PUBLIC);
    expect(client.getInstructions()).toContain('API key');
    for (const { title, description, inputSchema, outputSchema } of tools) {
      expect(title).toMatch(/^[A-Z]/);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect({ input: inputSchema.type, output: outputSchema?.type }).toEqual({ input: 'object', output: 'object' });
      expect(inputSchema).not.toHaveProperty('oneOf');
    }
  });

  it('has those of its scopes with a key, and names its mode', async () => {
    const webhooks = await openTools(world(), bearerHeaders((await create('live', ['webhooks'])).key));
    const names = webhooks.tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['create_webhook', 'check_goods']));
    expect(names.filter((name) => /order|quote|track/.test(name))).toEqual([]);
    expect(webhooks.client.getInstructions()).toContain('live');
    const all = await openTools(world(), bearerHeaders((await create('test')).key));
    expect(all.tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...PUBLIC, 'place_international_order', 'print_labels', 'list_webhooks']),
    );
    expect(all.client.getInstructions()).toContain('never shipped');
  });

  it('returns what the call returns, in the language and for the country of the arguments', async () => {
    const { use } = await openTools(world(), { lang: 'fr' });
    const input = { parcels: [{ goodsNameEn: 'Fireworks' }] };
    const tool = await use('check_goods', { ...input, lang: 'tr' });
    const call = await world().call('checkGoods', input, { lang: 'tr' });
    expect(tool).toMatchObject({ data: call.body.data });
    expect((await use('check_goods', input)).data).toEqual(
      (await world().call('checkGoods', input, { lang: 'fr' })).body.data,
    );
    const { data } = await use('list_services');
    expect(data.items).toEqual((await world().call('queryReceiver', {}, { lang: 'fr' })).body.data);
  });

  it('refuses with the code, the sentence and the fields of the call', async () => {
    const { use } = await openTools(world());
    const refusal = await use('track_parcels', { waybillNos: [], lang: 'zh-CN' });
    const { body, status } = await world().call('queryTrack', { waybillNos: [] }, { lang: 'zh-CN' });
    expect(refusal).toMatchObject({ isError: true, data: { code: body.code, status, message: body.message } });
    expect(refusal.data.errors).toMatchObject(body.errors!);
    const wrong = await use('check_goods', { parcels: [{}], lang: 'xx' });
    expect(wrong).toMatchObject({ isError: true, data: { code: ERRORS.invalid.code, errors: [{ field: 'lang' }] } });
    expect(await use('place_domestic_order')).toMatchObject({
      isError: true,
      data: { code: ERRORS.tokenMissing.code },
    });
  });

  it('quotes within a country without the field that is fixed', async () => {
    const { use, tools } = await openTools(world());
    const { inputSchema } = tools.find(({ name }) => name === 'quote_domestic')!;
    expect(inputSchema.properties).not.toHaveProperty('kind');
    expect(inputSchema.required).toEqual(expect.arrayContaining(['service', 'country', 'parcels']));
    const parcels = [{ weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 15 }];
    const { data } = await use('quote_domestic', {
      kind: 'international',
      service: 'local-standard',
      country: 'GH',
      parcels,
    });
    expect(data).toMatchObject({ kind: 'domestic', destinationCountry: 'GH' });
  });

  it('places orders of the key’s mode, once for a key, and shows them to that mode only', async () => {
    const kofi = await signUp(world());
    const test = await openTools(world(), bearerHeaders((await create('test', KEY_SCOPES, kofi.token)).key));
    const live = await openTools(world(), bearerHeaders((await create('live', KEY_SCOPES, kofi.token)).key));
    const order = { ...internationalOrder(), idempotencyKey: 'agent-1' };
    const placement = await test.use('place_international_order', order);
    expect(placement.data).toMatchObject({ isTest: true, state: 'WAITING', parcels: [{ state: 'WAITING' }] });
    // Two kilograms at 83 CNY.
    expect(placement.data.quote.totals).toEqual([{ currency: 'CNY', minor: 16_600 }]);
    expect((await test.use('place_international_order', order)).data.id).toBe(placement.data.id);
    const { id } = placement.data;
    expect((await test.use('get_order', { id })).data.tradeNo).toBe(placement.data.tradeNo);
    expect(await live.use('get_order', { id })).toMatchObject({ isError: true, data: { code: ERRORS.notFound.code } });
    const label = await test.use('print_labels', { ids: [id] });
    const { resource } = label.content[1]!;
    expect(resource?.mimeType).toBe('application/pdf');
    expect(Buffer.from(resource!.blob, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    expect((await test.use('cancel_order', { id })).data.state).toBe('CANCELLED');
    const list = await live.use('list_orders');
    expect(list.data.items).toEqual([]);
  });

  it('neither shows nor changes what belongs to another account', async () => {
    const efua = await signUp(world());
    const own = await openTools(world(), bearerHeaders((await create('live')).key));
    const foreign = await openTools(world(), bearerHeaders((await create('live', KEY_SCOPES, efua.token)).key));
    const { data: order } = await own.use('place_international_order', internationalOrder());
    const webhook = { url: 'http://127.0.0.9:9/hooks', mode: 'live', events: ['order.placed'] };
    const { data: hook } = await own.use('create_webhook', webhook);
    for (const [tool, given] of [
      ['get_order', { id: order.id }],
      ['cancel_order', { id: order.id }],
      ['find_order', { tradeNo: order.tradeNo }],
      ['print_labels', { ids: [order.id] }],
      ['create_receiver_link', { id: order.id }],
      ['update_webhook', { id: hook.id, isOn: false }],
      ['delete_webhook', { id: hook.id }],
      ['replace_webhook_secret', { id: hook.id }],
      ['send_test_event', { id: hook.id, type: 'order.placed' }],
      ['list_webhook_deliveries', { id: hook.id }],
    ] as const) {
      const refusal = await foreign.use(tool, given);
      expect(refusal, tool).toMatchObject({ isError: true, data: { code: ERRORS.notFound.code } });
    }
    expect((await foreign.use('list_orders')).data.items).toEqual([]);
    expect((await own.use('get_order', { id: order.id })).data.state).toBe('WAITING');
    expect((await own.use('list_webhooks')).data.items).toMatchObject([{ id: hook.id, isOn: true }]);
  });

  it('counts as uses of the key and towards its limit', async () => {
    const { id, key } = await create('live', ['tracking']);
    const { use } = await openTools(world(), bearerHeaders(key));
    await use('track_parcels', { waybillNos: [] });
    expect(await use('list_orders')).toMatchObject({ isError: true, data: { code: ERRORS.keyScope.code } });
    const { items } = (await world().call('listApiKeyUses', { id }, { token: ama.token })).body.data;
    expect(items).toMatchObject([
      { call: 'queryOrderPage', status: 403, uses: 1, toolUses: 1 },
      { call: 'queryTrack', status: 422, uses: 1, toolUses: 1 },
    ]);
    const next = await world().call('queryTrack', { waybillNos: [] }, bearerHeaders(key));
    expect(next.headers.get('ratelimit-remaining')).toBe(String(CALLS_OF_KEY.live - BEFORE_FIRST_TOOL - 3));
    const after = (await world().call('listApiKeyUses', { id }, { token: ama.token })).body.data.items;
    expect(after).toContainEqual(expect.objectContaining({ call: 'queryTrack', uses: 2, toolUses: 1 }));
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_sites', arguments: {} } };
    const { headers } = await fetch(`${world().origin}/api/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-client-address': '10.202.0.1',
        ...bearerHeaders(key),
      },
      body: JSON.stringify(message),
    });
    expect(headers.get('ratelimit-remaining')).toBe(String(CALLS_OF_KEY.live - BEFORE_FIRST_TOOL - 4));
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('is refused to an unknown key and to the token of a person', async () => {
    for (const token of [newKey('live'), ama.token])
      await expect(openTools(world(), bearerHeaders(token))).rejects.toThrow(String(ERRORS.keyRefused.code));
    const { use } = await openTools(world(), { token: ama.token });
    expect(await use('list_orders')).toMatchObject({ isError: true, data: { code: ERRORS.tokenMissing.code } });
  });
});
