import { beforeAll, expect, it } from 'vitest';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { DAY_MS } from '@/lib/time/durations';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

interface Page {
  items: OrderSummary[];
  nextCursor: string | null;
}

onEachDatabase('the list of orders', (world) => {
  beforeAll(() => insertPlaces(world()));

  const page = async (token: string, input: Record<string, unknown> = {}): Promise<Page> =>
    (await world().call('queryOrderPage', input, { token })).body.data;
  const place = async ({ token }: Person): Promise<string> =>
    (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data.id;

  /** Copies an order many times, each a second earlier, some in the same millisecond. */
  async function fill(person: Person, count: number): Promise<void> {
    const { db } = world().services;
    const id = await place(person);
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const start = Date.parse(row.created_at);
    const copies = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `${row.id}-${index}`,
      trade_no: `${row.trade_no}-${index}`,
      waybill_no: `${row.waybill_no}-${index}`,
      created_at: new Date(start - Math.floor(index / 4) * 1000).toISOString(),
    }));
    await db.insertInto('orders').values(copies).execute();
  }

  it('returns all orders once, newest first, while others are placed', async () => {
    const person = await signUp(world());
    await fill(person, 60);
    const before = new Set<string>();
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: Page = await page(person.token, { size: 7, cursor });
      for (const { id } of items) {
        expect(before.has(id), 'shown twice').toBe(false);
        before.add(id);
      }
      expect(items.map(({ createTime }) => createTime)).toEqual(
        items
          .map(({ createTime }) => createTime)
          .sort()
          .reverse(),
      );
      await place(person);
      cursor = nextCursor;
    } while (cursor);
    expect(before.size).toBe(61);
  });

  it('is the same through both calls and has no order of another account', async () => {
    const [person, other] = [await signUp(world()), await signUp(world())];
    await place(person);
    const first = await page(person.token);
    const second = (await world().call('websitePageList', {}, { token: person.token })).body.data;
    expect(second).toEqual(first);
    expect(first.items).toHaveLength(1);
    expect(first.nextCursor).toBeNull();
    expect(await page(other.token)).toEqual({ items: [], nextCursor: null, attention: [] });
  });

  it('filters by the last week, month and three months', async () => {
    const person = await signUp(world());
    const id = await place(person);
    const countsByPeriod = async () => {
      const token = await openPersonSession(world(), person.userId);
      const pages = await Promise.all(
        ['WEEK', 'MONTH', 'QUARTER'].map(async (period) => (await page(token, { period })).items.length),
      );
      return pages.join('');
    };
    let age = 0;
    for (const [days, counts] of [
      [0, '111'],
      [6, '111'],
      [8, '011'],
      [27, '011'],
      [33, '001'],
      [88, '001'],
      [98, '000'],
    ] as const) {
      world().pass((days - age) * DAY_MS);
      age = days;
      expect(await countsByPeriod(), `after ${days} days`).toBe(counts);
    }
    const token = await openPersonSession(world(), person.userId);
    expect((await world().call('getOrder', { id }, { token })).status).toBe(200);
  });

  it('filters by state', async () => {
    const person = await signUp(world());
    const [waitingOrder, cancelledOrder] = [await place(person), await place(person)];
    await world().call('cancelOrder', { id: cancelledOrder }, { token: person.token });
    const ids = async (state: string) => (await page(person.token, { state })).items.map(({ id }) => id);
    expect(await ids('WAITING')).toEqual([waitingOrder]);
    expect(await ids('CANCELLED')).toEqual([cancelledOrder]);
    expect(await ids('SIGNED')).toEqual([]);
  });

  it('rejects foreign cursors', async () => {
    const person = await signUp(world());
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const hostile = [
      '',
      'x',
      '%00',
      encode('2026-01-01T00:00:00.000Z'),
      encode('2026-01-01T00:00:00.000Z a b'),
      encode("2026-01-01T00:00:00.000Z '; drop table orders; --"),
      `${encode('2026-01-01T00:00:00.000Z abc')}=`,
      `${encode('2026-01-01T00:00:00.000Z abc')} `,
      encode(`2026-01-01T00:00:00.000Z ${'a'.repeat(100)}`),
    ];
    for (const cursor of hostile) {
      const { status, body } = await world().call('queryOrderPage', { cursor }, { token: person.token });
      expect({ status, field: body.errors?.[0]?.field }, cursor).toEqual({ status: 422, field: 'cursor' });
    }
  });
});
