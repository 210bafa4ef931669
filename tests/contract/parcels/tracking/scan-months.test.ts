import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { TrackResponse } from '@/lib/contract/tracking/tracking';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { maintainScanMonths } from '@/lib/server/platform/db/scan-months';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

onEachDatabase('a scan in the month of its order', (world, engine) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  /** Places an order at a given time. */
  async function placedAt(createdAt: string): Promise<string> {
    const order: OrderView = (await world().call('addInternationalOrder', internationalOrder(), { token: ama.token }))
      .body.data;
    const { db } = world().services;
    await db.updateTable('orders').set({ created_at: createdAt }).where('id', '=', order.id).execute();
    return order.waybillNo;
  }
  const take = (waybillNo: string, eventId: string, code: ScanCode, occurredAt: string) =>
    importScanRows(world(), scanRow(waybillNo, code, occurredAt, { event_id: eventId }));
  async function eventsOf(waybillNo: string): Promise<string[]> {
    const { inTransit } = TrackResponse.parse(
      (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data,
    );
    return inTransit[0]!.events.map(({ code }) => code);
  }
  /** Returns the table of each scan of a waybill, by time. SQLite has one table. */
  async function tablesOf(waybillNo: string): Promise<string[]> {
    if (world().engine === 'sqlite') return [];
    const { rows } = await sql<{ name: string }>`
      select tableoid::regclass::text as name from scan_events where waybill_no = ${waybillNo} order by occurred_at`.execute(
      world().services.db,
    );
    return rows.map(({ name }) => name);
  }
  const onPostgres = (...names: string[]) => (world().engine === 'postgres' ? names : []);

  it('is in one partition with its journey, of any length and with any clock', async () => {
    const { now } = world().services;
    const month = now().toISOString().slice(0, 7);
    const waybill = await placedAt(`${month}-01T00:00:00.000Z`);
    await take(waybill, 'a', 'PICKED_UP', '2024-01-01T00:00:00.000Z');
    await take(waybill, 'b', 'ARRIVED_HUB', '2031-01-01T00:00:00.000Z');
    const table = `scan_events_${month.replace('-', '_')}`;
    expect(await tablesOf(waybill)).toEqual(onPostgres(table, table));
    expect(await eventsOf(waybill)).toEqual(['ARRIVED_HUB', 'PICKED_UP', 'ORDER_PLACED']);
  });

  it('is identified by waybill and event id: the same id of another waybill is another scan', async () => {
    const [one, other] = [await placedAt('2026-11-02T00:00:00.000Z'), await placedAt('2026-11-03T00:00:00.000Z')];
    expect(await take(one, 'same', 'PICKED_UP', '2026-11-04T00:00:00.000Z')).toMatchObject({ stored: 1, known: 0 });
    expect(await take(one, 'same', 'ARRIVED_HUB', '2026-11-05T00:00:00.000Z')).toMatchObject({ stored: 0, known: 1 });
    expect(await take(other, 'same', 'PICKED_UP', '2026-11-04T00:00:00.000Z')).toMatchObject({ stored: 1, known: 0 });
    expect(await eventsOf(one)).toEqual(['PICKED_UP', 'ORDER_PLACED']);
    expect(await eventsOf(other)).toEqual(['PICKED_UP', 'ORDER_PLACED']);
  });

  it('is stored and found before its month has a partition, and moves there afterwards', async () => {
    const waybill = await placedAt('2041-05-31T23:59:59.999Z');
    await take(waybill, 'a', 'PICKED_UP', '2041-06-01T08:00:00.000Z');
    expect(await tablesOf(waybill)).toEqual(onPostgres('scan_events_other'));
    expect(await eventsOf(waybill)).toEqual(['PICKED_UP', 'ORDER_PLACED']);
    for (const _ of ['made', 'there already']) await maintainScanMonths(world().services.db, new Date('2041-04-30'));
    expect(await take(waybill, 'a', 'PICKED_UP', '2041-06-01T08:00:00.000Z')).toMatchObject({ stored: 0, known: 1 });
    await take(waybill, 'b', 'ARRIVED_HUB', '2041-06-02T08:00:00.000Z');
    expect(await tablesOf(waybill)).toEqual(onPostgres('scan_events_2041_05', 'scan_events_2041_05'));
    expect(await eventsOf(waybill)).toEqual(['ARRIVED_HUB', 'PICKED_UP', 'ORDER_PLACED']);
  });

  it('is in its own month if its waybill has no order', async () => {
    const waybill = formatWaybill(Buffer.from('elsewher'), 'NG');
    const month = world().services.now().toISOString().slice(0, 7);
    expect(await take(waybill, 'a', 'PICKED_UP', `${month}-02T00:00:00.000Z`)).toMatchObject({ withoutOrder: 1 });
    expect(await tablesOf(waybill)).toEqual(onPostgres(`scan_events_${month.replace('-', '_')}`));
  });

  // SQLite has no partitions.
  it.skipIf(engine === 'sqlite')('gets a partition from the sweep, once, however many processes sweep', async () => {
    const waybill = await placedAt('2051-03-01T00:00:00.000Z');
    const sweep = () => sweepExpired({ db: world().services.db, now: () => new Date('2051-01-01') });
    await Promise.all([sweep(), sweep(), sweep()]);
    await take(waybill, 'a', 'PICKED_UP', '2051-03-01T08:00:00.000Z');
    expect(await tablesOf(waybill)).toEqual(['scan_events_2051_03']);
  });
});
