import 'server-only';
import * as z from 'zod';
import { countryCode } from '@/lib/contract/fields';
import { ORDER_VIEW_FIELDS, PARCEL_VIEW_FIELDS } from '@/lib/contract/orders/order-fields';
import { Battery } from '@/lib/contract/orders/battery';
import { Notify, Pickup, type OrderInput } from '@/lib/contract/orders/order-request';
import { ticketAmounts } from '@/lib/contract/quotes/ticket';
import { HANDOVERS } from '@/lib/billing/handovers';
import {
  CYCLES,
  GOODS_CLASSES,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  LOCAL_GOODS_TYPES,
  SENDING_MODES,
} from '@/lib/orders/choices';
import { jsonColumn, type JsonColumn } from '../../platform/db/json-column';

/** Text that earlier releases did not have. */
const newer = z.string().default('');

const party = {
  phone: z.string(),
  email: newer,
  countryCode,
  provinceCode: z.string(),
  cityCode: z.string(),
  areaCode: newer,
  street: z.string(),
  digitalAddress: newer,
};

const parcel = z.object({
  weightKg: z.number(),
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
  goodsNameEn: z.string(),
  ...PARCEL_VIEW_FIELDS,
  quantity: z.number(),
  unitPriceMinor: z.number(),
  ...ticketAmounts,
});

const shared = {
  customerType: z.enum(['individual', 'business']),
  customerHistory: z.enum(['new', 'regular']),
  frequency: z.enum(['single', 'regular']),
  shippingVolume: z.enum(CYCLES).nullable().default(null),
  sender: z.object({ name: newer, company: newer, ...party }),
  receiver: z.object({ name: z.string(), ...party }),
  receiverCompletes: z.boolean().optional(),
  sendingMode: z.enum(SENDING_MODES),
  pickup: Pickup.nullable().default(null),
  domesticTransferNo: newer,
  valueCurrency: z.string().optional(),
  parcels: z.array(parcel),
  ...ticketAmounts,
  deliveryPlace: z.enum(['door', 'site']).default('door'),
  ...ORDER_VIEW_FIELDS,
  notify: Notify.optional(),
  quoteToken: z.string().optional(),
  agreed: z.literal(true).default(true),
};

/**
 * Column `orders.input`: the order as it was placed, with defaults for fields of later releases. It has none of the
 * rules of `OrderRequest`, so an order that was accepted under other rules stays readable.
 */
export const ORDER_INPUT: JsonColumn<OrderInput> = jsonColumn(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('international'),
      service: z.enum(INTERNATIONAL_SERVICES),
      goodsClass: z.enum(GOODS_CLASSES),
      battery: Battery.optional(),
      handover: z.enum(HANDOVERS).optional(),
      importer: z.enum(IMPORTERS).optional(),
      ...shared,
    }),
    z.object({
      kind: z.literal('domestic'),
      service: z.literal('local-standard'),
      goodsType: z.enum(LOCAL_GOODS_TYPES),
      ...shared,
    }),
  ]),
);
