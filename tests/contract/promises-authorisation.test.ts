import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { REGISTRY, type BuiltCall } from '@/lib/contract/registry';
import type { Tables } from '@/lib/server/db/tables';
import { endSessionsOf } from '@/lib/server/accounts/sessions/store';
import { newToken } from '@/lib/server/accounts/token';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import ar from '@/messages/ar/errors.json';
import { OTHER_PASSWORD, PASSWORD, wire } from './account-steps';
import { internationalOrder, layPlaces, party, phoneOf, placesOf } from './order-samples';
import { signIn, signUp, type Person } from './people';
import { onEachDatabase, type Reply, type World } from './world';

const USER_CALLS = (Object.keys(REGISTRY) as BuiltCall[]).filter((name) => CALLS[name].auth === 'user');

/** What strangers must not change. */
const KEPT = [
  'users',
  'sessions',
  'addresses',
  'orders',
  'order_history',
  'verify_codes',
  'reset_tickets',
  'throttles',
] as const satisfies (keyof Tables)[];

async function stored({ services: { db } }: World): Promise<string> {
  const tables = await Promise.all(KEPT.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
}

/** The things one person has, or that nobody has. */
interface Belongings {
  userId: string;
  addressId: string;
  sessionId: string;
  waiting: { id: string; tradeNo: string };
  cancelled: { id: string; tradeNo: string };
}

const noOrder = () => ({ id: randomUUID(), tradeNo: formatTradeNo(crypto.getRandomValues(new Uint8Array(16))) });
const nobodys = (): Belongings => ({
  userId: randomUUID(),
  addressId: randomUUID(),
  sessionId: randomUUID(),
  waiting: noOrder(),
  cancelled: noOrder(),
});

const address = {
  name: 'Efua Sutherland',
  phone: phoneOf('GH'),
  ...placesOf('GH'),
  street: '3 Harmattan Lane',
};
const edit = (id: string) => ({ id, version: 1, order: { kind: 'international', ...internationalOrder() } });

/** Every place where the id of something can stand, by call: the request that names these belongings. */
const naming: Partial<Record<BuiltCall, ((of: Belongings) => Promise<object> | object)[]>> = {
  updatePassword: [
    async ({ userId }) => ({ userId, oldPassword: await wire(PASSWORD), password: await wire(OTHER_PASSWORD) }),
  ],
  updateCustomer: [({ userId }) => ({ userId, firstName: 'Eve', familyName: 'Stranger' })],
  updateAddress: [({ addressId }) => ({ ...address, id: addressId, street: '1 Stolen Street' })],
  deleteAddress: [({ addressId }) => ({ id: addressId })],
  endOneSession: [({ sessionId }) => ({ id: sessionId })],
  searchAddresses: [({ userId }) => ({ userId }), ({ addressId }) => ({ id: addressId })],
  selectByTradeNo: [({ waiting }) => ({ tradeNo: waiting.tradeNo })],
  getOrder: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })],
  cancelOrder: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })],
  deleteOrder: [({ waiting }) => ({ id: waiting.id }), ({ cancelled }) => ({ id: cancelled.id })],
  editWebsiteOrder: [({ waiting }) => edit(waiting.id), ({ cancelled }) => edit(cancelled.id)],
};

const ID_FIELDS = ['id', 'userId', 'tradeNo', 'waybillNo', 'addressId'];

