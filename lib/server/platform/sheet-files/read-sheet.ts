import 'server-only';
import readWorkbook, { InvalidSpreadsheetError } from 'read-excel-file/universal';
import { SHEET_LIMITS, MAX_SHEET_DIGITS } from '@/lib/market/limits';
import type { TextEncoding } from '@/lib/text/text-encodings';
import { COLUMNS } from '@/lib/sheets/columns';
import { findHead, type Cell, type CellFault, type ColumnNames, type RawRow } from '@/lib/sheets/table';
import { createRowCollector, type CollectedRows } from './collect-rows';
import { unguardFormula } from './csv-text';
import { decodeText } from './decode-text';
import { inspectWorkbook, type WorkbookSheet } from './inspect-workbook';
import { readCsv } from './read-csv';
import { ApiError } from '../errors';
import { cellName, cellUnreadError, sheetTooLargeError, tooManyRowsError, sheetUnreadableError } from './refusals';

export type FileFormat = 'csv' | 'xlsx';

export interface SheetFile {
  file: Buffer;
  /** Column names, by which the sheet and its first row are found. */
  names: ColumnNames;
  /** Encoding of a CSV that does not state it. Guessed if left out. */
  encoding?: TextEncoding | undefined;
}

export interface ReadSheet {
  format: FileFormat;
  /** Rows with a text. */
  rows: RawRow[];
  /** Name of the sheet; empty for a CSV, and for a workbook that shows one sheet. */
  sheet: string;
  /** Encoding that was guessed or given; null for a workbook and for Unicode. */
  guessed: TextEncoding | null;
}

const textCell = (text: string): Cell => ({ text: unguardFormula(text), isNumber: false });

/** A number of a spreadsheet, as the file states it. */
interface StatedNumber {
  stated: string;
}

/** Returns a number without the error of binary fractions, such as 0.1 + 0.2. Whole numbers stay as they are. */
function numberCell({ stated }: StatedNumber): Cell {
  const value = Number(stated);
  if (!Number.isFinite(value)) return { text: stated, isNumber: true };
  if (!Number.isInteger(value)) return { text: String(Number(value.toPrecision(MAX_SHEET_DIGITS))), isNumber: true };
  const text = /^-?\d+$/.test(stated) ? stated : String(BigInt(value));
  const isCut = text.replace('-', '').length > MAX_SHEET_DIGITS;
  return { text, isNumber: true, ...(isCut && { fault: 'sheetCellDigits' }) };
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return textCell(value.toISOString().slice(0, 10));
  if (typeof value === 'object' && value !== null && 'stated' in value) return numberCell(value as StatedNumber);
  return textCell(typeof value === 'string' || typeof value === 'boolean' ? String(value) : '');
}

/**
 * Returns an error about the cell that the reader rejected, if it names one, such as an invalid date.
 */
function rejectedCellError(message: string) {
  const [, row, column] = /at row (\d+), col (\d+)/.exec(message) ?? [];
  return row && column ? cellUnreadError(cellName(Number(row), Number(column))) : sheetUnreadableError();
}

/** Reads a worksheet. Formulas are not run: the stored result is the cell's value. */
async function readWorksheet({ open }: WorkbookSheet): Promise<CollectedRows> {
  const { archive, faults, hidden } = open();
  let sheets: Awaited<ReturnType<typeof readWorkbook<StatedNumber>>>;
  try {
    sheets = await readWorkbook(new Uint8Array(archive).buffer, { parseNumber: (stated) => ({ stated }) });
  } catch (failure) {
    throw rejectedCellError(failure instanceof InvalidSpreadsheetError ? failure.message : '');
  }
  const collector = createRowCollector();
  const withFault = (value: unknown, row: number, column: number): Cell => {
    const fault: CellFault | undefined = faults.get(cellName(row, column));
    return fault ? { ...cellOf(value), fault } : cellOf(value);
  };
  for (const [rowIndex, cells] of (sheets[0]?.data ?? []).entries()) {
    const read =
      faults.size === 0 ? cells.map(cellOf) : cells.map((value, index) => withFault(value, rowIndex + 1, index + 1));
    collector.add(read, hidden.has(rowIndex + 1));
  }
  return collector.collected();
}

const NEEDED_COLUMNS = COLUMNS.filter((column) => 'needed' in column).length;

/**
 * Reads the sheet with most of our column names. An unreadable sheet is an error only if no other sheet has all
 * required columns.
 */
async function readXlsx(file: Buffer, names: ColumnNames): Promise<CollectedRows & { sheet: string }> {
  const visibleSheets = inspectWorkbook(file);
  let best: (CollectedRows & { sheet: string }) | null = null;
  let mostMatches = -1;
  let readFailure: ApiError | null = null;
  for (const sheet of visibleSheets) {
    try {
      const worksheet = await readWorksheet(sheet);
      const { matchCount } = findHead(worksheet.rows, names);
      if (worksheet.rows.length > 0 && matchCount > mostMatches)
        [best, mostMatches] = [{ ...worksheet, sheet: sheet.name }, matchCount];
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      readFailure ??= failure;
    }
    if (mostMatches >= NEEDED_COLUMNS) break;
  }
  if (readFailure && mostMatches < NEEDED_COLUMNS) throw readFailure;
  return { rows: [], withText: 0, ...best, sheet: visibleSheets.length > 1 ? (best?.sheet ?? '') : '' };
}

/** Reads the rows of a CSV or XLSX file. Throws `invalid` for any other file, and for one that is too large. */
export async function readSheet({ file, names, encoding }: SheetFile): Promise<ReadSheet> {
  if (file.length > SHEET_LIMITS.bytes) throw sheetTooLargeError();
  const isPacked = file[0] === 0x50 && file[1] === 0x4b;
  const decoded = isPacked ? null : decodeText(file, encoding);
  const result = decoded ? { ...readCsv(decoded.text, textCell, names), sheet: '' } : await readXlsx(file, names);
  const below = result.withText - findHead(result.rows, names).at - 1;
  if (below > SHEET_LIMITS.rows) throw tooManyRowsError(below);
  return {
    format: isPacked ? 'xlsx' : 'csv',
    rows: result.rows,
    sheet: result.sheet,
    guessed: decoded?.guessed ?? null,
  };
}
