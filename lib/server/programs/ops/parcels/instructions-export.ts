import 'server-only';
import {
  listInstructionsToExport,
  INSTRUCTION_COLUMN,
  type ExportedInstruction,
} from '../../../parcels/receiver/instruction-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { csvRecord, type CsvValue } from '../files/csv';
import { sinceOption } from '../files/list-filters';

/** Returns a receiver's instruction for other systems. */
function exportedInstruction(row: ExportedInstruction) {
  return {
    waybillNo: row.waybill_no,
    tradeNo: row.trade_no,
    state: row.state,
    country: row.receiver_country,
    number: row.number,
    at: row.at,
    givenBy: row.given_by,
    ...INSTRUCTION_COLUMN.read(row.data),
  };
}

const COLUMNS: Record<string, (row: ReturnType<typeof exportedInstruction>) => CsvValue> = {
  waybillNo: ({ waybillNo }) => waybillNo,
  tradeNo: ({ tradeNo }) => tradeNo,
  state: ({ state }) => state,
  country: ({ country }) => country,
  number: ({ number }) => number,
  at: ({ at }) => at,
  givenBy: ({ givenBy }) => givenBy,
  kind: ({ kind }) => kind,
  day: (row) => (row.kind === 'day' ? row.day : null),
  siteCode: (row) => (row.kind === 'site' ? row.siteCode : null),
  place: (row) => (row.kind === 'person' ? row.place : null),
  name: (row) => (row.kind === 'person' ? row.name : null),
  presets: (row) => (row.kind === 'note' ? row.presets.join('; ') : null),
  landmark: (row) => (row.kind === 'note' ? row.landmark : null),
  text: (row) => (row.kind === 'note' ? row.text : null),
};

export const instructionsExport: Command = {
  name: 'instructions export',
  usage: '[--since TIME] [--json|--csv]',
  summary: "prints the receivers' instructions in force, oldest first, one per line",
  options: ['since'],
  flags: ['json', 'csv'],
  async run({ db, out }, args) {
    if (args.flags.has('json') && args.flags.has('csv')) throw new UsageError('Use --csv or --json, not both');
    const isCsv = args.flags.has('csv');
    if (isCsv) out(csvRecord(Object.keys(COLUMNS)));
    for await (const page of listInstructionsToExport(db, sinceOption(args))) {
      for (const row of page.map(exportedInstruction)) {
        out(isCsv ? csvRecord(Object.values(COLUMNS).map((column) => column(row))) : JSON.stringify(row));
      }
    }
    return EXIT_CODES.ok;
  },
};