onEachDatabase('what belongs to somebody', (world) => {
  let owner: Person;
  let hers: Belongings;
  let waybillNo = '';
  beforeAll(async () => {
    await layPlaces(world());
    owner = await signUp(world());
    const { token } = owner;
    const place = async () => (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const [waiting, cancelled] = [await place(), await place()];
    await world().call('cancelOrder', { id: cancelled.id }, { token });
    const { body } = await world().call('addAddress', address, { token });
    const sessions = (await world().call('listSessions', {}, { token })).body.data.items;
    hers = { userId: owner.userId, addressId: body.data.id, sessionId: sessions[0].id, waiting, cancelled };
    waybillNo = waiting.waybillNo;
  });

  async function deadTokens() {
    const [loggedOut, ended, idle] = await Promise.all([1, 2, 3].map(() => signUp(world())));
    await world().call('logout', {}, { token: loggedOut!.token });
    await endSessionsOf(world().services.db, ended!.userId, 'password');
    const past = new Date(Date.now() - 8 * 86_400_000).toISOString();
    const sessions = world().services.db.updateTable('sessions').where('user_id', '=', idle!.userId);
    await sessions.set({ last_seen_at: past }).execute();
    return [
      ['no token', undefined, 'tokenMissing'],
      ['an empty token', '', 'tokenMissing'],
      ['garbage', "' or 1=1 --", 'tokenMissing'],
      ['an unknown token', newToken(), 'tokenMissing'],
      ['an expired token', idle!.token, 'tokenExpired'],
      ['a logged-out token', loggedOut!.token, 'sessionEnded'],
      ['a token ended by a new password', ended!.token, 'sessionEnded'],
    ] as const;
  }

  /** The request that its owner would be granted, or one that any call refuses. */
  const requestOf = async (name: BuiltCall) => ({ ...(await naming[name]?.[0]!(hers)) });

  it.each(USER_CALLS)('is refused by %s without a live session, by the code of its reason', async (name) => {
    const dead = await deadTokens();
    const before = await stored(world());
    for (const [what, token, error] of dead) {
      const { status, body, headers } = await world().call(name, await requestOf(name), { token, lang: 'ar' });
      const { code } = ERRORS[error];
      expect([status, body], what).toEqual([401, { success: false, code, message: ar[error], data: null }]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await stored(world())).toBe(before);
  });

  it('names the places of ids of every call that has one', () => {
    const withId = USER_CALLS.filter((name) => {
      const { properties = {} } = z.toJSONSchema(REGISTRY[name].request, { io: 'input', unrepresentable: 'any' });
      return ID_FIELDS.some((field) => field in properties);
    });
    expect(Object.keys(naming).sort()).toEqual(withId.sort());
  });

  describe.each(Object.keys(naming) as BuiltCall[])('%s', (name) => {
    it("looks at another's as at a missing one, and changes nothing", async () => {
      const stranger = await signUp(world());
      const before = await stored(world());
      for (const request of naming[name]!) {
        const ask = async (of: Belongings) =>
          world().call(name, { ...(await request(of)) }, { token: stranger.token, lang: 'ar' });
        const [foreign, missing] = [await ask(hers), await ask(nobodys())];
        expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
        expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([
          404,
          ERRORS.notFound.code,
          ar.notFound,
        ]);
        expect(headerNames(foreign)).toEqual(headerNames(missing));
      }
      expect(await stored(world())).toBe(before);
    });
  });

  const headerNames = ({ headers }: Reply) => [...headers.keys()].sort();

  it('is found by its owner by the very same requests', async () => {
    const { token } = owner;
    const reads = ['searchAddresses', 'selectByTradeNo', 'getOrder'] as const satisfies CallName[];
    for (const name of reads) {
      for (const request of naming[name]!) {
        expect((await world().call(name, { ...(await request(hers)) }, { token })).status, name).toBe(200);
      }
    }
  });

  it('is not on the list of anybody else, not even from the place in the list where it stands', async () => {
    const page = await world().call('queryOrderPage', { size: 1 }, { token: owner.token });
    const cursor = page.body.data.nextCursor as string;
    const stranger = await signUp(world());
    for (const name of ['queryOrderPage', 'websitePageList'] as const) {
      const { status, body } = await world().call(name, { cursor }, { token: stranger.token });
      expect([status, body.data]).toEqual([200, { items: [], nextCursor: null }]);
    }
  });

  it('is tracked by strangers without names, streets and numbers', async () => {
    const { name, phone, street } = party('GH', 'Ama Serwaa Boateng');
    const stranger = await signUp(world());
    for (const [, token] of [...(await deadTokens()), ['', stranger.token]] as const) {
      const details = await world().call('getExpressTrackDetails', { waybillNo }, { token });
      const list = await world().call('queryTrack', { waybillNos: [waybillNo] }, { token });
      expect([details.status, list.status]).toEqual([200, 200]);
      expect(details.body.data).toMatchObject({ unlocked: false, receiver: null, receiverName: 'A*** B.' });
      const told = JSON.stringify([details.body, list.body]);
      for (const secret of [name, 'Serwaa', phone, street, owner.userId, hers.waiting.tradeNo, hers.waiting.id]) {
        expect(told).not.toContain(secret);
      }
    }
    const own = await world().call('getExpressTrackDetails', { waybillNo }, { token: owner.token });
    expect(own.body.data).toMatchObject({ unlocked: true, receiver: { name, street } });
  });

  it('is not opened by a cookie, and a live token is taken from either header', async () => {
    const token = await signIn(world(), owner.userId);
    const by = async (headers: Record<string, string>) => (await world().call('getCustomer', {}, headers)).body.code;
    expect(await by({ cookie: `token=${token}; userPin=${owner.userId}` })).toBe(ERRORS.tokenMissing.code);
    expect(await by({ token })).toBe(0);
    expect(await by({ authorization: token })).toBe(0);
    expect(await by({ authorization: `Bearer ${token}` })).toBe(0);
  });
});
