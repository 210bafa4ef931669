import 'server-only';
import Papa from 'papaparse';
import readWorkbook, { InvalidSpreadsheetError } from 'read-excel-file/universal';
import { SHEET } from '@/lib/market/limits';
import type { Cell, RawRow } from '@/lib/sheets/table';
import { fieldError } from '../platform/errors';
import { tooLarge, unreadable } from './refusals';
import { inspectWorkbook } from './inspect-workbook';

export type SheetFormat = 'csv' | 'xlsx';

export interface ReadSheet {
  format: SheetFormat;
  rows: RawRow[];
}

/** A text that a file of ours wrote so that no spreadsheet runs it. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** What is a fraction of a kilogram or a price in a spreadsheet comes with a tail: 0.1 + 0.2. */
const FINEST = 1e6;

const plain = (text: string): Cell => ({ text: text.replace(GUARDED, ''), isNumber: false });

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return plain(value.toISOString().slice(0, 10));
  if (typeof value === 'number') return { text: String(Math.round(value * FINEST) / FINEST), isNumber: true };
  return plain(typeof value === 'string' || typeof value === 'boolean' ? String(value) : '');
}

/** UTF-8, or UTF-16 where the file says so by its first bytes. Throws sheetUnreadable for any other encoding. */
function decode(file: Buffer): string {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    throw unreadable();
  }
}

/** Between the cells of a CSV, by the country of the spreadsheet. */
const DELIMITERS = [',', ';', '\t'] as const;

/** How many columns the first line with a text has, if that is what stands between them. */
function columnsBy(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 5 });
  return data.find((cells) => cells.some((cell) => cell.trim() !== ''))?.length ?? 0;
}

function readCsv(file: Buffer): RawRow[] {
  const text = decode(file);
  if (text.includes('\0')) throw unreadable();
  const delimiter = DELIMITERS.toSorted((a, b) => columnsBy(text, b) - columnsBy(text, a))[0]!;
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: SHEET.rows * 2 });
  return data.map((cells, at) => ({ row: at + 1, cells: cells.map(plain) }));
}

/** The cell that the reader could not take, where it says one: a formula without a result, a date that is none. */
function refusedCell(message: string) {
  const [, row, column] = /at row (\d+), col (\d+)/.exec(message) ?? [];
  if (!row || !column) return unreadable();
  return fieldError('content', 'sheetCellUnread', { cell: `${lettersOf(Number(column))}${row}` });
}

function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** The first sheet. Formulas are not run: a cell counts as the result that stands in the file. */
async function readXlsx(file: Buffer): Promise<RawRow[]> {
  inspectWorkbook(file);
  let sheets: Awaited<ReturnType<typeof readWorkbook>>;
  try {
    sheets = await readWorkbook(new Uint8Array(file).buffer);
  } catch (failure) {
    throw refusedCell(failure instanceof InvalidSpreadsheetError ? failure.message : '');
  }
  const rows = sheets[0]?.data ?? [];
  return rows.map((cells, at) => ({ row: at + 1, cells: cells.slice(0, SHEET.columns).map(cellOf) }));
}

/** The rows of a CSV or XLSX file. Throws `invalid` for anything else, and for one that is too large. */
export async function readSheet(file: Buffer): Promise<ReadSheet> {
  if (file.length > SHEET.bytes) throw tooLarge();
  const isPacked = file[0] === 0x50 && file[1] === 0x4b;
  return isPacked ? { format: 'xlsx', rows: await readXlsx(file) } : { format: 'csv', rows: readCsv(file) };
}
