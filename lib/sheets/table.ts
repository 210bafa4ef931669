import { foldText } from '@/lib/market/fold-text';
import { COLUMNS, type ColumnId } from './columns';

/** A cell as it is written in the sheet. */
export interface Cell {
  text: string;
  /** A number of a spreadsheet: its point is a decimal point, whatever the language. */
  isNumber: boolean;
}

export interface RawRow {
  /** As the spreadsheet counts it, from 1. */
  row: number;
  cells: readonly Cell[];
}

export interface SheetRow {
  row: number;
  cells: ReadonlyMap<ColumnId, Cell>;
}

/** Folded names of columns in every language. */
export type ColumnNames = ReadonlyMap<string, ColumnId>;

export interface Table {
  /** The row of the column names. */
  head: number;
  /** What a column is called in this sheet. */
  titles: ReadonlyMap<ColumnId, string>;
  rows: SheetRow[];
  /** Names of columns that are none of ours. */
  unknown: string[];
  /** Of ours that stand twice. */
  twice: ColumnId[];
  /** Of ours without which nothing can be sent. */
  missing: ColumnId[];
}

export const isBlank = (cell: Cell | undefined): boolean => !cell || cell.text.trim() === '';

/** The rows below the column names, read by them in whatever order they stand. Null for a sheet without any text. */
export function readTable(raw: readonly RawRow[], names: ColumnNames): Table | null {
  const [head, ...below] = raw.filter(({ cells }) => !cells.every(isBlank));
  if (!head) return null;
  const columns = head.cells.map(({ text }) => names.get(foldText(text)));
  const known = columns.filter((id) => id !== undefined);
  const titles = new Map<ColumnId, string>();
  columns.forEach((id, at) => id && !titles.has(id) && titles.set(id, head.cells[at]!.text.trim()));
  return {
    head: head.row,
    titles,
    rows: below.map(({ row, cells }) => ({ row, cells: cellsByColumn(columns, cells) })),
    unknown: head.cells.flatMap((cell, at) => (columns[at] || isBlank(cell) ? [] : [cell.text.trim()])),
    twice: [...new Set(known.filter((id, at) => known.indexOf(id) !== at))],
    missing: COLUMNS.flatMap((column) => ('needed' in column && !titles.has(column.id) ? [column.id] : [])),
  };
}

function cellsByColumn(columns: readonly (ColumnId | undefined)[], cells: readonly Cell[]) {
  const found = new Map<ColumnId, Cell>();
  columns.forEach((id, at) => {
    const cell = cells[at];
    if (id && cell && !isBlank(cell) && !found.has(id)) found.set(id, cell);
  });
  return found;
}
