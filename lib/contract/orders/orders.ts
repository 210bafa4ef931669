import * as z from 'zod';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { HANDOVERS } from '@/lib/billing/handovers';
import {
  CYCLES,
  GOODS_CLASSES,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  LOCAL_GOODS_TYPES,
  MAX_QUOTE_TOKEN,
  PICKUP_WINDOWS,
  RECEIVER_CHANNELS,
  SENDING_MODES,
} from '@/lib/orders/choices';
import { isSenderNamed } from '@/lib/orders/order-issues';
import { LANGUAGES } from '@/lib/market/language';
import { MeasuredParcel } from '@/lib/parcel/measured';
import { PARTIES } from '@/lib/parcel/notices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { Battery, BatteryView } from './battery';
import { AttemptView } from '../parcels/attempts';
import { CaseView } from '../parcels/cases';
import { ClaimView } from '../parcels/claims';
import { ParcelCollection } from './collections';
import { DeliveryView } from '../quotes/expected-day';
import {
  currency,
  freeText,
  id,
  isoDate,
  messageName,
  moneyField,
  optional,
  optionalMessageName,
  required,
} from '../fields';
import { HandOverView } from '../parcels/hand-over';
import { DetailView } from '../parcels/receiver-details';
import { ORDER_REQUEST_FIELDS, ORDER_VIEW_FIELDS, PARCEL_REQUEST_FIELDS, PARCEL_VIEW_FIELDS } from './order-fields';
import { party, partyView } from './party';
import { ProofView } from '../parcels/proofs';
import { ExchangeView, ParcelSize, QuoteView } from '../quotes/quotes';
import { refuseSharedAmounts, ticketAmounts } from '../quotes/ticket';
import { ReturnView } from '../parcels/returns';
import { RouteView } from '../tracking/route';
import { OrderSummary } from './order-list';
import { InstructionView, RedeliveryView } from '../tracking/tracking';
import { QUANTITY, SHOP_ORDER_NO_LENGTH } from '@/lib/market/limits';

export const Sender = z
  .object({ name: optionalMessageName(80), company: optionalMessageName(120), ...party })
  .refine(isSenderNamed, { path: ['name'], message: 'senderNameOrCompany' });

export const Receiver = z.object({
  name: messageName(80),
  ...party,
  /**
   * Identity or tax number for customs, if the destination requires one (lib/orders/receiver-details.ts). Ignored
   * otherwise. Responses contain its last three digits only.
   */
  identityNo: freeText().max(40, 'tooLong').optional(),
});

