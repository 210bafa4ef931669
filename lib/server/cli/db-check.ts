import 'server-only';
import { engineOf } from '../db/engine';
import { integrityFaults } from '../db/integrity';
import type { Database } from '../db/open';
import { allOrders } from '../orders/export-store';
import { historyFault } from '../orders/history-fault';
import { movesOf, type OrderRow } from '../orders/store';
import { EXIT, type Command } from './command';

async function faultsOf(db: Database, orders: readonly OrderRow[]): Promise<string[]> {
  const histories = new Map<string, string[]>(orders.map(({ id }) => [id, []]));
  const ids = orders.map(({ id }) => id);
  for (const { order_id, state } of await movesOf(db, ids)) histories.get(order_id)?.push(state);
  return orders.flatMap(({ id, waybill_no, state, attempts }) => {
    const fault = historyFault({ state, attempts, moves: histories.get(id) ?? [] });
    return fault === null ? [] : [`the history of ${waybill_no} ${fault}`];
  });
}

export const dbCheck: Command = {
  name: 'db check',
  usage: '',
  summary: "checks the database's pages and keys, and every order's history",
  async run({ config, db, out, err }) {
    let faults = 0;
    const tell = (lines: readonly string[]) => {
      faults += lines.length;
      lines.forEach(err);
    };
    tell(await integrityFaults(db, engineOf(config.DATABASE_URL)));
    let orders = 0;
    for await (const page of allOrders(db)) {
      tell(await faultsOf(db, page));
      orders += page.length;
    }
    out(`${orders} orders checked, ${faults} faults`);
    return faults > 0 ? EXIT.failed : EXIT.ok;
  },
};
