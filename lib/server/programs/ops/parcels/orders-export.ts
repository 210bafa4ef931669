import 'server-only';
import { countText } from '../lines';
import { listOrdersToExport, type ExportRow } from '../../../parcels/orders/list/order-export-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { csvRecord } from '../files/csv';
import { EXPORT_COLUMNS, exportedOrder } from './exported-order';
import { orderFilterOf } from '../files/list-filters';
import { jsonText } from '../files/printable';
import { BYTE_ORDER_MARK } from '../../../platform/sheet-files/csv-text';
import { writeRecords, type RecordFormat } from '../files/write-records';

const FORMATS: Record<string, RecordFormat<ExportRow>> = {
  ndjson: { heading: '', record: (row) => `${jsonText(exportedOrder(row))}\n` },
  csv: {
    heading: `${BYTE_ORDER_MARK}${csvRecord(Object.keys(EXPORT_COLUMNS))}\r\n`,
    record: (row) => {
      const exported = exportedOrder(row);
      return `${csvRecord(Object.values(EXPORT_COLUMNS).map((column) => column(exported)))}\r\n`;
    },
  },
};

export const ordersExport: Command = {
  name: 'orders export',
  usage: 'FILE.ndjson|FILE.csv [--state STATE] [--since DAY]',
  summary: 'writes complete orders to a file, oldest first',
  options: ['state', 'since'],
  positionals: 1,
  async run({ db, out }, args) {
    const [file = ''] = args.positionals;
    const format = FORMATS[/\.([a-z]+)$/.exec(file)?.[1] ?? ''];
    if (!format) throw new UsageError('The file name must end in .ndjson or .csv');
    const count = await writeRecords(file, format, listOrdersToExport(db, orderFilterOf(args)));
    out(`${countText(count, 'order')} written to ${file}.`);
    return EXIT_CODES.ok;
  },
};
