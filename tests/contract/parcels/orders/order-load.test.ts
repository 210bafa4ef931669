import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { REGISTRY } from '@/lib/contract/registry';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_TEST_ORDERS } from '@/lib/market/limits';
import { MAX_ORDERS_AT_FIRST } from '@/lib/orders/hand-over-policy';
import { countAttention } from '@/lib/server/parcels/orders/list/attention-store';
import { findOrderIds } from '@/lib/server/parcels/orders/list/order-page-store';
import { downloadOrders } from '@/lib/server/parcels/sheets/download-orders';
import type { PageCursor } from '@/lib/server/platform/page-cursor';
import { FILES_OF_ACCOUNT } from '@/lib/server/platform/throttle/policies';
import { sweepTestOrders } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS } from '@/lib/time/durations';
import { contextOf } from '../../../bench/bench-site';
import { copyOrder } from '../../support/copy-order';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { measureShortestTimes } from '../../support/shortest-times';
import { onEachDatabase, type CallHeaders } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

/** Numbers of orders of the accounts that are compared. */
const FEW = 1000;
const MANY = 20_000;
const PARCELS = 5;
const SINCE = '2020-01-01T00:00:00.000Z';
/** Difference in milliseconds that a measurement may have by chance. */
const SLACK_MS = 3;

