import 'server-only';
import { countText } from '../lines';
import { listEnquiries, type ReadEnquiry } from '../../../content/enquiries/enquiry-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { csvRecord } from '../files/csv';
import { ENQUIRY_OPTIONS, enquiryFilter } from '../files/list-filters';
import { ENQUIRY_COLUMNS, exportedEnquiry } from './exported-enquiry';
import { jsonText } from '../files/printable';
import { BYTE_ORDER_MARK } from '../../../platform/sheet-files/csv-text';
import { writeRecords, type RecordFormat } from '../files/write-records';

const FORMATS: Record<string, RecordFormat<ReadEnquiry>> = {
  ndjson: { heading: '', record: (row) => `${jsonText(exportedEnquiry(row))}\n` },
  csv: {
    heading: `${BYTE_ORDER_MARK}${csvRecord(Object.keys(ENQUIRY_COLUMNS))}\r\n`,
    record: (row) => {
      const exported = exportedEnquiry(row);
      return `${csvRecord(Object.values(ENQUIRY_COLUMNS).map((column) => column(exported)))}\r\n`;
    },
  },
};

export const enquiriesExport: Command = {
  name: 'enquiries export',
  usage: 'FILE.ndjson|FILE.csv [--kind KIND] [--country CODE] [--since DAY]',
  summary: 'writes complete enquiries to a file, oldest first',
  options: ENQUIRY_OPTIONS,
  positionals: 1,
  async run({ db, out }, args) {
    const [file = ''] = args.positionals;
    const format = FORMATS[/\.([a-z]+)$/.exec(file)?.[1]?.replace('jsonl', 'ndjson') ?? ''];
    if (!format) throw new UsageError('The file name must end in .ndjson or .csv');
    const count = await writeRecords(file, format, listEnquiries(db, enquiryFilter(args)));
    out(`${countText(count, 'enquiry', 'enquiries')} written to ${file}.`);
    return EXIT_CODES.ok;
  },
};
