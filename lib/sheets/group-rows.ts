import { COLUMNS, type ColumnId } from './columns';
import { isBlank, type Cell, type SheetRow } from './table';

/** A mistake of a cell; `key` is one of `errors.json`. */
export interface CellMistake {
  row: number;
  column: ColumnId;
  key: string;
  values?: Readonly<Record<string, string | number>>;
  /** What may have been meant. */
  suggestions?: readonly string[];
}

/** The rows of one order. What an order has once stands in the first of them. */
export interface SheetOrderRows {
  /** What the sheet calls the order; empty where it does not. */
  reference: string;
  rows: readonly SheetRow[];
}

const idsOf = (...owners: string[]) => COLUMNS.filter(({ of }) => owners.includes(of)).map(({ id }) => id as ColumnId);
const SENDER = idsOf('sender');
const SHARED = idsOf('order', 'sender', 'receiver').filter((id) => id !== 'order');

/** A sender that is left out is that of the row above. */
function withSender({ row, cells }: SheetRow, above: SheetRow | undefined): SheetRow {
  if (!above || SENDER.some((id) => cells.has(id))) return { row, cells };
  const taken = SENDER.flatMap((id): [ColumnId, Cell][] => {
    const cell = above.cells.get(id);
    return cell ? [[id, cell]] : [];
  });
  return { row, cells: new Map([...cells, ...taken]) };
}

/** Rows with the same order belong together; a further row may leave out what the first one says, and says nothing else. */
export function groupRows(rows: readonly SheetRow[]): { orders: SheetOrderRows[]; mistakes: CellMistake[] } {
  const orders: { reference: string; rows: SheetRow[] }[] = [];
  const byReference = new Map<string, (typeof orders)[number]>();
  const mistakes: CellMistake[] = [];
  let above: SheetRow | undefined;
  for (const given of rows) {
    const reference = given.cells.get('order')?.text.trim() ?? '';
    const known = reference === '' ? undefined : byReference.get(reference);
    const [first] = known?.rows ?? [];
    const row = first ? given : withSender(given, above);
    above = first ?? row;
    if (known && first) {
      known.rows.push(row);
      mistakes.push(...differences(row, first));
      continue;
    }
    const order = { reference, rows: [row] };
    orders.push(order);
    if (reference !== '') byReference.set(reference, order);
  }
  return { orders, mistakes };
}

function differences({ row, cells }: SheetRow, first: SheetRow): CellMistake[] {
  const differs = (id: ColumnId) =>
    !isBlank(cells.get(id)) && cells.get(id)!.text.trim() !== (first.cells.get(id)?.text.trim() ?? '');
  return SHARED.filter(differs).map((column) => ({ row, column, key: 'sheetRowsDiffer', values: { row: first.row } }));
}
