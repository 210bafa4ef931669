import * as z from 'zod';
import { SHEET, SHEET_BATCH, SHEET_LABELS } from '@/lib/market/limits';
import { LANGUAGES } from '@/lib/market/language';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { id, money } from './fields';
import { IDEMPOTENCY_KEY, OrderRequest } from './orders';

/** Base64 takes four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(SHEET.bytes / 3) * 4;

/** Bytes of a body that carries a sheet. */
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
});

export const SheetTemplateQuery = z.object({
  format: z.enum(SHEET_FORMATS, { error: 'chooseOne' }),
  language: z.enum(LANGUAGES, { error: 'chooseOne' }),
});

export const SheetMistake = z.object({
  /** As the spreadsheet counts it. */
  row: z.int(),
  /** As the sheet calls it. */
  column: z.string(),
  /** What stands there; empty where nothing does. */
  value: z.string(),
  /** What is wrong, in the request's language. */
  message: z.string(),
  /** How it is written; empty where the message says it. */
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

export const SheetOrder = z.object({
  /** It is placed under this key, once; the key is the same for the same order in a sheet of the same day. */
  orderKey: z.string(),
  /** What the sheet calls it; empty where it does not. */
  reference: z.string(),
  rows: z.array(z.int()),
  receiverName: z.string(),
  parcels: z.int(),
  /** What the sender pays, one amount a currency. */
  totals: z.array(money),
  /** Null while it is not placed. */
  placed: PlacedSheetOrder.nullable(),
  /** The order as `placeSheetOrders` takes it, but for `agreed`. */
  order: z.record(z.string(), z.unknown()),
});
export type SheetOrder = z.infer<typeof SheetOrder>;

export const CheckedSheet = z.object({
  format: z.enum(SHEET_FORMATS),
  /** Orders without a mistake. */
  orders: z.array(SheetOrder),
  mistakes: z.array(SheetMistake),
  /** Names of columns that are none of ours. */
  unknownColumns: z.array(z.string()),
});
export type CheckedSheet = z.infer<typeof CheckedSheet>;

export const PlaceSheetOrdersRequest = z.object({
  orders: z
    .array(
      z.object({
        orderKey: z.string().regex(IDEMPOTENCY_KEY, 'invalid'),
        /** As they were shown: an order whose price has changed is not placed. */
        totals: z.array(money).max(5, 'tooMany'),
        order: OrderRequest,
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
      /** Why it is not placed, in the request's language; empty where it is. */
      problem: z.string(),
    }),
  ),
});
export type PlaceSheetOrdersResponse = z.infer<typeof PlaceSheetOrdersResponse>;

export const SheetLabelsRequest = z.object({
  /** The orders', in the order of their labels. */
  ids: z.array(id).min(1, 'required').max(SHEET_LABELS, 'tooMany'),
});
