import { readFileSync } from 'node:fs';
import { sql, type Insertable } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { PARCEL_STATES, trackingGroup, type ParcelState } from '@/lib/parcel/states';
import { migrate } from '@/lib/server/platform/db/migrate';
import type { Tables } from '@/lib/server/platform/db/tables/tables';
import { rasterizePdf } from '../../../fixtures/read-pdf';
import { readCode128 } from '../../../fixtures/read-code128';
import { expectSoundDatabase } from '../../support/ops';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { openPersonSession } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, type World } from '../../support/world';

type OrderBefore = Omit<Insertable<Tables['orders']>, 'input' | 'quote' | 'tariff' | 'billed' | 'waybills'> & {
  id: string;
  state: ParcelState;
  pieces: number;
  waybill_no: string;
  trade_no: string;
};

/** Data of the release that stored one waybill for each order: orders of one and of five pieces in every state. */
const BEFORE = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../fixtures/orders-of-one-waybill.json`, 'utf8'),
) as {
  users: Insertable<Tables['users']>[];
  orders: OrderBefore[];
  order_history: { order_id: string; state: ParcelState; at: string; cause: string }[];
  scan_events: Omit<
    Insertable<Tables['scan_events']>,
    'measured' | 'placed_month' | 'reason' | 'received_code' | 'received_reason'
  >[];
  inputs: Record<string, unknown>;
  quotes: Record<string, unknown>;
};

const OWNER = BEFORE.users[0]!.id;

const withTexts = (order: OrderBefore) => ({
  ...order,
  input: JSON.stringify(BEFORE.inputs[order.pieces]),
  quote: JSON.stringify(BEFORE.quotes[order.pieces]),
});

const SCAN_IDS = {
  sqlite: 'integer primary key autoincrement',
  postgres: 'bigint generated always as identity primary key',
};

/** Restores the schema and the rows of that release. */
async function takeBack({ services: { db }, engine }: World): Promise<void> {
  for (const statement of [
    'drop table feedback_cases',
    'drop table claim_photos',
    'drop table attempt_evidence',
    'drop table cases',
    'drop table payout_parcels',
    'drop table payout_terms',
    'drop table collected_parcels',
    'drop table ledger_entries',
    'drop table payouts',
    'drop table collection_ledgers',
    'drop table form_drafts',
    'drop table returns',
    'drop table claims',
    'drop table proofs',
    'drop table instructions',
    'drop table parcel_links',
    'drop table parcels',
    'drop index orders_of_attention',
    'drop index open_orders_of_several',
    'alter table orders drop column waybills',
    'alter table order_history drop column waybill_no',
    'alter table orders drop column tariff',
    'alter table orders drop column billed',
    'alter table orders drop column search',
    'alter table sites drop column payments',
    'drop table scan_events',
    `create table scan_events (id ${SCAN_IDS[engine]}, event_id text not null unique, waybill_no text not null, code text not null, occurred_at text not null, time_zone text not null, place text not null, country_code text)`,
    'create index scan_events_by_waybill on scan_events (waybill_no, occurred_at, id)',
    "delete from kysely_migration where name in ('0011-parcels', '0013-parcels-alone', '0014-measured-parcels', '0015-scans-by-waybill', '0016-scans-without-ids', '0020-scan-reasons', '0021-expected-days', '0023-parcel-links', '0024-instructions', '0026-returns', '0027-proofs', '0028-claims', '0029-replayed-scans', '0032-order-search', '0033-form-drafts', '0053-collections', '0055-payout-exports', '0056-cases', '0057-attempt-evidence', '0058-claim-photos', '0063-feedback-cases', '0059-attention', '0066-sent-on')",
  ]) {
    await sql.raw(statement).execute(db);
  }
  await db.insertInto('users').values(BEFORE.users).execute();
  for (const order of BEFORE.orders) await insertAsBefore(db, 'orders', withTexts(order));
  for (const move of BEFORE.order_history) await insertAsBefore(db, 'order_history', move);
  for (const scan of BEFORE.scan_events) await insertAsBefore(db, 'scan_events', scan);
}

/** Inserts a row with only the columns that the previous release knew. */
async function insertAsBefore(db: World['services']['db'], table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
}

onEachDatabase('a database with one waybill for each order', (world) => {
  let token: string;
  beforeAll(async () => {
    await insertPlaces(world());
    await takeBack(world());
    expect(await migrate(world().services.db, world().engine, { runsContractSteps: false })).toEqual([
      '0011-parcels',
      '0014-measured-parcels',
      '0015-scans-by-waybill',
      '0020-scan-reasons',
      '0021-expected-days',
      '0023-parcel-links',
      '0024-instructions',
      '0026-returns',
      '0027-proofs',
      '0028-claims',
      '0029-replayed-scans',
      '0032-order-search',
      '0033-form-drafts',
      '0053-collections',
      '0055-payout-exports',
      '0056-cases',
      '0057-attempt-evidence',
      '0058-claim-photos',
      '0059-attention',
      '0063-feedback-cases',
      '0066-sent-on',
    ]);
    token = await openPersonSession(world(), OWNER);
  });

  const call = (...[name, input]: Parameters<World['call']>) => world().call(name, input, { token });
  const readOrder = async (id: string): Promise<OrderView> => (await call('getOrder', { id })).body.data;
  const orderOf = (state: ParcelState, pieces: number) =>
    BEFORE.orders.find((order) => order.state === state && order.pieces === pieces)!;
  const scan = (waybill_no: string, code: 'PICKED_UP' | 'OUT_FOR_DELIVERY') =>
    importScanRows(
      world(),
      scanRow(waybill_no, code, '2026-11-24T08:00:00Z', { event_id: `after ${waybill_no} ${code}` }),
    );
  const checkDatabase = () => expectSoundDatabase(world());

  const states = PARCEL_STATES.filter((state) => BEFORE.orders.some((order) => order.state === state));
  const cases = states.flatMap((state) => [1, 5].map((pieces) => ({ state, pieces })));
  it.each(cases)('leaves an order of $pieces in $state unchanged, on its one waybill', async ({ state, pieces }) => {
    const before = orderOf(state, pieces);
    const order = await readOrder(before.id);
    expect(order).toMatchObject({ state, pieces, waybillNo: before.waybill_no, version: before.version });
    expect(order.waybills).toEqual([{ waybillNo: before.waybill_no, state }]);
    expect(order.parcels.map(({ waybillNo }) => waybillNo)).toEqual(Array(pieces).fill(before.waybill_no));
    const moves = BEFORE.order_history.filter(({ order_id }) => order_id === before.id);
    expect(order.history.slice(1)).toEqual(moves.map((move) => ({ state: move.state, at: move.at })));
    for (const number of [before.waybill_no, before.trade_no]) {
      const { inTransit, signed, ended } = (await call('queryTrack', { waybillNos: [number] })).body.data;
      const group = { 'in-transit': inTransit, signed, ended }[trackingGroup(state)];
      expect(group.map(({ waybillNo }: { waybillNo: string }) => waybillNo)).toEqual([before.waybill_no]);
    }
  });

  it('has no faults', checkDatabase);

  it('moves all pieces together, and shows their one waybill on every label', async () => {
    const { id, waybill_no } = orderOf('WAITING', 5);
    const { url } = (await call('getPdfFileUrl', { id, kind: 'label' })).body.data;
    const label = await rasterizePdf(new Uint8Array(await (await fetch(`${world().origin}${url}`)).arrayBuffer()));
    expect(label.pages.map(({ pixels }) => readCode128(pixels))).toEqual(Array(5).fill(waybill_no));
    expect(label.pages[4]!.text).toContain('for all 5 pieces together');
    const { version } = await readOrder(id);
    const sample = internationalOrder();
    const parcels = [sample.parcels[0]!, sample.parcels[0]!, sample.parcels[0]!];
    const editReply = await call('editWebsiteOrder', {
      id,
      version,
      order: { kind: 'international', ...sample, parcels },
    });
    expect(editReply.body.data).toMatchObject({ pieces: 3, waybills: [{ waybillNo: waybill_no }] });
    await scan(waybill_no, 'PICKED_UP');
    expect(await readOrder(id)).toMatchObject({ state: 'IN_TRANSIT', waybills: [{ state: 'IN_TRANSIT' }] });
    expect((await call('cancelOrder', { id: orderOf('WAITING', 1).id })).status).toBe(200);
    await scan(orderOf('DELIVERY_FAILED', 5).waybill_no, 'OUT_FOR_DELIVERY');
    await checkDatabase();
  });

  describe('while the previous release also runs on it', () => {
    const db = () => world().services.db;
    const sample = withTexts(orderOf('WAITING', 5));
    let counter = 0;
    /** Places an order as that release does. */
    const placedBefore = async (): Promise<{ id: string; waybill_no: string }> => {
      counter += 1;
      const numbers = { id: `before-${counter}`, trade_no: `TN-before-${counter}`, waybill_no: `DX-before-${counter}` };
      await insertAsBefore(db(), 'orders', { ...sample, ...numbers, user_id: OWNER });
      return numbers;
    };
    /** Moves an order as that release does. */
    const movedBefore = async (id: string, state: ParcelState) => {
      await sql`update orders set state = ${state}, version = version + 1, attempts = attempts + 0, updated_at = '2026-11-25T00:00:00.000Z' where id = ${id}`.execute(
        db(),
      );
      await insertAsBefore(db(), 'order_history', {
        order_id: id,
        state,
        at: '2026-11-25T00:00:00.000Z',
        cause: 'test',
      });
    };
    const place = async (count: number): Promise<OrderView> => {
      const order = internationalOrder();
      const parcels = Array.from({ length: count }, () => order.parcels[0]!);
      return (await call('addInternationalOrder', { ...order, parcels })).body.data;
    };

    it('gives new orders their parcel at once, and both releases move them', async () => {
      const { id, waybill_no } = await placedBefore();
      expect((await readOrder(id)).waybills).toEqual([{ waybillNo: waybill_no, state: 'WAITING' }]);
      await movedBefore(id, 'IN_TRANSIT');
      expect((await readOrder(id)).waybills).toEqual([{ waybillNo: waybill_no, state: 'IN_TRANSIT' }]);
      await scan(waybill_no, 'OUT_FOR_DELIVERY');
      const after = await readOrder(id);
      expect(after).toMatchObject({ state: 'OUT_FOR_DELIVERY', waybills: [{ state: 'OUT_FOR_DELIVERY' }] });
      await checkDatabase();
    });

    it('lets the previous release cancel all parcels of an order and edit none', async () => {
      const order = await place(3);
      const edit = sql`update orders set pieces = 2, version = version + 1 where id = ${order.id}`.execute(db());
      await expect(edit).rejects.toThrow(/several waybills/);
      await movedBefore(order.id, 'CANCELLED');
      expect((await readOrder(order.id)).waybills.map(({ state }) => state)).toEqual(Array(3).fill('CANCELLED'));
      await checkDatabase();
    });

    it('lets only this release write parcels once the previous one is off', async () => {
      expect(await migrate(db(), world().engine, { runsContractSteps: true })).toEqual([
        '0013-parcels-alone',
        '0016-scans-without-ids',
      ]);
      const order = await place(2);
      await scan(order.waybills[1]!.waybillNo, 'PICKED_UP');
      expect((await readOrder(order.id)).waybills.map(({ state }) => state)).toEqual(['WAITING', 'IN_TRANSIT']);
      await checkDatabase();
    });
  });
});
