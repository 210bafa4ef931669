import { foldText } from '@/lib/text/fold-text';
import { COLUMNS, type ColumnId } from './columns';
import { shopExportOf, type Shop } from './shop-exports';

/** Reasons why a cell cannot be read, as keys of `errors.json`. */
export type CellFault = 'sheetCellError' | 'sheetCellFormula' | 'sheetCellDigits' | 'sheetCellQuote';

/** A cell as written in the sheet. */
export interface Cell {
  text: string;
  /** True for a number of a spreadsheet: its point is a decimal point in every language. */
  isNumber: boolean;
  /** A cell with a fault makes its row a mistake. */
  fault?: CellFault;
}

export interface RawRow {
  /** Row number in the spreadsheet, from 1. */
  row: number;
  cells: readonly Cell[];
  /** True for a row that the spreadsheet hides, such as one that a filter excludes. */
  isHidden?: boolean;
}

export interface SheetRow {
  row: number;
  cells: ReadonlyMap<ColumnId, Cell>;
  isHidden?: boolean;
}

/** Folded names of columns in every language. */
export type ColumnNames = ReadonlyMap<string, ColumnId>;

export interface SheetTable {
  /** The row of the column names. */
  head: number;
  /** Column names in this sheet. */
  titles: ReadonlyMap<ColumnId, string>;
  rows: SheetRow[];
  /** Names of columns that we do not know. */
  unknown: string[];
  /** Our columns that occur twice. */
  twice: ColumnId[];
  /** Required columns that are missing. */
  missing: ColumnId[];
  /** Export of a shop that was recognised, with the number of orders that it marks as settled. */
  shop?: { name: Shop; settled: number };
}

/**
 * Number of rows with a text in which the column names are searched. Titles and names of column groups may come before
 * the column names.
 */
export const MAX_HEAD_SEARCH_ROWS = 20;

export const isBlankCell = (cell: Cell | undefined): boolean => !cell || cell.text.trim() === '';

/**
 * Returns the index of the row with most of our columns, and their number. The row of a shop's column names comes first
 * and counts as all columns.
 */
export function findHead(raw: readonly RawRow[], names: ColumnNames): { at: number; matchCount: number } {
  const first = raw.slice(0, MAX_HEAD_SEARCH_ROWS);
  const shop = first.findIndex(({ cells }) => shopExportOf(cells.map(({ text }) => text)) !== null);
  if (shop >= 0) return { at: shop, matchCount: COLUMNS.length };
  const counts = first.map(({ cells }) => new Set(cells.flatMap(({ text }) => names.get(foldText(text)) ?? [])).size);
  const knownCount = Math.max(0, ...counts);
  return { at: Math.max(0, counts.indexOf(knownCount)), matchCount: knownCount };
}

/** Reads the rows below the column names. Columns may be in any order. Null for a sheet without text. */
export function readTable(raw: readonly RawRow[], names: ColumnNames): SheetTable | null {
  const filled = raw.filter(({ cells }) => !cells.every(isBlankCell));
  const { at: place } = findHead(filled, names);
  const head = filled[place];
  if (!head) return null;
  const columns = head.cells.map(({ text }) => names.get(foldText(text)));
  const knownColumns = columns.filter((id) => id !== undefined);
  const titles = new Map<ColumnId, string>();
  columns.forEach((id, index) => id && !titles.has(id) && titles.set(id, head.cells[index]!.text.trim()));
  return {
    head: head.row,
    titles,
    rows: filled.slice(place + 1).map(({ cells, ...row }) => ({ ...row, cells: cellsByColumn(columns, cells) })),
    unknown: head.cells.flatMap((cell, index) => (columns[index] || isBlankCell(cell) ? [] : [cell.text.trim()])),
    twice: [...new Set(knownColumns.filter((id, index) => knownColumns.indexOf(id) !== index))],
    missing: missingColumns(titles),
  };
}

/** Returns the required columns without a title. */
export function missingColumns(titles: ReadonlyMap<ColumnId, string>): ColumnId[] {
  return COLUMNS.flatMap((column) => ('needed' in column && !titles.has(column.id) ? [column.id] : []));
}

function cellsByColumn(columns: readonly (ColumnId | undefined)[], cells: readonly Cell[]) {
  const cellsById = new Map<ColumnId, Cell>();
  columns.forEach((id, index) => {
    const cell = cells[index];
    if (id && cell && !isBlankCell(cell) && !cellsById.has(id)) cellsById.set(id, cell);
  });
  return cellsById;
}
