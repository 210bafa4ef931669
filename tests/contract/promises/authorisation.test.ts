import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { REGISTRY } from '@/lib/contract/registry';
import type { Tables } from '@/lib/server/platform/db/tables/tables';
import { endSessionsOf } from '@/lib/server/accounts/sessions/session-store';
import { newToken } from '@/lib/server/platform/token';
import ar from '@/messages/ar/errors.json';
import { DAY_MS } from '@/lib/time/durations';
import { createOwnedRecords, unknownRecords, type OwnedRecords } from '../support/hostile/owned-records';
import { STATUS_FOR_OTHERS, PROTECTED_CALLS, PUBLIC_FIELDS, TRACKING_CALLS } from '../support/hostile/protected-calls';
import { idPlaces, valuesAt } from '../support/hostile/id-places';
import { walkEveryCall } from '../support/journey/journey';
import { insertPlaces, partySample } from '../support/order-samples';
import { openPersonSession, signUp, type Person } from '../support/people';
import { onEachDatabase, sendDueEntries, type Reply, type World } from '../support/world';

/** Tables that another account must not change. */
const KEPT = [
  'users',
  'sessions',
  'addresses',
  'passkeys',
  'orders',
  'order_history',
  'enquiries',
  'survey_results',
  'verify_codes',
  'reset_tickets',
  'throttles',
  'webhooks',
  'outbox',
  'payouts',
  'ledger_entries',
  'collected_parcels',
] as const satisfies (keyof Tables)[];

