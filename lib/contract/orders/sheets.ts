import * as z from 'zod';
import { SHEET, SHEET_BATCH, SHEET_LABELS } from '@/lib/market/limits';
import { LANGUAGES } from '@/lib/market/language';
import { TEXT_ENCODINGS } from '@/lib/market/text-encodings';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { id, isoDate, money } from '../fields';
import { HandOverView } from '../tracking/hand-over';
import { OrderPageRequest } from './order-list';
import { IDEMPOTENCY_KEY, OrderRequest } from './orders';

/** Base64 takes four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(SHEET.bytes / 3) * 4;

/** Largest request body that carries a sheet, in bytes. */
export const SHEET_BODY_BYTES = MOST_CHARACTERS + 4096;

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SheetRequest = z.object({
  /** The file's bytes in Base64. */
  content: z
    .string({ error: 'required' })
    .min(1, 'required')
    .max(MOST_CHARACTERS, 'sheetTooLarge')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
  /** Encoding of a CSV that is not Unicode. Guessed if left out. */
  encoding: z.enum(TEXT_ENCODINGS, { error: 'chooseOne' }).optional(),
});

export const SheetTemplateQuery = z.object({
  format: z.enum(SHEET_FORMATS, { error: 'chooseOne' }),
  language: z.enum(LANGUAGES, { error: 'chooseOne' }),
});

export const SheetMistake = z.object({
  /** Row number in the spreadsheet. */
  row: z.int(),
  /** Column name in the sheet. */
  column: z.string(),
  /** Value of the cell; may be empty. */
  value: z.string(),
  /** Description of the mistake, in the request's language. */
  message: z.string(),
  /** Correct format; empty if the message contains it. */
  hint: z.string(),
});
export type SheetMistake = z.infer<typeof SheetMistake>;

export const PlacedSheetOrder = z.object({
  id: z.string(),
  tradeNo: z.string(),
  kind: z.enum(['international', 'domestic']),
  waybills: z.array(z.object({ waybillNo: z.string(), state: z.enum(PARCEL_STATES) })),
});
export type PlacedSheetOrder = z.infer<typeof PlacedSheetOrder>;

/** An order that was placed on the same day under the same reference, with other content. */
export const EarlierSheetOrder = z.object({
  id: z.string(),
  tradeNo: z.string(),
  kind: z.enum(['international', 'domestic']),
  placedAt: z.string(),
  /** False if it can no longer be cancelled. */
  canReplace: z.boolean(),
});

export const SheetOrder = z.object({
  /** Idempotency key: the order is placed once under it. The same order in a sheet of the same day has the same key. */
  orderKey: z.string(),
  /** The shop's own number, as `shopOrderNo` of `order`; empty without one. */
  reference: z.string(),
  rows: z.array(z.int()),
  receiverName: z.string(),
  parcels: z.int(),
  /** Amounts for the sender, one for each currency. */
  totals: z.array(money),
  /** Approximate sum of them in the currency of the receiver's country. Null if it is that already. */
  about: money.nullable(),
  /** Expected days of delivery if we get the parcels on the next working day or, with a pickup, on its day. */
  expected: z.object({ earliest: isoDate, latest: isoDate }),
  /** Position in `handOvers`, counted from 0. */
  handOver: z.int(),
  /** Null until the order is placed. */
  placed: PlacedSheetOrder.nullable(),
  /** Null unless the reference was used. Its sender decides whether the new order replaces it. */
  earlier: EarlierSheetOrder.nullable(),
  /** Rows that the spreadsheet hides. Its sender decides whether to place their order. */
  hiddenRows: z.array(z.int()),
  /** The order as `placeSheetOrders` accepts it, without `agreed`. */
  order: z.record(z.string(), z.unknown()),
});
export type SheetOrder = z.infer<typeof SheetOrder>;

export const CheckedSheet = z.object({
  format: z.enum(SHEET_FORMATS),
  /** Orders without mistakes. */
  orders: z.array(SheetOrder),
  mistakes: z.array(SheetMistake),
  /** Each way in which the parcels get to us and how it is paid, once, without prices. */
  handOvers: z.array(HandOverView),
  /** Names of columns that we do not know. */
  unknownColumns: z.array(z.string()),
  /** Name of the sheet that was read; empty if the file shows only one. */
  sheet: z.string(),
  /** Encoding of a CSV that is not Unicode, with texts of the file by which a person can see whether it is right. */
  guessed: z.object({ encoding: z.enum(TEXT_ENCODINGS), sample: z.array(z.string()) }).nullable(),
});
export type CheckedSheet = z.infer<typeof CheckedSheet>;

export const PlaceSheetOrdersRequest = z.object({
  orders: z
    .array(
      z.object({
        orderKey: z.string().regex(IDEMPOTENCY_KEY, 'invalid'),
        /** Totals as shown. An order whose price has changed is not placed. */
        totals: z.array(money).max(5, 'tooMany'),
        order: OrderRequest,
        /** Id of the order in `earlier`, which is cancelled once this one is placed. */
        replaces: id.optional(),
      }),
    )
    .min(1, 'required')
    .max(SHEET_BATCH, 'tooMany'),
});

export const PlaceSheetOrdersResponse = z.object({
  results: z.array(
    z.object({
      orderKey: z.string(),
      placed: PlacedSheetOrder.nullable(),
      /** Reason why it was not placed, in the request's language; empty if it was. */
      problem: z.string(),
    }),
  ),
});
export type PlaceSheetOrdersResponse = z.infer<typeof PlaceSheetOrdersResponse>;

export const SheetLabelsRequest = z.object({
  /** Ids of the orders, in the order of their labels. */
  ids: z.array(id).min(1, 'required').max(SHEET_LABELS, 'tooMany'),
});

export const DownloadOrdersRequest = OrderPageRequest.omit({ cursor: true, size: true }).extend({
  format: z.enum(SHEET_FORMATS, { error: 'chooseOne' }),
  /** Only these orders. Without them, the newest that the filter finds. */
  orders: z.array(z.object({ id })).min(1, 'required').max(SHEET.rows, 'tooMany').optional(),
});
