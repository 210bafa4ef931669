import 'server-only';
import type { CheckedSheet, PlacedSheetOrder, SheetOrder } from '@/lib/contract/orders/sheets';
import { senderMay } from '@/lib/orders/sender-policy';
import type { SheetTable } from '@/lib/sheets/table';
import { userOf, type Context } from '../../platform/context';
import { mapInSlices } from '../../platform/map-in-slices';
import { convertTotal } from '../../pricing/quote-notes';
import { loadHandOvers } from '../orders/place/hand-over';
import { currentParcels, listParcelsByOrder } from '../orders/parcel-store';
import { orderAsRead } from '../orders/order-policy';
import type { Verb } from '../../platform/verb';
import { createOrderKeys, earliestRepeatTime, shopOrderTag, tagOfKey } from './order-key';
import type { GoodOrder } from './read-orders';
import { readUpload, type UploadedSheet } from './read-upload';
import { listKeyedOrders, listOrdersOfKeys, type KeyedOrder } from './sheet-store';

type Parcels = Awaited<ReturnType<typeof listParcelsByOrder>>;

function placedOrder({ id, trade_no, kind }: KeyedOrder, parcels: Parcels): PlacedSheetOrder {
  const currentRows = currentParcels(parcels.get(id) ?? []);
  const waybills = currentRows.map(({ waybill_no, state }) => ({ waybillNo: waybill_no, state }));
  return { id, tradeNo: trade_no, kind, waybills };
}

function earlierOrder(row: KeyedOrder, parcels: Parcels): SheetOrder['earlier'] {
  const { id, trade_no: tradeNo, kind, created_at: placedAt } = row;
  const canReplace = senderMay('cancel', orderAsRead(row, parcels.get(id) ?? []));
  return { id, tradeNo, kind, placedAt, canReplace };
}

/** Returns the orders that were placed with one of these keys, by key, and the latest ones with a tag, by tag. */
async function findKnownOrders(ctx: Context, keys: readonly string[]) {
  const { userId } = userOf(ctx);
  const [rows, recent] = await Promise.all([
    listOrdersOfKeys(ctx.db, userId, keys),
    listKeyedOrders(ctx.db, userId, earliestRepeatTime(ctx.now())),
  ]);
  const tags = new Set(keys.map(tagOfKey).filter(Boolean));
  const tagged = recent.filter((row) => tags.has(tagOfKey(row.idempotency_key)));
  const parcels = await listParcelsByOrder(ctx.db, [...new Set([...rows, ...tagged].map(({ id }) => id))]);
  return {
    placed: new Map(rows.map((row) => [row.idempotency_key, placedOrder(row, parcels)])),
    earlier: new Map(tagged.map((row) => [tagOfKey(row.idempotency_key), earlierOrder(row, parcels)])),
  };
}

async function presentOrders(
  ctx: Context,
  good: readonly GoodOrder[],
): Promise<Pick<CheckedSheet, 'orders' | 'handOvers'>> {
  const keys = await createOrderKeys(
    ctx,
    good.map(({ order }) => order),
  );
  const { placed, earlier } = await findKnownOrders(ctx, keys.flat());
  const { views: handOvers, ofOrder } = await loadHandOvers(
    ctx,
    good.map(({ order }) => order),
  );
  const orders = await mapInSlices(good, async ({ order, priced, rows }, index) => {
    const orderKey = keys[index]!.find((key) => placed.has(key)) ?? keys[index]![0];
    const before = placed.get(orderKey) ?? null;
    const { agreed: _, ...orderToPlace } = order;
    const { totals } = priced.quote;
    const { earliest, latest } = priced.expected.windows[0]!; // the schema requires one
    return {
      orderKey,
      reference: order.shopOrderNo ?? '',
      rows: rows.rows.map(({ row }) => row),
      receiverName: order.receiver.name,
      parcels: order.parcels.length,
      weightKg: Math.round(order.parcels.reduce((sum, { weightKg }) => sum + weightKg, 0) * 1000) / 1000,
      totals: [...totals],
      about: (await convertTotal(ctx.db, totals, order.receiver.countryCode))?.total ?? null,
      expected: { earliest, latest },
      handOver: ofOrder[index]!,
      placed: before,
      earlier: before ? null : (earlier.get(shopOrderTag(ctx, order)) ?? null),
      hiddenRows: rows.rows.flatMap(({ row, isHidden }) => (isHidden ? [row] : [])),
      order: orderToPlace,
    };
  });
  return { orders, handOvers };
}

/** Maximum number of texts, and of characters of each, that show whether an encoding is right. */
const ENCODING_SAMPLE = { texts: 3, characters: 60 } as const;

/** Returns the first distinct texts with letters beyond ASCII, which another encoding would change. */
function sampleOf({ titles, rows }: SheetTable): string[] {
  const texts = new Set<string>();
  for (const text of [
    ...rows.flatMap(({ cells }) => [...cells.values()].map((cell) => cell.text)),
    ...titles.values(),
  ]) {
    if (/[^\p{ASCII}\p{P}\p{S}\p{Z}]/u.test(text)) texts.add(text.slice(0, ENCODING_SAMPLE.characters));
    if (texts.size === ENCODING_SAMPLE.texts) break;
  }
  return [...texts];
}

function presentEncoding({ guessed, table }: UploadedSheet): CheckedSheet['guessed'] {
  return guessed && { encoding: guessed, sample: sampleOf(table) };
}

/** Returns the orders of a sheet that can be placed, and every mistake in it. */
export const checkSheet: Verb<'checkSheet'> = async ({ ctx, input }) => {
  const upload = await readUpload(ctx, input);
  const { format, table, good, mistakes, sheet, shop } = upload;
  const presented = await presentOrders(ctx, good);
  return {
    format,
    ...presented,
    mistakes,
    unknownColumns: table.unknown,
    sheet,
    guessed: presentEncoding(upload),
    ...(shop && { shop }),
  };
};