async function databaseText({ services: { db } }: World): Promise<string> {
  const tables = await Promise.all(KEPT.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
}

const callsOf = (auth: 'none' | 'user') =>
  (Object.keys(REGISTRY) as CallName[]).filter((name) => CALLS[name].auth === auth);
const USER_CALLS = callsOf('user');
const OPEN_CALLS = callsOf('none');

/** Calls whose response differs for a live session by design, or changes each time. */
const SPEAKS_OF_SESSION: readonly CallName[] = ['checkLogin', 'logout', 'getImageVerifyCode'];

/** The granted document is gone with its order, so it is missing for everyone. */
const OPEN_STATUS: Partial<Record<CallName, number>> = { viewFile: 404 };

const placesIn = (naming: Partial<Record<CallName, Record<string, unknown>>>) =>
  Object.fromEntries(Object.entries(naming).map(([name, places]) => [name, Object.keys(places).sort()]));

/** Returns a response without its time and signatures. */
const summary = ({ status, body }: Reply) =>
  JSON.stringify([status, body]).replaceAll(
    /"(exportTime|validUntil|expiresAt|token|challenge|nonce|salt|keyPrefix|keySignature|signature)":("[^"]*"|\d+)/g,
    '',
  );
/** Returns a `summary` without the times that differ between two calls (`queryStatus`). */
const timeless = (reply: Reply) => summary(reply).replaceAll(/"(at|unknownSeconds)":("[^"]*"|\d+)/g, '');

onEachDatabase('a record of an account', (world) => {
  let owner: Person;
  let hers: OwnedRecords;
  /** A valid request of each call, so that nothing is refused for its shape. */
  const granted = new Map<CallName, Record<string, unknown>>();
  let deadTokens: readonly (readonly [what: string, token: string | undefined, error: keyof typeof ERRORS])[];
  let stranger: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    owner = await signUp(world());
    hers = await createOwnedRecords(world(), owner);
    for (const { name, input } of (await walkEveryCall(world())).steps) granted.set(name as CallName, input);
    deadTokens = await createDeadTokens();
    stranger = await signUp(world());
    // The worker counts what it sends.
    await sendDueEntries(world());
  });

  async function createDeadTokens() {
    const [loggedOut, ended, idle] = await Promise.all([1, 2, 3].map(() => signUp(world())));
    await world().call('logout', {}, { token: loggedOut!.token });
    await endSessionsOf(world().services.db, ended!.userId, 'password');
    const past = new Date(Date.now() - 8 * DAY_MS).toISOString();
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

  /** Returns the owner's requests of a call, with her own records in every field. */
  async function requestsOf(name: CallName): Promise<Record<string, unknown>[]> {
    const naming = Object.values(PROTECTED_CALLS[name] ?? {}).flat();
    return naming.length > 0 ? Promise.all(naming.map((request) => request(hers))) : [granted.get(name)!];
  }

  it.each(USER_CALLS)('is refused by %s without a live session, with the code of the reason', async (name) => {
    const requests = await requestsOf(name);
    const before = await databaseText(world());
    for (const [what, token, error] of deadTokens) {
      for (const request of requests) {
        const { status, body, headers } = await world().call(name, request, { token, lang: 'ar' });
        const { code } = ERRORS[error];
        expect({ status, body }, what).toEqual({
          status: 401,
          body: { success: false, code, message: ar[error], data: null },
        });
        expect(headers.get('cache-control')).toBe('no-store');
      }
    }
    expect(await databaseText(world())).toBe(before);
  });

  it('can be named only at the places that protected-calls.ts lists', async () => {
    const placesFor = (calls: readonly CallName[]) =>
      Object.fromEntries(calls.map((name) => [name, idPlaces(name).sort()]).filter(([, places]) => places!.length > 0));
    const remedy =
      'a field that names a record: add a request to protected-calls.ts; any other text: add the field to WORDS of id-places.ts';
    expect(placesIn(PROTECTED_CALLS), remedy).toEqual(placesFor(USER_CALLS));
    const open = Object.fromEntries(Object.entries(PUBLIC_FIELDS).map(([name, places]) => [name, places.toSorted()]));
    expect({ ...open, ...placesIn(TRACKING_CALLS) }, remedy).toEqual(placesFor(OPEN_CALLS));
  });

  it('is at the listed places', async () => {
    const none = unknownRecords();
    for (const [name, places] of Object.entries({ ...PROTECTED_CALLS, ...TRACKING_CALLS }))
      for (const [place, requests] of Object.entries(places))
        for (const request of requests) {
          const [own, missing] = [valuesAt(await request(hers), place), valuesAt(await request(none), place)];
          expect(own, `${name} ${place}`).toHaveLength(1);
          expect(own[0], `${name} ${place}`).toBeTruthy();
          expect(own).not.toEqual(missing);
        }
  });

  describe.each(Object.keys(PROTECTED_CALLS) as CallName[])('%s', (name) => {
    it('has the response of an unknown record for another account, and changes nothing', async () => {
      const status = STATUS_FOR_OTHERS[name] ?? 404;
      for (const request of Object.values(PROTECTED_CALLS[name]!).flat()) {
        const callWith = async (of: OwnedRecords) =>
          world().call(name, await request(of), { token: stranger.token, lang: 'ar' });
        const before = await databaseText(world());
        const [foreign, missing] = [await callWith(hers), await callWith(unknownRecords())];
        expect(summary(foreign)).toBe(summary(missing));
        expect(foreign.status).toBe(status);
        if (status === 404)
          expect(foreign).toMatchObject({ body: { code: ERRORS.notFound.code, message: ar.notFound } });
        expect(headerNames(foreign)).toEqual(headerNames(missing));
        expect(await databaseText(world())).toBe(before);
      }
    });
  });

  it.each(OPEN_CALLS.filter((name) => CALLS[name].method === 'GET' || 'safe' in CALLS[name]))(
    'is not revealed by %s to another token, which is not refused either',
    async (name) => {
      if (SPEAKS_OF_SESSION.includes(name)) return;
      expect(granted.has(name), 'add a step for the call to tests/contract/support/journey/journey.ts').toBe(true);
      const tokens = [...deadTokens.map(([, token]) => token), stranger.token];
      const tracking = Object.values(TRACKING_CALLS[name] ?? {}).flat();
      const requests =
        tracking.length > 0 ? await Promise.all(tracking.map((each) => each(hers))) : [granted.get(name)!];
      for (const request of requests) {
        const anonymous = await world().call(name, request);
        expect(anonymous.status).toBe(OPEN_STATUS[name] ?? 200);
        for (const token of tokens)
          expect(timeless(await world().call(name, request, { token }))).toBe(timeless(anonymous));
      }
    },
  );

  const headerNames = ({ headers }: Reply) => [...headers.keys()].sort();

  it('is returned to its owner by the same requests', async () => {
    const { token } = owner;
    const reads = ['searchAddresses', 'selectByTradeNo', 'getOrder'] as const satisfies CallName[];
    for (const name of reads) {
      for (const request of Object.values(PROTECTED_CALLS[name]!).flat()) {
        expect((await world().call(name, await request(hers), { token })).status, name).toBe(200);
      }
    }
  });

  it('is on no other account’s list, even with the owner’s cursor', async () => {
    const page = await world().call('queryOrderPage', { size: 1 }, { token: owner.token });
    const cursor = page.body.data.nextCursor as string;
    for (const name of ['queryOrderPage', 'websitePageList'] as const) {
      const { status, body } = await world().call(name, { cursor }, { token: stranger.token });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { items: [], nextCursor: null } });
    }
  });

  it('is tracked by strangers without names, streets and numbers', async () => {
    const { name, phone, street } = partySample('GH', 'Ama Serwaa Boateng');
    const { waybillNo } = hers.waiting;
    for (const [, token] of [...deadTokens, ['', stranger.token]] as const) {
      const details = await world().call('getExpressTrackDetails', { waybillNo }, { token });
      const list = await world().call('queryTrack', { waybillNos: [waybillNo] }, { token });
      expect({ details: details.status, list: list.status }).toEqual({ details: 200, list: 200 });
      expect(details.body.data).toMatchObject({ unlocked: false, receiver: null, receiverName: 'A*** B.' });
      const output = JSON.stringify([details.body, list.body]);
      for (const secret of [name, 'Serwaa', phone, street, owner.userId, hers.waiting.tradeNo, hers.waiting.id]) {
        expect(output).not.toContain(secret);
      }
    }
    const own = await world().call('getExpressTrackDetails', { waybillNo }, { token: owner.token });
    expect(own.body.data).toMatchObject({ unlocked: true, receiver: { name, street } });
  });

  it('is opened by the token of either header and by no cookie', async () => {
    const token = await openPersonSession(world(), owner.userId);
    const by = async (headers: Record<string, string>) => (await world().call('getCustomer', {}, headers)).body.code;
    expect(await by({ cookie: `token=${token}; userPin=${owner.userId}` })).toBe(ERRORS.tokenMissing.code);
    expect(await by({ token })).toBe(0);
    expect(await by({ authorization: token })).toBe(0);
    expect(await by({ authorization: `Bearer ${token}` })).toBe(0);
  });
});
