import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUCCESS_CODE } from '@/lib/contract/envelope';
import { ERRORS } from '@/lib/contract/error-codes';
import { MINUTE_MS } from '@/lib/time/durations';
import { solveCaptcha } from '../support/steps/account-steps';
import { insertPlaces, partySample } from '../support/order-samples';
import { signUpShop, type Person } from '../support/people';
import { requestOrder } from '../support/place-order';
import { onEachDatabase, type Reply, type World } from '../support/world';

/** SQLite's own limit of pages. */
const MAX_PAGES = 1_073_741_823;

/** SQLite on a full disk. Orders are tested by `orders-durable`, everything else here. */
const suite = (world: () => World) => {
  let ama: Person;
  let order: { id: string; waybillNo: string };
  const setLimit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(world().services.db);
  const place = () => requestOrder(world(), ama);

  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUpShop(world());
    order = (await place()).body.data;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(world().services.db);
    await setLimit(rows[0]!.page_count);
    while ((await place()).status === 200);
  });
  afterAll(() => setLimit(MAX_PAGES));

  /** Codes that a repeated write may return on any disk. */
  const REPEATED: number[] = [
    SUCCESS_CODE,
    ERRORS.stateForbids.code,
    ERRORS.addressBookFull.code,
    ERRORS.tooManyRequests.code,
  ];
  const long = 'A long question. '.repeat(100);
  const contact = { name: 'Ama', countryCode: 'GH', email: 'ama@example.com' };
  const { company: _, ...receiver } = { ...partySample('GH', 'Ama'), company: '' };
  const writes = (): Promise<Reply>[] => [
    place(),
    world().call('addAddress', { ...receiver, street: long.slice(0, 200) }, { token: ama.token }),
    world().call('updateCustomer', { userId: ama.userId, firstName: 'E', familyName: 'O' }, { token: ama.token }),
    world().call('saveCustomerFeedback', { ...contact, message: long }),
    world().call('saveContactExpert', {
      ...contact,
      phone: '0240000123',
      contactWay: 'PHONE',
      shipRequire: 'DOMESTIC',
      message: long,
    }),
    solveCaptcha(world()).then((answer) =>
      world().call('getSmsCode', { account: 'new@example.com', countryCode: 'GH', purpose: 'REGISTER', ...answer }),
    ),
    world().call('cancelOrder', { id: order.id }, { token: ama.token }),
  ];
  /** Indexes in `writes` of the order and the two enquiries. */
  const WITH_LONG_ROWS = [0, 3, 4];
  const reads = (): Promise<Reply>[] => [
    world().call('queryTrack', { waybillNos: [order.waybillNo] }),
    world().call('getOrder', { id: order.id }, { token: ama.token }),
    world().call('queryOrderPage', {}, { token: ama.token }),
    world().call('searchAddresses', {}, { token: ama.token }),
    world().call('queryShowyBlogList', { countryCode: 'GH' }),
    world().call('quoteCalc', {
      kind: 'domestic',
      service: 'local-standard',
      country: 'GH',
      parcels: [{ weightKg: 2, lengthCm: 20, widthCm: 20, heightCm: 20 }],
    }),
  ];

  it('gives 503 for a failed write, never a success and never 500', async () => {
    const refusedIndices: number[] = [];
    // Rows still fit into free pages of the file, until these pages are full too.
    for (let round = 0; round < 5; round += 1) {
      (await Promise.all(writes())).forEach(({ status, body, headers }, index) => {
        if (status === 503) refusedIndices.push(index);
        const expected = status === 503 ? [ERRORS.unavailable.code] : REPEATED;
        expect(expected, JSON.stringify(body)).toContain(body.code);
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      });
    }
    expect(new Set(refusedIndices)).toEqual(new Set([...refusedIndices, ...WITH_LONG_ROWS]));
    const { body } = await world().call('queryOrderPage', { size: 50 }, { token: ama.token });
    const { rows } = await sql<{ count: number }>`select count(*) as count from orders`.execute(world().services.db);
    expect(body.data.items.length).toBe(Math.min(50, rows[0]!.count));
  });

  it('blocks no read, not even one that should record a session’s use', async () => {
    world().pass(2 * MINUTE_MS);
    for (const { status, body } of await Promise.all(reads())) expect(status, JSON.stringify(body)).toBe(200);
  });

  it('has no effect once there is room again', async () => {
    await setLimit(MAX_PAGES);
    world().pass(2 * MINUTE_MS);
    for (const { status, body } of (await Promise.all(writes())).slice(0, -1)) {
      expect([200, ERRORS.addressBookFull.status], JSON.stringify(body)).toContain(status);
    }
    expect((await world().call('getOrder', { id: order.id }, { token: ama.token })).body.data.state).toBe('CANCELLED');
  });
};

onEachDatabase('a full disk', suite, ['sqlite']);
