import 'server-only';
import { countText } from '../lines';
import { orderState } from '@/lib/orders/order-state';
import { engineOf } from '../../../platform/db/engine';
import { findIntegrityFaults } from '../../../platform/db/integrity';
import type { Database } from '../../../platform/db/open';
import { groupBy } from '../../../platform/group-by';
import { listOrdersToExport } from '../../../parcels/orders/list/order-export-store';
import { historyFault } from '../../../parcels/orders/delivery/history-fault';
import { currentParcels, listParcelsByOrder, type ParcelRow } from '../../../parcels/orders/parcel-store';
import { listMoves, movesOfParcel, type MoveRow, type OrderRow } from '../../../parcels/orders/order-store';
import { EXIT_CODES, type Command } from '../command';

function parcelFaults(parcels: readonly ParcelRow[], moves: readonly MoveRow[]): string[] {
  return parcels.flatMap((parcel) => {
    const parcelStates = movesOfParcel(moves, parcel).map(({ state }) => state);
    const fault = historyFault({ ...parcel, moves: parcelStates });
    return fault === null ? [] : [`the history of ${parcel.waybill_no} ${fault}`];
  });
}

/** Returns the faults of an order whose own columns do not match its parcels. */
function orderFaults({ trade_no, waybill_no, state, pieces }: OrderRow, parcels: readonly ParcelRow[]): string[] {
  const current = currentParcels(parcels);
  const [first] = current;
  if (!first) return [`order ${trade_no} has no parcels`];
  const expectedState = orderState(current.map((parcel) => parcel.state));
  const heldPieces = current.reduce((sum, parcel) => sum + parcel.pieces, 0);
  const faults = {
    [`names the waybill ${waybill_no}, but its first parcel has ${first.waybill_no}`]: first.waybill_no !== waybill_no,
    [`is ${state}, but its parcels make it ${expectedState}`]: expectedState !== state,
    [`has ${pieces} pieces, but its waybills have ${heldPieces}`]: heldPieces !== pieces,
  };
  return Object.keys(faults).flatMap((fault) => (faults[fault] ? [`order ${trade_no} ${fault}`] : []));
}

async function findFaults(db: Database, orders: readonly OrderRow[]): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  const parcels = await listParcelsByOrder(db, ids);
  const moves = groupBy(await listMoves(db, ids), ({ order_id }) => order_id);
  return orders.flatMap((order) => {
    const orderParcels = parcels.get(order.id) ?? [];
    return [...orderFaults(order, orderParcels), ...parcelFaults(orderParcels, moves.get(order.id) ?? [])];
  });
}

export const dbCheck: Command = {
  name: 'db check',
  usage: '',
  summary: "checks the database's pages and keys, and every parcel's history",
  async run({ config, db, out, err }) {
    let faults = 0;
    const printLines = (lines: readonly string[]) => {
      faults += lines.length;
      lines.forEach(err);
    };
    printLines(await findIntegrityFaults(db, engineOf(config.DATABASE_URL)));
    let orders = 0;
    for await (const page of listOrdersToExport(db)) {
      printLines(await findFaults(db, page));
      orders += page.length;
    }
    out(`${countText(orders, 'order')} checked, ${countText(faults, 'fault')}.`);
    return faults > 0 ? EXIT_CODES.failed : EXIT_CODES.ok;
  },
};
