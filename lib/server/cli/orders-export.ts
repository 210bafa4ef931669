import 'server-only';
import { open, rename, rm } from 'node:fs/promises';
import { allOrders, type ExportRow } from '../orders/export-store';
import { EXIT, UsageError, type Command } from './command';
import { csvRecord } from './csv';
import { EXPORT_COLUMNS, exportedOrder } from './exported-order';
import { orderFilter } from './order-filter';

interface Format {
  heading: string;
  record: (row: ExportRow) => string;
}

const FORMATS: Record<string, Format> = {
  ndjson: { heading: '', record: (row) => `${JSON.stringify(exportedOrder(row))}\n` },
  // The byte-order mark tells spreadsheets that the names are UTF-8.
  csv: {
    heading: `\uFEFF${csvRecord(Object.keys(EXPORT_COLUMNS))}\r\n`,
    record: (row) => {
      const exported = exportedOrder(row);
      return `${csvRecord(Object.values(EXPORT_COLUMNS).map((column) => column(exported)))}\r\n`;
    },
  },
};

export const ordersExport: Command = {
  name: 'orders export',
  usage: 'FILE.ndjson|FILE.csv [--state STATE] [--since DAY]',
  summary: 'writes orders with all they say to a file, oldest first',
  options: ['state', 'since'],
  positionals: 1,
  async run({ db, out }, given) {
    const file = given.positionals[0]!;
    const format = FORMATS[/\.([a-z]+)$/.exec(file)?.[1] ?? ''];
    if (!format) throw new UsageError('the file ends in .ndjson or .csv');
    const filter = orderFilter(given);
    const partial = `${file}.partial`;
    // Only for its owner: it holds names and telephone numbers.
    const handle = await open(partial, 'w', 0o600);
    let count = 0;
    try {
      await handle.write(format.heading);
      for await (const page of allOrders(db, filter)) {
        await handle.write(page.map(format.record).join(''));
        count += page.length;
      }
      await handle.sync();
      await handle.close();
      await rename(partial, file);
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
      throw error;
    }
    out(`${count} orders written to ${file}`);
    return EXIT.ok;
  },
};
