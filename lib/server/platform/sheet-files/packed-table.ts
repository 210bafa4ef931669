import 'server-only';
import type { ColumnId } from '@/lib/sheets/columns';
import type { Cell, CellFault, SheetRow, SheetTable } from '@/lib/sheets/table';
import { mapInSlices } from '../map-in-slices';

/**
 * A table in compact form, for sending between processes. With an object for each cell, reading takes ten times as
 * long.
 */
export interface PackedTable extends Omit<SheetTable, 'rows'> {
  columns: ColumnId[];
  /** The row number, negative for a hidden row, then a value for each of `columns`: a text, another cell, or null. */
  rows: [number, ...(string | PackedCell | null)[]][];
}

/** A number of the spreadsheet, or a cell with a fault. */
type PackedCell = [text: string, isNumber: boolean, fault?: CellFault];

function packCell(cell: Cell | undefined): string | PackedCell | null {
  if (!cell) return null;
  if (cell.fault) return [cell.text, cell.isNumber, cell.fault];
  return cell.isNumber ? [cell.text, true] : cell.text;
}

export function packTable({ rows, ...table }: SheetTable): PackedTable {
  const columns = [...table.titles.keys()];
  return {
    ...table,
    columns,
    rows: rows.map(({ row, cells, isHidden }) => [
      isHidden ? -row : row,
      ...columns.map((column) => packCell(cells.get(column))),
    ]),
  };
}

/** Restores the table in slices, so that the event loop is not blocked. */
export async function unpackTable({ rows, columns, ...table }: PackedTable): Promise<SheetTable> {
  const unpacked = await mapInSlices(rows, ([row, ...packed]): SheetRow => {
    const cells = new Map<ColumnId, Cell>();
    packed.forEach((cell, index) => {
      if (cell === null) return;
      const [text, isNumber, fault] = typeof cell === 'string' ? ([cell, false] as const) : cell;
      cells.set(columns[index]!, { text, isNumber, ...(fault && { fault }) });
    });
    return { row: Math.abs(row), cells, ...(row < 0 && { isHidden: true }) };
  });
  return { ...table, rows: unpacked };
}
