import { foldText } from '@/lib/text/fold-text';
import { MAX_SHEET_DIGITS } from '@/lib/market/limits';
import { COLUMNS, type ColumnId } from './columns';
import { isBlankCell, type Cell, type SheetRow } from './table';

/** A mistake of a cell. `key` is a key of `errors.json`. */
export interface CellProblem {
  row: number;
  column: ColumnId;
  key: string;
  values?: Readonly<Record<string, string | number>>;
  /** Values that may have been meant. */
  suggestions?: readonly string[];
}

/** The rows of one order. Values of the whole order are in the first row. */
export interface SheetOrderRows {
  rows: readonly [SheetRow, ...SheetRow[]];
}

const idsOf = (...owners: string[]) => COLUMNS.filter(({ of }) => owners.includes(of)).map(({ id }) => id as ColumnId);
const SENDER_COLUMNS = idsOf('sender');
const RECEIVER_AND_GOODS_COLUMNS = [...idsOf('receiver'), 'goodsNameEn', 'goodsNameCn'] as const;
const SHARED_COLUMNS = idsOf('order', 'sender', 'receiver').filter((id) => id !== 'order');

/** Fills in a missing sender from the row above. */
function withSender(row: SheetRow, above: SheetRow | undefined): SheetRow {
  const { cells } = row;
  if (!above || SENDER_COLUMNS.some((id) => cells.has(id))) return row;
  const senderCells = SENDER_COLUMNS.flatMap((id): [ColumnId, Cell][] => {
    const cell = above.cells.get(id);
    return cell ? [[id, cell]] : [];
  });
  return { ...row, cells: new Map([...cells, ...senderCells]) };
}

/** Words that begin a row of totals, in six languages. Folded. */
const TOTAL_WORDS = new Set(
  [
    'total',
    'totals',
    'grand total',
    'subtotal',
    'sub total',
    'sum',
    'total general',
    'totaux',
    'somme',
    'toplam',
    'genel toplam',
    'ara toplam',
    '合计',
    '总计',
    '小计',
    '共计',
    'المجموع',
    'الاجمالي',
    'اجمالي',
    'مجموع',
    'المجموع الكلي',
    'كل',
    'كل ميزان',
    'ميزان',
    'مجموعي',
  ].map(foldText),
);

/** Returns true for a row without receiver and goods, or with one of their cells only and a word for totals. */
function isNoParcel({ cells }: SheetRow): boolean {
  const parcelColumns = RECEIVER_AND_GOODS_COLUMNS.filter((id) => cells.has(id));
  // Only these rows are examined, because folding every cell of a sheet blocks the event loop.
  if (parcelColumns.length !== 1) return parcelColumns.length === 0;
  return [...cells.values()].some(({ text }) => TOTAL_WORDS.has(foldText(text)));
}

/** Returns a mistake for each cell that cannot be read. */
const problemsOfCells = ({ row, cells }: SheetRow): CellProblem[] =>
  [...cells].flatMap(([column, { fault }]) =>
    fault ? [{ row, column, key: fault, values: { digits: MAX_SHEET_DIGITS } }] : [],
  );

/**
 * Groups rows with the same order number. A further row may leave out values of the first one, but must not contradict
 * them. Rows that are no parcels are mistakes.
 */
export function groupRows(rows: readonly SheetRow[]): { orders: SheetOrderRows[]; mistakes: CellProblem[] } {
  const orders: { rows: [SheetRow, ...SheetRow[]] }[] = [];
  const byNumber = new Map<string, (typeof orders)[number]>();
  const mistakes: CellProblem[] = [];
  let above: SheetRow | undefined;
  for (const sheetRow of rows) {
    const number = sheetRow.cells.get('order')?.text.trim() ?? '';
    const group = number === '' ? undefined : byNumber.get(number);
    const [first] = group?.rows ?? [];
    const [column] = sheetRow.cells.keys();
    if (!first && column && isNoParcel(sheetRow)) {
      mistakes.push({ row: sheetRow.row, column, key: 'sheetRowNoParcel' });
      continue;
    }
    const row = first ? sheetRow : withSender(sheetRow, above);
    above = first ?? row;
    mistakes.push(...problemsOfCells(row));
    if (group && first) {
      group.rows.push(row);
      mistakes.push(...contradictingCells(row, first));
      continue;
    }
    const order: (typeof orders)[number] = { rows: [row] };
    orders.push(order);
    if (number !== '') byNumber.set(number, order);
  }
  return { orders, mistakes };
}

function contradictingCells({ row, cells }: SheetRow, first: SheetRow): CellProblem[] {
  const differs = (id: ColumnId) =>
    !isBlankCell(cells.get(id)) && cells.get(id)!.text.trim() !== (first.cells.get(id)?.text.trim() ?? '');
  return SHARED_COLUMNS.filter(differs).map((column) => ({
    row,
    column,
    key: 'sheetRowsDiffer',
    values: { row: first.row },
  }));
}
