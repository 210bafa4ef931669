import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { deleteSettledParcels } from '@/lib/server/parcels/collections/closing-store';
import { lockLedgers } from '@/lib/server/parcels/collections/ledger-store';
import { deliverySteps } from '../../support/steps/collection-steps';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';
import { ghs } from '../../../fixtures/amounts';

onEachDatabase('cash on delivery as money (§9)', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const [parcel] = internationalOrder().parcels;

  /** Places an order whose parcels collect these amounts in cedi pesewas. */
  async function placeOrder(...amounts: (number | null)[]): Promise<OrderView> {
    const parcels = amounts.map((minor) => ({ ...parcel, cashOnDelivery: minor === null ? null : ghs(minor) }));
    const { status, body } = await world().call(
      'addInternationalOrder',
      { ...internationalOrder(), parcels },
      { token: ama.token },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  const { onTheWay, delivery, ago, entriesOf, openOf } = deliverySteps(world);

  describe('a delivery scan', () => {
    it('collects the ordered amount without the fee', async () => {
      const { waybillNo } = await placeOrder(50_000);
      await importScanRows(world(), ...onTheWay(waybillNo));
      expect(await entriesOf(waybillNo)).toEqual([]);
      const scan = delivery(waybillNo, 3);
      await importScanRows(world(), scan);
      await importScanRows(world(), scan);
      expect(await entriesOf(waybillNo)).toEqual(['collected cash>seller 50000']);
      expect(await openOf(waybillNo)).toBe(50_000);
    });

    it('collects the amount that it reports, and charges the fee for the difference', async () => {
      const order = await placeOrder(50_000, 20_000);
      const [more, less] = order.waybills.map(({ waybillNo }) => waybillNo) as [string, string];
      await importScanRows(
        world(),
        ...onTheWay(more),
        ...onTheWay(less),
        delivery(more, 3, 100_000),
        delivery(less, 3, 15_000),
      );
      const [, fee] = await entriesOf(more);
      expect(fee).toMatch(/^fee seller>fees \d+$/);
      const charged = Number(fee!.split(' ').at(-1));
      // 3 % of 500 GHS, in minor units. The price is rounded to the fen.
      expect(Math.abs(charged - 1500)).toBeLessThanOrEqual(2);
      expect(await openOf(more)).toBe(100_000 - charged);
      expect((await entriesOf(less))[0]).toBe('collected cash>seller 15000');
    });

    it('returns the fee of the price if it collects nothing', async () => {
      const { waybillNo } = await placeOrder(50_000);
      await importScanRows(world(), ...onTheWay(waybillNo), delivery(waybillNo, 3, 0));
      const entries = await entriesOf(waybillNo);
      expect(entries).toEqual([expect.stringMatching(/^fee fees>seller \d+$/)]);
      expect(await openOf(waybillNo)).toBe(Number(entries[0]!.split(' ').at(-1)));
    });

    it('leaves no trace without money', async () => {
      const { waybillNo } = await placeOrder(null);
      await importScanRows(world(), ...onTheWay(waybillNo), delivery(waybillNo, 3));
      expect(await openOf(waybillNo)).toBeNull();
    });

    it('collects nothing from a parcel that is not delivered', async () => {
      const { waybillNo } = await placeOrder(50_000);
      await importScanRows(world(), scanRow(waybillNo, 'PICKED_UP', ago(50)), scanRow(waybillNo, 'LOST', ago(40)));
      await importScanRows(world(), delivery(waybillNo, 3));
      expect(await entriesOf(waybillNo)).toEqual([]);
    });

    it.each([
      ['the ordered amount', 50_000, undefined, 50_000],
      ['its own amount, if none was ordered', null, 20_000, 20_000],
    ])('collects %s that an early scan reported, when the scans before it arrive', async (_, ordered, given, sum) => {
      const { waybillNo } = await placeOrder(ordered);
      const [first, ...others] = onTheWay(waybillNo);
      await importScanRows(world(), first!);
      await importScanRows(world(), delivery(waybillNo, 3, given));
      expect(await entriesOf(waybillNo)).toEqual([]);
      await importScanRows(world(), ...others);
      expect((await entriesOf(waybillNo))[0]).toBe(`collected cash>seller ${sum}`);
    });

    it('makes counter entries if corrected, also if scans arrive out of order', async () => {
      const { waybillNo } = await placeOrder(50_000);
      await importScanRows(world(), ...onTheWay(waybillNo), delivery(waybillNo, 3));
      const [late, later] = [delivery(waybillNo, 2, 30_000), delivery(waybillNo, 1, 0)];
      await importScanRows(world(), later);
      const [collection, correction, fee, ...others] = await entriesOf(waybillNo);
      expect({ collection, correction, others }).toEqual({
        collection: 'collected cash>seller 50000',
        correction: 'correction seller>cash 50000',
        others: [],
      });
      // The price contained a fee of 3 % for money that nobody paid.
      expect(fee).toMatch(/^fee fees>seller \d+$/);
      const returned = Number(fee!.split(' ').at(-1));
      expect(Math.abs(returned - 1500)).toBeLessThanOrEqual(2);
      expect(await openOf(waybillNo)).toBe(returned);
      await importScanRows(world(), late);
      expect(await entriesOf(waybillNo)).toHaveLength(3);
    });
  });

  it('has correct sums for every parcel and ledger after simultaneous imports', async () => {
    const order = await placeOrder(10_000, 20_000, 30_000);
    const waybills = order.waybills.map(({ waybillNo }) => waybillNo);
    await importScanRows(world(), ...waybills.flatMap(onTheWay));
    await Promise.all(
      waybills.flatMap((waybillNo) => [
        importScanRows(world(), delivery(waybillNo, 3)),
        importScanRows(world(), delivery(waybillNo, 2, 25_000)),
      ]),
    );
    const { db } = world().services;
    const rows = await db.selectFrom('ledger_entries').selectAll().orderBy('ledger_id').orderBy('position').execute();
    const sums = new Map<string, number>();
    for (const { waybill_no, from_account, to_account, minor } of rows) {
      const effect = (to_account === 'seller' ? minor : 0) - (from_account === 'seller' ? minor : 0);
      sums.set(waybill_no, (sums.get(waybill_no) ?? 0) + effect);
    }
    const parcels = await db.selectFrom('collected_parcels').select(['waybill_no', 'open_minor']).execute();
    expect(new Map(parcels.map((row) => [row.waybill_no, row.open_minor]))).toEqual(sums);
    const positions = rows.map(({ ledger_id, position }) => `${ledger_id} ${position}`);
    expect(new Set(positions).size).toBe(rows.length);
    for (const waybillNo of waybills) expect(await entriesOf(waybillNo)).toContain('collected cash>seller 25000');
  });

  it('is deleted without losing a correction made at the same time', async () => {
    const { db } = world().services;
    const waybillNo = (await placeOrder(50_000)).waybillNo;
    await importScanRows(world(), ...onTheWay(waybillNo), delivery(waybillNo, 30));
    const settlement = { open_minor: 0, collected_on: '2001-01-01' };
    await db.updateTable('collected_parcels').set(settlement).where('waybill_no', '=', waybillNo).execute();
    let markFound = () => {};
    const rowFound = new Promise<void>((resolve) => {
      markFound = resolve;
    });
    const { ledger_id: id } = await db
      .selectFrom('collected_parcels')
      .select('ledger_id')
      .where('waybill_no', '=', waybillNo)
      .executeTakeFirstOrThrow();
    const correcting = db.transaction().execute(async (trx) => {
      await lockLedgers(trx, [id]);
      markFound();
      await setTimeout(300);
      await trx.updateTable('collected_parcels').set({ open_minor: 1 }).where('waybill_no', '=', waybillNo).execute();
    });
    await rowFound;
    await Promise.all([correcting, db.transaction().execute((trx) => deleteSettledParcels(trx, '2002-01-01'))]);
    expect(await openOf(waybillNo)).toBe(1);
  });
});
