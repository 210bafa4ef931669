import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { formatPlainAmount } from '@/lib/i18n/format/format-money';
import { countryName } from '@/lib/i18n/names/place-name';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { userOf, type Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { createPause, mapInSlices } from '../../platform/map-in-slices';
import type { PageCursor } from '../../platform/page-cursor';
import type { WrittenSheet } from '../../platform/sheet-files/write-sheet';
import { translateSheet } from '../../platform/texts/server-texts';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import { FILES_OF_ACCOUNT } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';
import { loadOrderFilter } from '../orders/list/load-order-filter';
import { findOrderIds } from '../orders/list/order-page-store';
import { orderReader } from '../orders/list/order-reader';
import { listSheetOrders, listWaybillsByOrder, type SheetOrderRow } from './sheet-store';
import { sheetFileName } from './get-sheet-template';

type Input = ParsedRequestOf<'downloadOrders'>;

/** Number of orders that are read at once. More would block other requests. */
const SLICE_SIZE = 100;

/** Returns the ids of the newest orders that the filter finds, at most as many as a sheet has rows. */
async function listFilteredOrders(ctx: Context, input: Input): Promise<string[]> {
  const filter = await loadOrderFilter(ctx, input);
  const foundIds: string[] = [];
  const pause = createPause();
  let after: PageCursor | null = null;
  do {
    await pause();
    const { ids, stoppedAt } = await findOrderIds(ctx.db, {
      ...filter,
      after,
      size: SHEET_LIMITS.rows - foundIds.length,
    });
    foundIds.push(...ids);
    after = stoppedAt;
  } while (after && foundIds.length < SHEET_LIMITS.rows);
  return foundIds;
}

interface ListedOrder {
  row: SheetOrderRow;
  waybills: string[];
}

/** Returns the orders in the given order. Throws `notFound` for one that the caller may not read. */
async function listOrders(ctx: Context, ids: readonly string[]): Promise<ListedOrder[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / SLICE_SIZE) }, (_, index) => index * SLICE_SIZE);
  const slices = await mapInSlices(starts, async (start) => {
    const sliceIds = ids.slice(start, start + SLICE_SIZE);
    const [rows, waybills] = await Promise.all([
      listSheetOrders(ctx.db, orderReader(ctx), sliceIds),
      listWaybillsByOrder(ctx.db, sliceIds),
    ]);
    const ordersById = new Map(rows.map((row) => [row.id, row]));
    return sliceIds.map((id) => {
      const row = ordersById.get(id);
      if (!row) throw new ApiError('notFound');
      return { row, waybills: waybills.get(id) ?? [] };
    });
  });
  return slices.flat();
}

/**
 * Returns a sheet with a row for each order. Each currency has a column, because amounts of two currencies have no sum.
 */
async function createSheet({ language }: Context, listed: readonly ListedOrder[]): Promise<WrittenSheet> {
  const orders = await mapInSlices(listed, ({ row, ...order }) => ({
    ...order,
    row,
    totals: QUOTE_COLUMN.read(row.price).totals,
  }));
  const textFor = (key: string, values?: Record<string, string>) => translateSheet(language, 'sheets', key, values);
  const hasShopNumbers = orders.some(({ row }) => row.shop_order_no !== null);
  const currencies = [...new Set(orders.flatMap(({ totals }) => totals.map(({ currency }) => currency)))];
  const head = [
    ...(hasShopNumbers ? [textFor('done.yours')] : []),
    ...['done.order', 'done.waybills', 'done.receiver', 'columns.receiverCountry', 'result.placedOn'].map((key) =>
      textFor(key),
    ),
    ...currencies.map((currency) => textFor('result.price', { currency })),
  ];
  const rows = await mapInSlices(orders, ({ row, waybills, totals }) => [
    ...(hasShopNumbers ? [row.shop_order_no ?? ''] : []),
    row.trade_no,
    waybills.join(', '),
    row.receiver_name,
    countryName(row.receiver_country, language),
    localDay(new Date(row.created_at), MARKETS[row.sender_country].timeZone),
    ...currencies.map((code) =>
      totals
        .filter(({ currency }) => currency === code)
        .map(formatPlainAmount)
        .join(),
    ),
  ]);
  return { title: textFor('result.title'), rows: [head, ...rows] };
}

/** Returns a file with the numbers and prices of orders: those that are named, or those that the filter finds. */
export const downloadOrders: Verb<'downloadOrders'> = async ({ ctx, input }) => {
  const { userId } = userOf(ctx);
  const { format } = input;
  // An order of another account changes nothing, not even the count.
  const ids = input.orders?.map(({ id }) => id);
  const listed = ids && (await listOrders(ctx, ids));
  // Counted before it searches, because a search that finds nothing costs most.
  await consumeAttempt(ctx, FILES_OF_ACCOUNT, userId);
  const orders = listed ?? (await listOrders(ctx, await listFilteredOrders(ctx, input)));
  const task = { format, language: ctx.language, sheet: await createSheet(ctx, orders) };
  const { bytes } = await ctx.sheets.write(task, userId);
  return { name: sheetFileName(format, 'orders'), bytes };
};
