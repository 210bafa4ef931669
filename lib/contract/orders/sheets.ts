import * as z from 'zod';
import { SHEET_LIMITS, MAX_SHEET_BATCH, MAX_LABELS_OF_CALL } from '@/lib/market/limits';
import { LANGUAGES } from '@/lib/market/language';
import { TEXT_ENCODINGS } from '@/lib/text/text-encodings';
import { SHOPS } from '@/lib/orders/choices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { id, isoDate, moneyField } from '../fields';
import { HandOverView } from '../parcels/hand-over';
import { OrderPageRequest } from './order-list';
import { IDEMPOTENCY_KEY_PATTERN, OrderRequest } from './order-request';

/** Base64 encodes three bytes as four characters. */
const MAX_BASE64_CHARACTERS = Math.ceil(SHEET_LIMITS.bytes / 3) * 4;

/** Maximum number of columns with a value for all rows. */
const MAX_FILLED_COLUMNS = 50;

/** Largest request body that carries a sheet with a person's additions, in bytes. */
export const SHEET_BODY_BYTES = MAX_BASE64_CHARACTERS + 256 * 1024;

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SheetRequest = z.object({
  /** The file's bytes in Base64. */
  content: z
    .string({ error: 'required' })
    .min(1, 'required')
    .max(MAX_BASE64_CHARACTERS, 'sheetTooLarge')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
  /** Encoding of a CSV that is not Unicode. Guessed if left out. */
  encoding: z.enum(TEXT_ENCODINGS, { error: 'chooseOne' }).optional(),
  /** Values for blank cells, by the column's id: what a shop's export lacks, such as the sender and the weight. */
  fill: z
    .record(z.string().max(40, 'invalid'), z.string().max(200, 'tooLong'))
    .refine((values) => Object.keys(values).length <= MAX_FILLED_COLUMNS, 'tooMany')
    .optional(),
  /** Values that replace single cells. */
  edits: z
    .array(
      z.object({
        row: z.int().min(1, 'invalid'),
        column: z.string().max(40, 'invalid'),
        value: z.string().max(200, 'tooLong'),
      }),
    )
    .max(SHEET_LIMITS.rows, 'tooMany')
    .optional(),
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
  /** Id of the column, as used in `fill` and `edits`. */
  columnId: z.string().optional(),
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
  /** Weight of the parcels in kilograms. */
  weightKg: z.number().optional(),
  /** Amounts for the sender, one for each currency. */
  totals: z.array(moneyField),
  /**
   * Approximate sum of `totals` in the currency of the receiver's country. Null if they are in that currency already.
   */
  about: moneyField.nullable(),
  /** Expected days of delivery if we get the parcels on the next working day or, with a pickup, on its day. */
  expected: z.object({ earliest: isoDate, latest: isoDate }),
  /** Position in `handOvers`, counted from 0. */
  handOver: z.int(),
  /** Null until the order is placed. */
  placed: PlacedSheetOrder.nullable(),
  /**
   * Earlier order with the same reference; null without one. The sender decides whether the new order replaces it.
   */
  earlier: EarlierSheetOrder.nullable(),
  /** Rows that the spreadsheet hides. The sender decides whether to place their order. */
  hiddenRows: z.array(z.int()),
  /** The order as `placeSheetOrders` accepts it, without `agreed`. */
  order: z.record(z.string(), z.unknown()),
});
export type SheetOrder = z.infer<typeof SheetOrder>;

/** A column that a shop's export lacks. Its value is the same for all orders, and `fill` states it. */
export const AskedColumn = z.object({
  column: z.string(),
  /** Name in the request's language. */
  title: z.string(),
  choices: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type AskedColumn = z.infer<typeof AskedColumn>;

export const CheckedSheet = z.object({
  format: z.enum(SHEET_FORMATS),
  /** Orders without mistakes. */
  orders: z.array(SheetOrder),
  mistakes: z.array(SheetMistake),
  /** Ways in which the parcels get to us and how each is paid, without prices. Each way is listed once. */
  handOvers: z.array(HandOverView),
  /** Names of columns that we do not know. */
  unknownColumns: z.array(z.string()),
  /** Name of the sheet that was read; empty if the file shows only one. */
  sheet: z.string(),
  /** Encoding of a CSV that is not Unicode, with texts of the file by which a person can see whether it is right. */
  guessed: z.object({ encoding: z.enum(TEXT_ENCODINGS), sample: z.array(z.string()) }).nullable(),
  /** Left out unless the file is a shop's export of orders. The lines of an order are one parcel. */
  shop: z
    .object({
      name: z.enum(SHOPS),
      /** Number of orders that are left out, because they were sent, cancelled or refunded, or need no parcel. */
      settled: z.int(),
      /** Columns that the export lacks. Without their values no order is checked. */
      asks: z.array(AskedColumn),
      /** True if `fill` lacks a value for one of the columns in `asks`. */
      isOpen: z.boolean(),
    })
    .optional(),
});
export type CheckedSheet = z.infer<typeof CheckedSheet>;

export const PlaceSheetOrdersRequest = z.object({
  orders: z
    .array(
      z.object({
        orderKey: z.string().regex(IDEMPOTENCY_KEY_PATTERN, 'invalid'),
        /** Totals as shown. An order whose price has changed is not placed. */
        totals: z.array(moneyField).max(5, 'tooMany'),
        order: OrderRequest,
        /** Id of the order in `earlier`, which is cancelled once this one is placed. */
        replaces: id.optional(),
      }),
    )
    .min(1, 'required')
    .max(MAX_SHEET_BATCH, 'tooMany'),
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
  ids: z.array(id).min(1, 'required').max(MAX_LABELS_OF_CALL, 'tooMany'),
});

export const DownloadOrdersRequest = OrderPageRequest.omit({ cursor: true, size: true }).extend({
  format: z.enum(SHEET_FORMATS, { error: 'chooseOne' }),
  /** Ids of the orders to return. Without them, the newest orders that the filter finds. */
  orders: z.array(z.object({ id })).min(1, 'required').max(SHEET_LIMITS.rows, 'tooMany').optional(),
});
