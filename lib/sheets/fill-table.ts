import { TEMPLATE_COLUMNS, type ColumnId } from './columns';
import { isBlankCell, type Cell, type SheetRow, type SheetTable } from './table';

/** Values that a person adds to a sheet: for all rows in which the cell is blank, and for single cells. */
export interface CellAdditions {
  fill: ReadonlyMap<ColumnId, string>;
  edits: readonly { row: number; column: ColumnId; value: string }[];
}

/** Returns the column with this id, or null. */
export const toColumnId = (id: string): ColumnId | null =>
  TEMPLATE_COLUMNS.find((column) => column.id === id)?.id ?? null;

const textCell = (text: string): Cell => ({ text, isNumber: false });

/** Returns the table with these values. A column that gets a value for all rows is no longer missing. */
export function fillTable(table: SheetTable, { fill, edits }: CellAdditions): SheetTable {
  const filledColumns = [...fill].filter(([, value]) => value.trim() !== '');
  if (filledColumns.length + edits.length === 0) return table;
  const edited = new Map<number, [ColumnId, string][]>();
  for (const { row, column, value } of edits) edited.set(row, [...(edited.get(row) ?? []), [column, value]]);
  const rows = table.rows.map((row): SheetRow => {
    const added = filledColumns.filter(([id]) => isBlankCell(row.cells.get(id)));
    const changes = [...added, ...(edited.get(row.row) ?? [])].map(([id, value]) => [id, textCell(value)] as const);
    return changes.length === 0 ? row : { ...row, cells: new Map([...row.cells, ...changes]) };
  });
  return {
    ...table,
    rows,
    missing: table.missing.filter((id) => !filledColumns.some(([filledId]) => filledId === id)),
  };
}