export const Parcel = ParcelSize.safeExtend({
  /** §5: the declared goods name must be specific and truthful. */
  goodsNameEn: required(80),
  ...PARCEL_REQUEST_FIELDS,
  quantity: z.int({ error: 'quantityRange' }).min(QUANTITY.min, 'quantityRange').max(QUANTITY.max, 'quantityRange'),
  /** Minor units of `valueCurrency`, or of the destination's currency without it. */
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
  /**
   * True: the receiver gives the details that the order lacks. Without it, an order to Saudi Arabia needs
   * `receiver.digitalAddress`.
   */
  receiverCompletes: z.boolean().optional(),
  sendingMode: z.enum(SENDING_MODES, { error: 'chooseOne' }),
  /** Required for PICKUP. */
  pickup: Pickup.nullable().default(null),
  /** §9: the courier number of the delivery to the Guangzhou warehouse, for MERCHANT. May be added later. */
  domesticTransferNo: optional(40),
  /** Currency of the unit prices: `USD`, `CNY` or the destination's. Default: the destination's. */
  valueCurrency: currency.optional(),
  parcels: z.array(Parcel).min(1, 'required').max(MAX_PARCELS, 'tooManyParcels'),
  /** `insuredValue` and `cashOnDelivery`, only with one parcel. With several, each parcel has its own. */
  ...ticketAmounts,
  deliveryPlace: z.enum(['door', 'site']).default('door'),
  ...ORDER_REQUEST_FIELDS,
  /**
   * Parties to notify about the parcels' journey, with channel and language. Without it, both get emails, and SMS in
   * the country's language.
   */
  notify: Notify.optional(),
  /** `token` of the quote shown: the order costs what it says, or is rejected. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN, 'quoteUnreadable').optional(),
  agreed: z.literal(true, { error: 'agreementMissing' }),
};

const pickupGiven = (order: { sendingMode: string; pickup: unknown }) =>
  order.sendingMode !== 'PICKUP' || order.pickup !== null;
/** Email notices need an address. */
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
  /** §9: required for WITH_BATTERY. */
  battery: Battery.optional(),
  /** §9: for phones and tablets that the sender brings. Default: Guangzhou. */
  handover: z.enum(HANDOVERS, { error: 'chooseOne' }).optional(),
  /** §9: the importer. Default: the `customerType`. */
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

/** A whole order with the version that was edited. Rejected with 409 if it changed in the meantime. */
export const EditOrderRequest = z.object({ id, version: z.int(), order: OrderRequest });

/** A message about an order that a limit dropped. It is not sent later. */
export const UnsentMessage = z.object({
  at: z.iso.datetime(),
  /** Null for a message about the order as a whole. */
  waybillNo: z.string().nullable(),
  /** The party that would have received it. */
  party: z.enum(PARTIES),
  /** The limit: of the account's messages in a day, of messages to the same number or address, or of the service. */
  reason: z.enum(['ACCOUNT', 'RECIPIENT', 'SERVICE']),
  /** Reason as a sentence, in the request's language. */
  note: z.string(),
});
export type UnsentMessage = z.infer<typeof UnsentMessage>;

export const OrderView = OrderSummary.extend({
  version: z.int(),
  updateTime: z.iso.datetime(),
  customerType: z.string(),
  customerHistory: z.string(),
  frequency: z.string(),
  shippingVolume: z.string().nullable(),
  sender: z.object(partyView),
  receiver: z.object(partyView),
  /** Left out within one hub's area. A gateway may leave it out. */
  route: RouteView.optional(),
  sendingMode: z.enum(SENDING_MODES),
  pickup: Pickup.nullable(),
  domesticTransferNo: z.string(),
  goodsClass: z.string(),
  /** Left out if the sender said nothing about batteries. */
  battery: BatteryView.optional(),
  /** For international orders. Defaults: Guangzhou, and the sender's kind as importer. */
  handover: z.enum(HANDOVERS).nullable(),
  importer: z.enum(IMPORTERS).nullable(),
  parcels: z.array(
    z.object({
      waybillNo: z.string(),
      state: z.enum(PARCEL_STATES),
      /** Our scale's values at acceptance; null before, and if it was not weighed. */
      measured: MeasuredParcel.nullable(),
      /** Left out if no delivery was predicted or the parcel will not arrive any more. */
      delivery: DeliveryView.optional(),
      /** Declared by the sender, like the sides. */
      weightKg: z.number(),
      lengthCm: z.number(),
      widthCm: z.number(),
      heightCm: z.number(),
      goodsNameEn: z.string(),
      ...PARCEL_VIEW_FIELDS,
      quantity: z.int(),
      unitPriceMinor: z.int(),
      insuredValue: moneyField.nullable(),
      cashOnDelivery: moneyField.nullable(),
      /** Money that the courier collected. Left out before the delivery, and for a parcel without cash on delivery. */
      collection: ParcelCollection.optional(),
      /** Left out unless the parcel was returned. */
      returned: ReturnView.optional(),
      /** Waybill of the returned parcel that the order took over. Left out for other parcels. */
      sentOnFrom: z.string().optional(),
      /** Left out if there is no claim and none is possible. */
      claim: ClaimView.optional(),
      /** The receiver's complaints about failed attempts, oldest first. Left out if there are none. */
      cases: z.array(CaseView).optional(),
      /** Evidence of failed attempts, oldest first. Left out if the courier recorded none. */
      attempts: z.array(AttemptView).optional(),
      /** Left out until delivery, and if the courier recorded nothing. */
      proof: ProofView.optional(),
    }),
  ),
  /** The destination's currency: of insured value, cash on delivery, and unit prices without `valueCurrency`. */
  currency: z.string(),
  /** Currency of the unit prices. Left out if the order did not name one. */
  valueCurrency: z.string().optional(),
  /** Sums of the parcels' own amounts. */
  insuredValue: moneyField.nullable(),
  cashOnDelivery: moneyField.nullable(),
  deliveryPlace: z.string(),
  ...ORDER_VIEW_FIELDS,
  /** Left out if nobody chose, and by gateways that send no messages. */
  notify: Notify.optional(),
  /** The accepted price. */
  quote: QuoteView,
  /** The price by measured weights, at the order's tariff; null while the billed weights are unchanged. */
  billed: QuoteView.nullable(),
  /** Exchange rate into the currency of the receiver's country, unless it is CNY. A gateway may leave it out. */
  exchange: ExchangeView.optional(),
  /** Left out while every delivery was free. */
  redeliveries: z.array(RedeliveryView).optional(),
  /** Instructions from the receiver, by parcel. Left out if there are none. */
  instructions: z.array(InstructionView.extend({ waybillNo: z.string() })).optional(),
  /** Details that the receiver or the sender gave, numbers without most digits. Left out if there are none. */
  receiverDetails: z.array(DetailView).optional(),
  /** Newest first, for 14 days; left out while every message was sent. */
  unsentMessages: z.array(UnsentMessage).optional(),
  /** Left out while the order waits for its receiver, after the hand-over, and by gateways. */
  handOver: HandOverView.optional(),
  /** State changes of the order as a whole. */
  history: z.array(
    z.object({
      state: z.enum(PARCEL_STATES),
      at: z.iso.datetime(),
      /** Reason for an automatic cancellation, because the order was not handed over in time. Left out otherwise. */
      reason: z.literal('NOT_HANDED_OVER').optional(),
    }),
  ),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrderIdRequest = z.object({ id });
export const TradeNoRequest = z.object({
  /** Our order number, or the shop's own number. */
  tradeNo: required(SHOP_ORDER_NO_LENGTH),
});

export const DoneResponse = z.object({ id: z.string() });
