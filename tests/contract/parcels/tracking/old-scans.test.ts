import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { removeOldScans } from '@/lib/server/platform/db/old-scans';
import { addScanMonths, monthsUntil } from '@/lib/server/platform/db/scan-months';
import { sweepIfDue, sweepScans } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS } from '@/lib/time/durations';
import { expectSoundDatabase } from '../../support/ops';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

/** At this time, with 24 months stored, October 2024 is expired and November 2024 is not. */
const NOW = new Date('2026-11-24T12:00:00Z');
/** The sweep waits a second for the table; the rest is room for a busy machine. Without a limit it would never end. */
const MAX_SWEEP_MS = 10_000;

onEachDatabase('a scan that is too old', (world, engine) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    if (world().engine === 'postgres')
      await world()
        .services.db.transaction()
        .execute((trx) => addScanMonths(trx, ['2024-09', '2024-10', '2024-11', ...monthsUntil(null, NOW)]));
  });

  const sweep = (now = NOW) => sweepScans({ ...world().services, now: () => now });
  const codesOf = (events: { code: string }[]) => events.map(({ code }) => code);

  /** Places an order at a given time, with these scans a day apart. */
  async function placeScanned(createdAt: string, ...codes: ScanCode[]): Promise<OrderView> {
    const { db } = world().services;
    const { body } = await world().call('addInternationalOrder', internationalOrder(), { token: ama.token });
    const order: OrderView = body.data;
    await db.updateTable('orders').set({ created_at: createdAt }).where('id', '=', order.id).execute();
    const day = (index: number) => new Date(Date.parse(createdAt) + (index + 1) * DAY_MS);
    await importScanRows(world(), ...codes.map((code, index) => scanRow(order.waybillNo, code, day(index))));
    return order;
  }
  async function countScans(waybillNo: string): Promise<number> {
    const { db } = world().services;
    return (await db.selectFrom('scan_events').select('code').where('waybill_no', '=', waybillNo).execute()).length;
  }
  async function partitions(): Promise<string[]> {
    if (world().engine === 'sqlite') return [];
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relname like 'scan_events_2024%' order by 1`.execute(
      world().services.db,
    );
    return rows.map(({ name }) => name);
  }

  it('is deleted with its month on PostgreSQL, and the first retained month stays', async () => {
    const oldOrder = await placeScanned('2024-10-31T23:59:59.999Z', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    const recentOrder = await placeScanned('2024-11-01T00:00:00.000Z', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    const other = formatWaybill(Buffer.from('elsewher'), 'NG');
    await importScanRows(world(), scanRow(other, 'PICKED_UP', '2019-02-03T04:05:06Z'));
    await Promise.all([sweep(), sweep(), sweep()]);
    expect({
      old: await countScans(oldOrder.waybillNo),
      other: await countScans(other),
      recent: await countScans(recentOrder.waybillNo),
    }).toEqual({ old: 0, other: 0, recent: 3 });
    expect(await partitions()).toEqual(world().engine === 'postgres' ? ['scan_events_2024_11'] : []);
    await sweep(new Date('2026-12-01T00:00:00Z'));
    expect(await countScans(recentOrder.waybillNo)).toBe(0);
  });

  it('leaves the end of the journey visible to the public, the sender and the receiver', async () => {
    const { waybillNo, id } = await placeScanned('2024-09-15T10:00:00.000Z', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    const before = (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data.signed[0];
    await sweep();
    const { signed } = (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data;
    expect(codesOf(signed[0].events)).toEqual(['SIGNED', 'ORDER_PLACED']);
    expect(signed[0]).toMatchObject({ state: 'SIGNED', delivery: before.delivery });
    expect(signed[0].events[0]).toMatchObject({ time: before.events[0].time, timeZone: 'Africa/Accra' });
    const phoneTail = internationalOrder().receiver.phone.replaceAll(' ', '').slice(-4);
    const details = await world().call('getExpressTrackDetails', { waybillNo, phoneTail });
    expect(codesOf(details.body.data.events)).toEqual(['SIGNED', 'ORDER_PLACED']);
    const order = await world().call('getOrder', { id }, { token: ama.token });
    expect(order.body.data).toMatchObject({ state: 'SIGNED' });
    await expectSoundDatabase(world());
  });

  it('is imported again without moving a parcel, and deleted again', async () => {
    const { waybillNo } = await placeScanned('2024-10-02T10:00:00.000Z', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED');
    await sweep();
    await importScanRows(world(), scanRow(waybillNo, 'OUT_FOR_DELIVERY', '2024-10-04T10:00:00Z'));
    const { signed } = (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data;
    expect(signed[0].state).toBe('SIGNED');
    await sweep();
    expect(await countScans(waybillNo)).toBe(0);
    await expectSoundDatabase(world());
  });

  it.skipIf(engine === 'sqlite')(
    'is deleted later if a reader holds the table, and the sweep logs a warning',
    async () => {
      const { db } = world().services;
      await db.transaction().execute((trx) => addScanMonths(trx, ['2024-09']));
      const warned: unknown[] = [];
      const log = { ...world().services.log, warn: (...line: unknown[]) => void warned.push(line) };
      await db.transaction().execute(async (trx) => {
        await sql`select 1 from scan_events limit 1`.execute(trx);
        const began = performance.now();
        await sweepIfDue({ ...world().services, log: log as never, now: () => NOW });
        expect(performance.now() - began).toBeLessThan(MAX_SWEEP_MS);
      });
      expect(warned).toHaveLength(1);
      await sweep();
      expect(await partitions()).not.toContain('scan_events_2024_09');
    },
  );

  it.skipIf(engine === 'postgres')(
    'is deleted in small steps on the embedded database, wherever a process begins',
    async () => {
      const { db } = world().services;
      await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 45000)
      insert into scan_events (event_id, waybill_no, code, occurred_at, time_zone, place, placed_month)
      select 'e' || i, printf('DX%011dGH', i * 2222222), 'PICKED_UP', '2024-01-01', 'UTC', 'Accra', case when i % 3 then '2024-01' else '2026-01' end from n`.execute(
        db,
      );
      const countLeft = async () =>
        Number(
          (await sql<{ n: number }>`select count(*) as n from scan_events where placed_month = '2024-01'`.execute(db))
            .rows[0]!.n,
        );
      const before = await countLeft();
      await removeOldScans(db, '2024-11');
      expect(before - (await countLeft())).toBeGreaterThan(10_000);
      expect(await countLeft()).toBeGreaterThan(5000);
      for (let sweeps = 0; sweeps < 3; sweeps += 1) await removeOldScans(db, '2024-11');
      expect(await countLeft()).toBe(0);
    },
  );
});
