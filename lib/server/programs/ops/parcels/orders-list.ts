import 'server-only';
import { listOrdersToExport } from '../../../parcels/orders/list/order-export-store';
import { EXIT_CODES, type Command } from '../command';
import { orderFilterOf } from '../files/list-filters';
import { tableLine } from '../lines';

const HEADINGS = ['created', 'waybills', 'order number', 'state', 'service', 'from', 'to', 'pieces'];

export const ordersList: Command = {
  name: 'orders list',
  usage: '[--state STATE] [--since DAY]',
  summary: 'lists orders, oldest first, without names and addresses',
  options: ['state', 'since'],
  async run({ db, out }, args) {
    const filter = orderFilterOf(args);
    out(tableLine(HEADINGS));
    for await (const page of listOrdersToExport(db, filter)) {
      for (const row of page) {
        const { created_at, parcels, trade_no, state, service, sender_country, receiver_country, pieces } = row;
        const waybills = parcels.map(({ waybill_no }) => waybill_no).join(' ');
        out(tableLine([created_at, waybills, trade_no, state, service, sender_country, receiver_country, pieces]));
      }
    }
    return EXIT_CODES.ok;
  },
};
