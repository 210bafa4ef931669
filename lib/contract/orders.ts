import * as z from 'zod';
import { MAX_PARCELS } from '@/lib/billing/constants';
import {
  CYCLES,
  GOODS_CLASSES,
  HANDOVERS,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  LOCAL_GOODS_TYPES,
  MAX_QUOTE_TOKEN,
  ORDER_PERIODS,
  PICKUP_WINDOWS,
  RECEIVER_CHANNELS,
  SENDING_MODES,
  SERVICES,
} from '@/lib/orders/choices';
import { isSenderNamed } from '@/lib/orders/order-issues';
import { LANGUAGES } from '@/lib/market/language';
import { Measured } from '@/lib/parcel/measured';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { ClaimView } from './claims';
import { DeliveryView } from './expected-day';
import { countryCode, id, isoDate, money, optional, required } from './fields';
import { HandOverView } from './hand-over';
import { party, partyView } from './party';
import { ProofView } from './proofs';
import { ExchangeView, ParcelSize, QuoteView } from './quotes';
import { refuseSharedAmounts, ticketAmounts } from './ticket';
import { ReturnView } from './returns';
import { InstructionView, RedeliveryView } from './tracking';
import { QUANTITY } from '@/lib/market/limits';

export const Sender = z
  .object({ name: optional(80), company: optional(120), ...party })
  .refine(isSenderNamed, { path: ['name'], message: 'senderNameOrCompany' });

export const Receiver = z.object({ name: required(80), ...party });

export const Parcel = ParcelSize.safeExtend({
  /** §5: the declared goods name must be specific and truthful. */
  goodsNameEn: required(80),
  goodsNameCn: optional(80),
  quantity: z.int({ error: 'quantityRange' }).min(QUANTITY.min, 'quantityRange').max(QUANTITY.max, 'quantityRange'),
  /** Minor units of the order's currency. */
  unitPriceMinor: z.int({ error: 'required' }).min(1, 'required').max(1e11, 'tooLarge'),
  ...ticketAmounts,
});

export const Pickup = z.object({ date: isoDate, window: z.enum(PICKUP_WINDOWS, { error: 'required' }) });

export const Notify = z.object({
  sender: z.boolean().default(true),
  receiver: z.enum(RECEIVER_CHANNELS, { error: 'chooseOne' }).default('sms'),
  receiverLanguage: z.enum(LANGUAGES, { error: 'chooseOne' }).optional(),
});

