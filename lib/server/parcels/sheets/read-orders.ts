import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { checkSheetOrder, problemsInCells } from '@/lib/sheets/check-order';
import { groupRows, type CellProblem, type SheetOrderRows } from '@/lib/sheets/group-rows';
import type { CandidateProblem } from '@/lib/sheets/order-candidate';
import type { SheetTable } from '@/lib/sheets/table';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { loadPhonePatterns } from '../../places/dictionaries/phone-number';
import { createPause, mapInSlices } from '../../platform/map-in-slices';
import type { MessageArgument } from '../../platform/texts/message-arguments';
import { GOODS_RULES } from '../goods/goods-rules';
import { assessOrder } from '../orders/place/assess-order';
import type { PricedOrder } from '../orders/order-row';
import { loadGazetteer } from './load-gazetteer';
import { choiceNames, type ChoicesByLanguage } from './column-names';

export interface GoodOrder {
  rows: SheetOrderRows;
  order: OrderInput;
  priced: PricedOrder;
}

/** A problem, with the values that its message formats. */
export interface ReadProblem extends Omit<CellProblem, 'values'> {
  values?: Readonly<Record<string, MessageArgument>>;
}

export interface ReadOrders {
  good: GoodOrder[];
  mistakes: ReadProblem[];
}

/** Orders that are priced concurrently. On SQLite they block the event loop together. */
const MAX_CONCURRENT_ORDERS = 4;

function headProblems({ head, missing, twice }: SheetTable): ReadProblem[] {
  const mistakeAt = (column: CellProblem['column'], key: string) => ({ row: head, column, key });
  return [
    ...missing.map((id) => mistakeAt(id, 'sheetColumnMissing')),
    ...twice.map((id) => mistakeAt(id, 'sheetColumnTwice')),
  ];
}

/** Prices an order, or returns the problems that prevent a price. */
async function priceSheetOrder(
  ctx: Context,
  rows: SheetOrderRows,
  order: OrderInput,
): Promise<GoodOrder | ReadProblem[]> {
  try {
    return { rows, order, priced: await assessOrder(ctx, order) };
  } catch (failure) {
    if (!(failure instanceof ApiError) || !['invalid', 'noRate'].includes(failure.error)) throw failure;
    const fields = failure.details.fields ?? [{ field: 'service', message: failure.error }];
    const mistakes = fields.map(({ field, message, values = {} }) => ({ field, key: message, values }));
    return problemsInCells(rows, mistakes as CandidateProblem[]);
  }
}

async function loadSheetFacts(ctx: Context, orders: readonly SheetOrderRows[], choices: ChoicesByLanguage) {
  const names = choiceNames(choices);
  const [gazetteer, phonePatterns] = await Promise.all([loadGazetteer(ctx, orders, names), loadPhonePatterns(ctx.db)]);
  return {
    choices: names,
    gazetteer,
    country: ctx.country,
    phonePatterns,
    goods: GOODS_RULES,
    today: localDay(ctx.now(), MARKETS[ctx.country].timeZone),
  };
}

/** Returns the orders of a sheet with their prices, and every mistake by row and column. */
export async function readOrders(ctx: Context, table: SheetTable, choices: ChoicesByLanguage): Promise<ReadOrders> {
  const atHead = headProblems(table);
  if (atHead.length > 0) return { good: [], mistakes: atHead };
  const pause = createPause();
  await pause();
  const { orders, mistakes: ofRows } = groupRows(table.rows);
  await pause();
  const facts = await loadSheetFacts(ctx, orders, choices);
  const differing = new Set(ofRows.map(({ row }) => row));
  const checked = await mapInSlices(orders, (rows) => ({ rows, ...checkSheetOrder(rows, facts) }));
  const good: GoodOrder[] = [];
  // A cell that cannot be read has no further mistake.
  const reportedCells = new Set(ofRows.map(({ row, column }) => `${row} ${column}`));
  const ofOrders = checked
    .flatMap((each) => each.mistakes)
    .filter(({ row, column }) => !reportedCells.has(`${row} ${column}`));
  const mistakes: ReadProblem[] = [...ofRows, ...ofOrders];
  const whole = checked.flatMap(({ rows, order }) =>
    order && !rows.rows.some(({ row }) => differing.has(row)) ? [{ rows, order }] : [],
  );
  for (let start = 0; start < whole.length; start += MAX_CONCURRENT_ORDERS) {
    await pause();
    const part = whole.slice(start, start + MAX_CONCURRENT_ORDERS);
    for (const result of await Promise.all(part.map(({ rows, order }) => priceSheetOrder(ctx, rows, order)))) {
      if (Array.isArray(result)) mistakes.push(...result);
      else good.push(result);
    }
  }
  return { good, mistakes: mistakes.sort((a, b) => a.row - b.row) };
}
