import { beforeAll, expect, it } from 'vitest';
import { encodeExportPlace } from '@/lib/server/trust/personal-data/export/cursor';
import errors from '@/messages/en/errors.json';
import { login, OTHER_PASSWORD, onlyError, registerVisitor } from '../support/steps/account-steps';
import { addPasskey } from '../support/services/authenticator';
import { internationalOrder, insertPlaces, phoneOf, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase, type World } from '../support/world';

const ADDRESS = { name: 'Efua Sutherland', phone: phoneOf('GH'), ...placesOf('GH'), street: '3 Harmattan Lane' };
const MESSAGE = 'Do you carry drums?';

async function place({ call }: World, { token }: Pick<Person, 'token'>) {
  return (await call('addInternationalOrder', internationalOrder(), { token })).body.data;
}

onEachDatabase('the data export of an account', (world) => {
  beforeAll(() => insertPlaces(world()));
  const page = (token: string, cursor: string | null = null) =>
    world().call('exportAccountData', { cursor }, { token });

  it('includes everything about the person and no secret', async () => {
    const { account, userId, token } = await registerVisitor(world());
    const deviceKey = 'a1'.repeat(16);
    await login(world(), account, undefined, { deviceKey });
    await addPasskey(world(), { token });
    await world().call('addAddress', ADDRESS, { token });
    const order = await place(world(), { token });
    await world().call('cancelOrder', { id: order.id }, { token });
    await world().call('deleteOrder', { id: order.id }, { token });
    const feedback = { name: 'Ama', email: account, countryCode: 'GH', message: MESSAGE };
    const { reference } = (await world().call('saveCustomerFeedback', feedback, { token })).body.data;

    const first = (await page(token)).body.data;
    expect(first.account.profile).toMatchObject({ userId, userName: account, firstName: 'Ama', familyName: 'Boateng' });
    expect(first.account.addresses).toMatchObject([{ name: ADDRESS.name, street: ADDRESS.street }]);
    expect(first.account.sessions).toMatchObject([{ browser: 'other', endedBy: null }, { endedBy: null }]);
    expect(first.account.knownDevices).toMatchObject([{ browser: 'other', system: 'other' }]);
    expect(first.account.passkeys).toMatchObject([{ name: '', site: 'localhost', lastUsedAt: null }]);
    expect(first.account.enquiries).toMatchObject([{ reference, kind: 'feedback', content: { message: MESSAGE } }]);
    expect(first.orders).toEqual([]);

    // An order hidden from the list is still stored.
    const second = (await page(token, first.nextCursor)).body.data;
    expect(second).toMatchObject({ account: null, nextCursor: null });
    expect(second.orders).toMatchObject([
      { waybillNo: order.waybillNo, state: 'CANCELLED', hidden: true, order: { kind: 'international' } },
    ]);
    expect(second.orders[0].history.map(({ state }: { state: string }) => state)).toEqual(['CANCELLED']);

    const { password_hash } = await world()
      .services.db.selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const output = JSON.stringify([first, second]);
    for (const secret of [password_hash!, token, 'argon2', 'token_hash', 'device_hash', deviceKey, OTHER_PASSWORD])
      expect(output).not.toContain(secret);
  });

  it('is paged, with each order once and the scans of its parcel', async () => {
    const person = await signUp(world());
    const { db } = world().services;
    const sample = await place(world(), person);
    const row = await db.selectFrom('orders').selectAll().where('id', '=', sample.id).executeTakeFirstOrThrow();
    // Some in the same millisecond.
    const more = Array.from({ length: 240 }, (_, index) => ({
      ...row,
      id: `${row.id}-${index}`,
      trade_no: `T${row.id}${index}`,
      waybill_no: `W${row.id}${index}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7)).toISOString(),
      hidden: index % 3 === 0 ? 1 : 0,
      idempotency_key: null,
    }));
    await db.insertInto('orders').values(more).execute();
    const parcel = { number: 1, pieces: 1, state: row.state, attempts: 0, updated_at: row.updated_at };
    const parcels = more.map(({ id, waybill_no }) => ({ ...parcel, waybill_no, order_id: id }));
    await db.insertInto('parcels').values(parcels).execute();
    const scan = {
      waybill_no: row.waybill_no,
      time_zone: '+08:00',
      place: 'Guangzhou',
      country_code: 'CN',
      placed_month: row.created_at.slice(0, 7),
    } as const;
    const events = ['2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z'].map((occurred_at, index) => ({
      ...scan,
      event_id: `${row.id}-${index}`,
      code: 'ARRIVED_HUB' as const,
      occurred_at,
    }));
    await db.insertInto('scan_events').values(events).execute();

    const orders: { waybillNo: string; parcels: { events: { occurredAt: string; place: string }[] }[] }[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const data: { orders: typeof orders; nextCursor: string | null } = (await page(person.token, cursor)).body.data;
      expect(data.orders.length).toBeLessThanOrEqual(100);
      orders.push(...data.orders);
      cursor = data.nextCursor;
      pages += 1;
    } while (cursor !== null);
    expect(pages).toBe(3);
    expect(orders).toHaveLength(241);
    expect(new Set(orders.map(({ waybillNo }) => waybillNo)).size).toBe(241);
    const scannedOrder = orders.find(({ waybillNo }) => waybillNo === row.waybill_no)!;
    expect(scannedOrder.parcels[0]!.events.map(({ occurredAt }) => occurredAt)).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ]);
  });

  it("contains one person's data only, even with a cursor from another person's list", async () => {
    const [owner, stranger] = [await signUp(world()), await signUp(world())];
    const order = await place(world(), owner);
    const cursor = encodeExportPlace({ hidden: 0, after: { createdAt: '2999-01-01T00:00:00.000Z', id: order.id } });
    expect((await page(owner.token, cursor)).body.data.orders).toHaveLength(1);
    expect((await page(stranger.token, cursor)).body.data).toMatchObject({ orders: [] });
  });

  it.each(['', 'x', '2.', '0.x', '0.MjAyNi0wMS0wMQ', 'a'.repeat(300)])('rejects the cursor %j', async (cursor) => {
    const { token } = await signUp(world());
    const reply = await page(token, cursor);
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field: 'cursor', message: errors.invalid });
  });
});
