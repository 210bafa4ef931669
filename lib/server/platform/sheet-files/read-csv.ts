import 'server-only';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { findHead, MAX_HEAD_SEARCH_ROWS, type Cell, type ColumnNames } from '@/lib/sheets/table';
import { createRowCollector, type CollectedRows } from './collect-rows';
import { cellTooLongError, tooManyColumnsError } from './refusals';

/** Delimiters of CSV cells. They depend on the country settings of the spreadsheet. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Number of records, blank ones included, in which the delimiter is looked for. Titles come before the column names.
 */
const FIRST_RECORDS = MAX_HEAD_SEARCH_ROWS + 10;

const QUOTE = '"';

/** First line of a file that states its delimiter. Excel writes and reads it. */
const STATED_DELIMITER = /^sep=(.)(?:\r\n|\r|\n)/i;

/** Limit of columns, blank ones included. Spreadsheets write blank cells for columns that were cleared. */
const FURTHEST_COLUMN = SHEET_LIMITS.columns * 10;

/** Longest quoted cell. Twice the limit, because a quote inside is written as two. */
const MAX_QUOTED_CHARACTERS = SHEET_LIMITS.cellCharacters * 2;

const isEndOfLine = (letter: string | undefined) => letter === '\n' || letter === '\r' || letter === undefined;

/**
 * Returns the quote that closes a cell, and the delimiter or line end after it, spaces ignored. Null if the first quote
 * that is not doubled is followed by something else, or if the text ends without one.
 */
function closingQuote(text: string, from: number, delimiter: string): { quote: number; next: number } | null {
  let quote = text.indexOf(QUOTE, from);
  while (quote >= 0 && text[quote + 1] === QUOTE) quote = text.indexOf(QUOTE, quote + 2);
  if (quote < 0) return null;
  let next = quote + 1;
  while (text[next] === ' ') next += 1;
  return text[next] === delimiter || isEndOfLine(text[next]) ? { quote, next } : null;
}

interface ScannedRecord {
  cells: { text: string; isBroken: boolean }[];
  /** Start of the next record. Null at the end of the text. */
  next: number | null;
}

/** Returns the position after the unquoted cell that begins at `from`. */
function endOfCell(text: string, from: number, delimiter: string): number {
  let index = from;
  while (text[index] !== delimiter && !isEndOfLine(text[index])) index += 1;
  return index;
}

/**
 * Reads the record that begins at `from` (RFC 4180). A cell whose quotes are broken ends at the next delimiter or line
 * end, so that it does not absorb other cells. `onCell` is called with each cell's length before the next one is read,
 * and may throw.
 */
function scanRecord(
  text: string,
  from: number,
  delimiter: string,
  onCell: (length: number, column: number) => void,
): ScannedRecord {
  const cells: ScannedRecord['cells'] = [];
  let index = from;
  for (;;) {
    const isQuoted = text[index] === QUOTE;
    const closing = isQuoted ? closingQuote(text, index + 1, delimiter) : null;
    const [start, end, next] = closing
      ? [index + 1, closing.quote, closing.next]
      : [index, ...twice(endOfCell(text, index, delimiter))];
    onCell(end - start, cells.length + 1);
    const cell = text.slice(start, end);
    cells.push({ text: closing ? cell.replaceAll('""', QUOTE) : cell, isBroken: isQuoted && !closing });
    if (text[next] !== delimiter) {
      if (next >= text.length) return { cells, next: null };
      return { cells, next: text[next] === '\r' && text[next + 1] === '\n' ? next + 2 : next + 1 };
    }
    index = next + 1;
  }
}

const twice = (index: number): [number, number] => [index, index];

/** Returns the first records with a text, for this delimiter. */
function firstRecords(text: string, from: number, delimiter: string): string[][] {
  const records: string[][] = [];
  let index: number | null = from;
  for (let record = 0; record < FIRST_RECORDS && index !== null; record += 1) {
    const { cells, next }: ScannedRecord = scanRecord(text, index, delimiter, (_, column) => {
      if (column > FURTHEST_COLUMN) throw tooManyColumnsError();
    });
    if (cells.some((cell) => cell.text.trim() !== '')) records.push(cells.map((cell) => cell.text));
    index = next;
  }
  return records;
}

/**
 * Returns the delimiter that finds most column names, else most columns in the first record, and the number of columns.
 */
function delimiterOf(text: string, from: number, delimiters: readonly string[], names: ColumnNames) {
  const tables = delimiters.map((delimiter) => {
    const records = firstRecords(text, from, delimiter);
    const raw = records.map((cells, row) => ({ row, cells: cells.map((cell) => ({ text: cell, isNumber: false })) }));
    const { at: index, matchCount } = findHead(raw, names);
    return { delimiter, matchCount, columns: records[index]?.length ?? 0 };
  });
  return tables.toSorted((a, b) => b.matchCount - a.matchCount || b.columns - a.columns)[0]!;
}

/** Returns true if a quoted cell contains about half a record: a quote was opened in one row and closed in another. */
const holdsRecord = (cell: string, delimiter: string, columns: number): boolean =>
  /[\r\n]/.test(cell) && cell.split(delimiter).length > Math.max(columns / 2, 2);

/**
 * Reads the rows of a CSV. `cellOf` creates a cell from a text. Throws `invalid` as soon as a record exceeds a limit of
 * SHEET. Libraries report a record only at its end, which for an unclosed quote is the end of the file.
 */
export function readCsv(text: string, cellOf: (text: string) => Cell, names: ColumnNames): CollectedRows {
  const [line = '', firstDelimiter] = STATED_DELIMITER.exec(text) ?? [];
  const delimiters = firstDelimiter === undefined ? DELIMITERS : [firstDelimiter];
  const { delimiter, columns } = delimiterOf(text, line.length, delimiters, names);
  const collector = createRowCollector();
  if (line !== '') collector.add([]);
  let row = line === '' ? 0 : 1;
  for (let index: number | null = line.length; index !== null;) {
    row += 1;
    const { cells, next }: ScannedRecord = scanRecord(text, index, delimiter, (length, column) => {
      if (length > MAX_QUOTED_CHARACTERS) throw cellTooLongError(row, column);
      if (column > FURTHEST_COLUMN) throw tooManyColumnsError();
    });
    const broken = (cell: ScannedRecord['cells'][number]) =>
      cell.isBroken || holdsRecord(cell.text, delimiter, columns);
    collector.add(cells.map((cell) => ({ ...cellOf(cell.text), ...(broken(cell) && { fault: 'sheetCellQuote' }) })));
    index = next;
  }
  return collector.collected();
}