onEachDatabase('an account with many orders', (world) => {
  beforeAll(() => insertPlaces(world()));

  const place = (headers: CallHeaders) => world().call('addInternationalOrder', internationalOrder(), headers);
  const testKey = async ({ token }: Person): Promise<CallHeaders> => {
    const { body } = await world().call('createApiKey', { name: 'Test', mode: 'test', scopes: ['orders'] }, { token });
    return { authorization: `Bearer ${body.data.key}` };
  };

  /** Places an order and copies it `count` times, with five parcels each. Returns the id of the first order. */
  async function fillAccount(headers: CallHeaders, count: number): Promise<string> {
    const { id } = (await place(headers)).body.data;
    await copyOrder(world(), id, { count, parcels: PARCELS });
    return id;
  }

  it('reads as much for its list as an account with few', { timeout: 60_000 }, async () => {
    const { db } = world().services;
    const people = { small: await signUp(world()), few: await signUp(world()), many: await signUp(world()) };
    await fillAccount({ token: people.small.token }, 200);
    await fillAccount({ token: people.few.token }, FEW);
    const newest = await fillAccount({ token: people.many.token }, MANY);
    const oldest = `${newest}-1`;
    const returned = [newest, oldest];
    await db.updateTable('parcels').set({ state: 'RETURNED' }).where('order_id', 'in', returned).execute();
    await db.updateTable('orders').set({ state: 'RETURNED' }).where('id', 'in', returned).execute();
    const attention = ({ userId }: Person) => countAttention(db, userId, SINCE);
    expect(await attention(people.many)).toEqual([
      { state: 'RETURNED', count: 1 + PARCELS, hasMore: false, decideBy: null },
    ]);
    const pageOf = (userId: string, state: 'RETURNED' | 'SIGNED', after: PageCursor | null = null) =>
      findOrderIds(db, {
        userId,
        tests: null,
        since: SINCE,
        state,
        words: [],
        after,
        size: 20,
        ids: null,
        country: null,
        expectedBy: null,
      });
    const list = ({ userId }: Person, state: 'RETURNED' | 'SIGNED') => pageOf(userId, state);
    const ratio = async (work: (person: Person) => Promise<unknown>, smaller: Person) => {
      const [few, many] = await measureShortestTimes([() => work(smaller), () => work(people.many)]);
      console.log(`${world().engine}: ${few!.toFixed(2)} ms and ${many!.toFixed(2)} ms`);
      expect(many).toBeLessThan(few! * 1.5 + SLACK_MS);
    };
    await ratio(attention, people.small);
    await ratio((person) => list(person, 'RETURNED'), people.few);
    await ratio((person) => list(person, 'SIGNED'), people.few);
    // A search that continues from each stop finds the oldest order.
    const ids: string[] = [];
    let after: PageCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(people.many.userId, 'RETURNED', after);
      ids.push(...page.ids);
      after = page.stoppedAt;
    } while (after);
    expect(new Set(ids)).toEqual(new Set(returned));
  });

  it('downloads its orders with little of each row, and a search counts before it is made', async () => {
    const { db } = world().services;
    const person = await signUp(world());
    const id = await fillAccount({ token: person.token }, 999);
    const reads: { rows: number; columns: string[] }[] = [];
    const countingDb = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        reads.push({ rows: result.rows.length, columns: Object.keys(result.rows[0] ?? {}) });
        return Promise.resolve(result);
      },
    });
    const input = REGISTRY.downloadOrders.request.parse({ format: 'csv' });
    await downloadOrders({ ctx: contextOf({ ...world().services, db: countingDb }, person.userId), input });
    const wide = reads.filter(({ rows, columns }) => columns.length > 1 && rows > 100 * PARCELS);
    expect(wide).toEqual([]);
    expect(reads.flatMap(({ columns }) => columns)).not.toEqual(expect.arrayContaining(['input']));
    expect(reads.filter(({ columns }) => columns.includes('price'))).toHaveLength(10);
    const download = (input: Record<string, unknown>) =>
      world().call('downloadOrders', { format: 'csv', ...input }, { token: person.token });
    const { status, bytes } = await download({});
    expect(status).toBe(200);
    expect(new TextDecoder().decode(bytes).trim().split('\n')).toHaveLength(1001);
    for (let count = 1; count < FILES_OF_ACCOUNT.free - 1; count += 1)
      expect((await download({ search: 'nothing' })).status).toBe(200);
    const statuses = [(await download({ search: 'nothing' })).status, (await download({ search: 'nothing' })).status];
    expect(statuses).toContain(429);
    expect((await download({ orders: [{ id }] })).status).toBe(429);
    expect((await download({ orders: [{ id: randomUUID() }] })).status).toBe(404);
  });

  it('is refused above its daily allowance, by any call or form', async () => {
    const person = await signUp(world());
    const as = { token: person.token };
    const replies = await Promise.all(Array.from({ length: MAX_ORDERS_AT_FIRST - 1 }, () => place(as)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const wrong = { ...internationalOrder(), parcels: [{ ...internationalOrder().parcels[0]!, goodsNameEn: '' }] };
    expect((await world().call('addInternationalOrder', wrong, as)).status).toBe(422);
    expect((await place({ ...as, 'idempotency-key': 'last-of-day' })).status).toBe(200);
    const refusal = await place(as);
    expectRefusal(refusal, 429, ERRORS.orderAllowance.code);
    expect(refusal.body.message).toMatch(/50 orders a day/);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await place({ ...as, 'idempotency-key': 'last-of-day' })).status).toBe(200);
    expect((await place(await testKey(person))).status).toBe(200);
  });

  it('stores a thousand test orders, and deletes them after thirty days', async () => {
    const { services } = world();
    const { db, config } = services;
    const person = await signUp(world());
    const key = await testKey(person);
    await fillAccount(key, MAX_TEST_ORDERS - 2);
    const last = (await place(key)).body.data;
    const refusal = await place(key);
    expectRefusal(refusal, 409, ERRORS.tooManyTestOrders.code);
    expect(refusal.body.message).toContain('1,000 test orders');
    const live = (await place({ token: person.token })).body.data;

    const sweepAfter = (days: number) =>
      sweepTestOrders({ db, config, now: () => new Date(services.now().getTime() + days * DAY_MS) });
    const countOrders = async () =>
      (await db.selectFrom('orders').select('id').where('user_id', '=', person.userId).execute()).map(({ id }) => id);
    await sweepAfter(29);
    expect(await countOrders()).toHaveLength(MAX_TEST_ORDERS + 1);
    await sweepAfter(31);
    expect(await countOrders()).toEqual([live.id]);
    const parcels = await db.selectFrom('parcels').select('order_id').where('order_id', '=', last.id).execute();
    expect(parcels).toEqual([]);
    expect((await place(key)).status).toBe(200);
  });
});