const shared = {
  customerType: z.enum(['individual', 'business'], { error: 'chooseOne' }),
  customerHistory: z.enum(['new', 'regular'], { error: 'chooseOne' }),
  frequency: z.enum(['single', 'regular'], { error: 'chooseOne' }),
  shippingVolume: z.enum(CYCLES).nullable().default(null),
  sender: Sender,
  receiver: Receiver,
  sendingMode: z.enum(SENDING_MODES, { error: 'chooseOne' }),
  /** Needed with PICKUP. */
  pickup: Pickup.nullable().default(null),
  /** §9: the courier number of the delivery to the Guangzhou warehouse, with MERCHANT; may follow later. */
  domesticTransferNo: optional(40),
  parcels: z.array(Parcel).min(1, 'required').max(MAX_PARCELS, 'tooManyParcels'),
  /** The same two of a single parcel; those of several stand on each. */
  ...ticketAmounts,
  deliveryPlace: z.enum(['door', 'site']).default('door'),
  remark: optional(300),
  /** Who is told of the parcels' journey, how and in which language. Without it both are: by e-mail, and by SMS in the country's language. */
  notify: Notify.optional(),
  /** `token` of the quote that was shown: the order costs what it said, or is refused. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN, 'quoteUnreadable').optional(),
  agreed: z.literal(true, { error: 'agreementMissing' }),
};

const pickupGiven = (order: { sendingMode: string; pickup: unknown }) =>
  order.sendingMode !== 'PICKUP' || order.pickup !== null;
/** A mail needs an address. */
const receiverReached = ({
  notify,
  receiver,
}: {
  notify?: { receiver: string } | undefined;
  receiver: { email: string };
}) => notify?.receiver !== 'mail' || receiver.email !== '';
const receiverIssue = { path: ['receiver', 'email'], message: 'required' };
const pickupIssue = { path: ['pickup', 'date'], message: 'required' };

const international = z.object({
  service: z.enum(INTERNATIONAL_SERVICES, { error: 'chooseService' }),
  goodsClass: z.enum(GOODS_CLASSES, { error: 'required' }),
  /** §9: of phones and tablets that the sender brings; Guangzhou without it. */
  handover: z.enum(HANDOVERS, { error: 'chooseOne' }).optional(),
  /** §9: who imports; the `customerType` without it. */
  importer: z.enum(IMPORTERS, { error: 'chooseOne' }).optional(),
  ...shared,
});
const domestic = z.object({
  service: z.literal('local-standard'),
  goodsType: z.enum(LOCAL_GOODS_TYPES, { error: 'required' }),
  ...shared,
});

export const InternationalOrderRequest = international
  .refine(pickupGiven, pickupIssue)
  .refine(receiverReached, receiverIssue)
  .superRefine(refuseSharedAmounts);
export const DomesticOrderRequest = domestic
  .refine(pickupGiven, pickupIssue)
  .refine(receiverReached, receiverIssue)
  .superRefine(refuseSharedAmounts);
export const OrderRequest = z
  .discriminatedUnion('kind', [
    international.extend({ kind: z.literal('international') }),
    domestic.extend({ kind: z.literal('domestic') }),
  ])
  .refine(pickupGiven, pickupIssue)
  .refine(receiverReached, receiverIssue)
  .superRefine(refuseSharedAmounts);
export type OrderInput = z.output<typeof OrderRequest>;

/** The Idempotency-Key header of the calls that place orders: printable ASCII without spaces. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** A whole order again, with the version that was edited; refused with 409 when it changed meanwhile. */
export const EditOrderRequest = z.object({ id, version: z.int(), order: OrderRequest });

export const OrderSummary = z.object({
  id: z.string(),
  tradeNo: z.string(),
  /** The first of `waybills`. */
  waybillNo: z.string(),
  kind: z.enum(['international', 'domestic']),
  service: z.enum(SERVICES),
  /** Of the least advanced parcel under way; the worst outcome when none is. */
  state: z.enum(PARCEL_STATES),
  createTime: z.iso.datetime(),
  receiverName: z.string(),
  receiverCountry: countryCode,
  /** In the request's language. A gateway may leave it out, like the goods. */
  receiverCity: z.string().optional(),
  /** In English, parcel by parcel; each name once. */
  goods: z.array(z.string()).optional(),
  pieces: z.int(),
  /** §5, §9: one for each parcel, in their order; a single one for all pieces of an order of an earlier release. */
  waybills: z.array(z.object({ waybillNo: z.string(), state: z.enum(PARCEL_STATES) })),
  can: z.object({ edit: z.boolean(), cancel: z.boolean(), delete: z.boolean() }),
  /** Placed with a test key: a specimen that never leaves. Left out for any other. */
  isTest: z.literal(true).optional(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderView = OrderSummary.extend({
  version: z.int(),
  updateTime: z.iso.datetime(),
  customerType: z.string(),
  customerHistory: z.string(),
  frequency: z.string(),
  shippingVolume: z.string().nullable(),
  sender: z.object(partyView),
  receiver: z.object(partyView),
  sendingMode: z.enum(SENDING_MODES),
  pickup: Pickup.nullable(),
  domesticTransferNo: z.string(),
  goodsClass: z.string(),
  /** Of international orders; Guangzhou and the sender's kind where nothing was chosen. */
  handover: z.enum(HANDOVERS).nullable(),
  importer: z.enum(IMPORTERS).nullable(),
  parcels: z.array(
    z.object({
      waybillNo: z.string(),
      state: z.enum(PARCEL_STATES),
      /** What our scale said when the parcel was taken over; null before, and where it was not weighed. */
      measured: Measured.nullable(),
      /** Left out where nothing was said, and of what will not come any more. */
      delivery: DeliveryView.optional(),
      /** As the sender declared it, like the sides. */
      weightKg: z.number(),
      lengthCm: z.number(),
      widthCm: z.number(),
      heightCm: z.number(),
      goodsNameEn: z.string(),
      goodsNameCn: z.string(),
      quantity: z.int(),
      unitPriceMinor: z.int(),
      insuredValue: money.nullable(),
      cashOnDelivery: money.nullable(),
      /** Left out while it did not come back. */
      returned: ReturnView.optional(),
      /** Left out while nothing can be claimed and nothing was. */
      claim: ClaimView.optional(),
      /** Left out until it is delivered, and where the courier kept nothing. */
      proof: ProofView.optional(),
    }),
  ),
  /** Of unit prices, insured value and cash on delivery. */
  currency: z.string(),
  /** What the parcels' own add up to. */
  insuredValue: money.nullable(),
  cashOnDelivery: money.nullable(),
  deliveryPlace: z.string(),
  remark: z.string(),
  /** Left out where nobody chose, and by gateways that send no messages. */
  notify: Notify.optional(),
  /** The price that was accepted. */
  quote: QuoteView,
  /** The price by what was measured, at the tariff of the order; null while the same weights are billed. */
  billed: QuoteView.nullable(),
  /** Into the money of the receiver's country, unless that is CNY. A gateway may leave it out. */
  exchange: ExchangeView.optional(),
  /** Left out while every delivery was free. */
  redeliveries: z.array(RedeliveryView).optional(),
  /** What the receiver asked for, parcel by parcel; left out while nothing was. */
  instructions: z.array(InstructionView.extend({ waybillNo: z.string() })).optional(),
  /** Left out once it is handed over, and by gateways. */
  handOver: HandOverView.optional(),
  /** Of the order as a whole. */
  history: z.array(z.object({ state: z.enum(PARCEL_STATES), at: z.iso.datetime() })),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrderIdRequest = z.object({ id });
export const TradeNoRequest = z.object({ tradeNo: required(40) });

export const OrderPageRequest = z.object({
  /** Last week, last month or last three months (§2). */
  period: z.enum(ORDER_PERIODS).default('QUARTER'),
  state: z.enum(PARCEL_STATES).nullable().default(null),
  /** Words of a number, a name, the receiver's city or the goods: an order has all of them, each anywhere. */
  search: optional(60),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200, 'invalid').nullable().default(null),
  size: z.int().min(1, 'invalid').max(50, 'invalid').default(20),
});
/** A search may answer few orders or none and still have a `nextCursor`: it has not looked through all of them yet. */
export const OrderPageResponse = z.object({ items: z.array(OrderSummary), nextCursor: z.string().nullable() });

export const DoneResponse = z.object({ id: z.string() });
