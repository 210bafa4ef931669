import 'server-only';
import { SHEET } from '@/lib/market/limits';
import type { OrderInput } from '@/lib/contract/orders';
import { localDay } from '@/lib/market/calendar-date';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { checkSheetOrder, inCells } from '@/lib/sheets/check-order';
import { groupRows, type CellMistake, type SheetOrderRows } from '@/lib/sheets/group-rows';
import type { FieldMistake } from '@/lib/sheets/order-candidate';
import { readTable, type RawRow, type Table } from '@/lib/sheets/table';
import type { Context } from '../context';
import { ApiError, fieldError } from '../platform/errors';
import { findPhonePatterns } from '../places/geography/places-store';
import type { MessageArgument } from '../message-arguments';
import { assessOrder } from '../orders/assess-order';
import type { PricedOrder } from '../parcels/orders/order-row';
import { gazetteerOf } from './gazetteer';
import { choiceNames, columnNames, type ChoicesByLanguage } from '@/lib/server/parcels/sheets/names';

export interface GoodOrder {
  rows: SheetOrderRows;
  order: OrderInput;
  priced: PricedOrder;
}

/** A mistake as the service tells it: with values that the message formats. */
export interface SheetMistake extends Omit<CellMistake, 'values'> {
  values?: Readonly<Record<string, MessageArgument>>;
}

export interface ReadOrders {
  table: Table;
  good: GoodOrder[];
  mistakes: SheetMistake[];
}

/** Orders that are priced at once. */
const ABREAST = 20;

/** Throws `invalid` for a sheet without parcels or with too many. */
function tableOf(raw: readonly RawRow[]): Table {
  const table = readTable(raw, columnNames());
  if (!table || (table.rows.length === 0 && table.missing.length === 0)) throw fieldError('content', 'sheetEmpty');
  const count = table.rows.length;
  if (count > SHEET.rows) throw fieldError('content', 'sheetTooManyRows', { count, most: SHEET.rows });
  return table;
}

function headMistakes({ head, missing, twice }: Table): SheetMistake[] {
  const at = (column: CellMistake['column'], key: string) => ({ row: head, column, key });
  return [...missing.map((id) => at(id, 'sheetColumnMissing')), ...twice.map((id) => at(id, 'sheetColumnTwice'))];
}

/** What only the service knows of an order: its price, or why there is none. */
async function price(ctx: Context, rows: SheetOrderRows, order: OrderInput): Promise<GoodOrder | SheetMistake[]> {
  try {
    return { rows, order, priced: await assessOrder(ctx, order) };
  } catch (failure) {
    if (!(failure instanceof ApiError) || !['invalid', 'noRate'].includes(failure.error)) throw failure;
    const fields = failure.details.fields ?? [{ field: 'service', message: failure.error }];
    const mistakes = fields.map(({ field, message, values = {} }) => ({ field, key: message, values }));
    return inCells(rows, mistakes as FieldMistake[]);
  }
}

async function factsOf(ctx: Context, orders: readonly SheetOrderRows[], choices: ChoicesByLanguage) {
  const names = choiceNames(choices);
  const [gazetteer, patterns] = await Promise.all([
    gazetteerOf(ctx, orders, names),
    findPhonePatterns(ctx.db, COUNTRIES),
  ]);
  return {
    choices: names,
    gazetteer,
    country: ctx.country,
    phonePatterns: new Map([...patterns].map(([country, source]) => [country, new RegExp(source)])),
    today: localDay(ctx.now(), MARKETS[ctx.country].timeZone),
  };
}

/** The orders of a sheet, each with its price, and every mistake by row and column. Throws `invalid` for a sheet that cannot be read. */
export async function readOrders(
  ctx: Context,
  raw: readonly RawRow[],
  choices: ChoicesByLanguage,
): Promise<ReadOrders> {
  const table = tableOf(raw);
  const atHead = headMistakes(table);
  if (atHead.length > 0) return { table, good: [], mistakes: atHead };
  const { orders, mistakes: ofRows } = groupRows(table.rows);
  const facts = await factsOf(ctx, orders, choices);
  const differing = new Set(ofRows.map(({ row }) => row));
  const checked = orders.map((rows) => ({ rows, ...checkSheetOrder(rows, facts) }));
  const good: GoodOrder[] = [];
  const mistakes: SheetMistake[] = [...ofRows, ...checked.flatMap((each) => each.mistakes)];
  const whole = checked.flatMap(({ rows, order }) =>
    order && !rows.rows.some(({ row }) => differing.has(row)) ? [{ rows, order }] : [],
  );
  for (let at = 0; at < whole.length; at += ABREAST) {
    const part = whole.slice(at, at + ABREAST);
    for (const result of await Promise.all(part.map(({ rows, order }) => price(ctx, rows, order)))) {
      if (Array.isArray(result)) mistakes.push(...result);
      else good.push(result);
    }
  }
  return { table, good, mistakes: mistakes.sort((a, b) => a.row - b.row) };
}
