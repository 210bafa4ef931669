import { findUser } from '@/lib/server/accounts/users/user-store';
import { exportPayouts } from '@/lib/server/parcels/collections/export-payouts';
import { setPayee } from '@/lib/server/parcels/collections/payee-store';
import { proposePayouts } from '@/lib/server/parcels/collections/propose-payouts';
import { settlePayouts } from '@/lib/server/parcels/collections/settle-payouts';
import type { RequestOf } from '@/lib/contract/registry';
import { internationalOrder } from '../order-samples';
import { scanRow, importScanRows } from '../scan-rows';
import { COLLECTED_COLUMN } from '@/lib/server/platform/db/tables/collection-tables';
import { HOUR_MS } from '@/lib/time/durations';
import type { World } from '../world';
import { ghs } from '../../../fixtures/amounts';

/** Terms under which every amount is due at once. */
const TERMS_DUE_AT_ONCE = [
  { countryCode: 'GH' as const, validFrom: '2020-01-01', weekdays: [1, 2, 3, 4, 5, 6, 7], holdingDays: 0 },
];

/** Returns an order to Ghana that collects this amount, in pesewas. */
export function orderWithCollection(minor: number): RequestOf<'addInternationalOrder'> {
  const order = internationalOrder();
  const parcels = order.parcels.map((parcel) => ({ ...parcel, cashOnDelivery: ghs(minor) }));
  return { ...order, parcels };
}

/** Imports the scans of a parcel with cash on delivery that was delivered an hour ago. */
export async function deliverParcel(world: World, waybillNo: string): Promise<void> {
  const at = (hours: number) => world.services.now().getTime() - hours * HOUR_MS;
  await importScanRows(
    world,
    scanRow(waybillNo, 'PICKED_UP', at(5)),
    scanRow(waybillNo, 'OUT_FOR_DELIVERY', at(3)),
    scanRow(waybillNo, 'SIGNED', at(1)),
  );
}

/** Pays out everything that Ghana's couriers collected for an account. Returns the number of the payout. */
export async function payOut(world: World, userId: string): Promise<string> {
  const { db, now } = world.services;
  const payee = { holder: 'Ama Boateng', bank: 'Ghana Bank', account: '0012345678' };
  await setPayee(db, { userId, country: 'GH' }, payee, now());
  const day = now().toISOString().slice(0, 10);
  const proposals = await proposePayouts(db, { country: 'GH', day, terms: TERMS_DUE_AT_ONCE }, now());
  const user = await findUser(db, userId);
  const own = Array.isArray(proposals) ? proposals.find(({ account }) => account === user?.email) : undefined;
  if (!own?.payout) throw new Error('nothing is due');
  const { payout, amount } = own;
  await exportPayouts(db, now());
  const line = { payout, amount, state: 'PAID' as const, on: day, reference: `BANK-${payout}`, reason: null };
  const { problems } = await settlePayouts(world.services, [line]);
  if (problems[0]) throw new Error(problems[0].message);
  return payout;
}

/** Steps that scan a parcel with cash on delivery and read its entries in the ledger. */
export function deliverySteps(world: () => World) {
  const ago = (hours: number) => world().services.now().getTime() - hours * HOUR_MS;
  const onTheWay = (waybillNo: string) => [
    scanRow(waybillNo, 'PICKED_UP', ago(50)),
    scanRow(waybillNo, 'OUT_FOR_DELIVERY', ago(40)),
  ];
  /** Returns the scan of a delivery some hours ago. `minor`: the amount that the courier was given, if it is known. */
  const delivery = (waybillNo: string, hours: number, minor?: number) =>
    scanRow(
      waybillNo,
      'SIGNED',
      ago(hours),
      minor === undefined ? {} : { collected: COLLECTED_COLUMN.write(ghs(minor)) },
    );

  async function entriesOf(waybillNo: string) {
    const rows = await world()
      .services.db.selectFrom('ledger_entries')
      .selectAll()
      .where('waybill_no', '=', waybillNo)
      .orderBy('position')
      .execute();
    return rows.map(({ kind, from_account, to_account, minor }) => `${kind} ${from_account}>${to_account} ${minor}`);
  }
  const openOf = async (waybillNo: string) =>
    (
      await world()
        .services.db.selectFrom('collected_parcels')
        .select('open_minor')
        .where('waybill_no', '=', waybillNo)
        .executeTakeFirst()
    )?.open_minor ?? null;

  return { ago, onTheWay, delivery, entriesOf, openOf };
}
