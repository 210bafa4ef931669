import * as z from 'zod';
import { ORDER_PERIODS, SERVICES } from '@/lib/orders/choices';
import { ORDER_GROUPS } from '@/lib/orders/desk';
import { NEEDED_DETAILS } from '@/lib/orders/receiver-details';
import { ATTENTION_STATES, PARCEL_STATES } from '@/lib/parcel/states';
import { countryCode, isoDate, optionalText } from '../fields';

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.string(),
  tradeNo: z.string(),
  /** The shop's own number. Left out for an order without one. */
  shopOrderNo: z.string().optional(),
  /** The first of `waybills`. */
  waybillNo: z.string(),
  kind: z.enum(['international', 'domestic']),
  service: z.enum(SERVICES),
  /** State of the least advanced parcel under way, or the worst outcome if none is under way. */
  state: z.enum(PARCEL_STATES),
  createTime: z.iso.datetime(),
  receiverName: z.string(),
  receiverCountry: countryCode,
  /** City in the request's language. A gateway may leave it out, like the goods. */
  receiverCity: z.string().optional(),
  /** Goods in English, parcel by parcel, each name once. */
  goods: z.array(z.string()).optional(),
  pieces: z.int(),
  /** One for each parcel, in their order (§5, §9). An order of an earlier release has a single one for all pieces. */
  waybills: z.array(z.object({ waybillNo: z.string(), state: z.enum(PARCEL_STATES) })),
  /**
   * Details that the receiver still has to give. The order has no label until then. Left out if it waits for nothing.
   */
  waitsFor: z.array(z.enum(NEEDED_DETAILS)).optional(),
  /**
   * First and last day on which the parcels still under way are expected, at the destination. Left out if none is
   * known.
   */
  expected: z.object({ earliest: isoDate, latest: isoDate }).optional(),
  /** Day on which an ended order reached its state, at the destination. Left out if it is not known. */
  endedOn: isoDate.optional(),
  can: z.object({ edit: z.boolean(), cancel: z.boolean(), delete: z.boolean() }),
  /** Placed with a test key: a specimen that is never shipped. Left out for other orders. */
  isTest: z.literal(true).optional(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderPageRequest = z.object({
  /** Last week, last month or last three months (§2). */
  period: z.enum(ORDER_PERIODS).default('QUARTER'),
  state: z.enum(PARCEL_STATES).nullable().default(null),
  /** Words of a number, a name, the receiver's city or the goods. An order matches if it contains all of them. */
  search: optionalText(60),
  /** Only orders of this group of open orders. */
  group: z.enum(ORDER_GROUPS).nullable().default(null),
  /** Only orders to this country. */
  country: countryCode.nullable().default(null),
  /** Only orders with a parcel under way whose last expected day is this day or earlier. */
  expectedBy: z.iso.date('invalid').nullable().default(null),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(200, 'invalid').nullable().default(null),
  size: z.int().min(1, 'invalid').max(50, 'invalid').default(20),
});

/** Parcels of the last three months in one state that needs their sender. */
export const ParcelAttention = z.object({
  state: z.enum(ATTENTION_STATES),
  /** Number of parcels, from 1 to 999. */
  count: z.int(),
  /** True if there are more than were counted. A gateway may leave it out. */
  hasMore: z.boolean().optional(),
  /** First of the last days to choose, in the receivers' countries. Null if no choice is open. */
  decideBy: z.iso.date().nullable(),
});
export type ParcelAttention = z.infer<typeof ParcelAttention>;

/** A search may return few orders or none and still have a `nextCursor`: more orders remain to be searched. */
export const OrderPageResponse = z.object({
  items: z.array(OrderSummary),
  nextCursor: z.string().nullable(),
  /**
   * Independent of the filter. Only on the first page, and not for API keys, whose programs use webhooks. A gateway may
   * leave it out.
   */
  attention: z.array(ParcelAttention).optional(),
});

/** Open orders of the last three months, counted by group and by the states of their parcels. */
export const OrderDesk = z.object({
  /** Groups with at least one order. An order can be in several. */
  groups: z.array(z.object({ group: z.enum(ORDER_GROUPS), count: z.int() })),
  /** States with at least one order. An order counts under the state of each of its parcels. */
  states: z.array(z.object({ state: z.enum(PARCEL_STATES), count: z.int() })),
  /** True if there are more open orders than were counted. Each count is then a minimum. */
  hasMore: z.boolean(),
});
export type OrderDesk = z.infer<typeof OrderDesk>;
