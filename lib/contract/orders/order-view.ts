import * as z from 'zod';
import { HANDOVERS } from '@/lib/billing/handovers';
import { IMPORTERS, SENDING_MODES } from '@/lib/orders/choices';
import { MeasuredParcel } from '@/lib/parcel/measured';
import { PARTIES } from '@/lib/parcel/notices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { BatteryView } from './battery';
import { AttemptView } from '../parcels/attempts';
import { CaseView } from '../parcels/cases';
import { ClaimView } from '../parcels/claims';
import { ParcelCollection } from './collections';
import { DeliveryView } from '../quotes/expected-day';
import { moneyField } from '../fields';
import { HandOverView } from '../parcels/hand-over';
import { DetailView } from '../parcels/receiver-details';
import { ORDER_VIEW_FIELDS, PARCEL_VIEW_FIELDS } from './order-fields';
import { partyView } from './party';
import { ProofView } from '../parcels/proofs';
import { ExchangeView, QuoteView } from '../quotes/quotes';
import { ReturnView } from '../parcels/returns';
import { RouteView } from '../tracking/route';
import { OrderSummary } from './order-list';
import { InstructionView, RedeliveryView } from '../tracking/tracking';
import { Notify, Pickup } from './order-request';

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
  /** Left out if the sender gave no information about batteries. */
  battery: BatteryView.optional(),
  /** For international orders. Defaults: Guangzhou, and the sender's kind as importer. */
  handover: z.enum(HANDOVERS).nullable(),
  importer: z.enum(IMPORTERS).nullable(),
  parcels: z.array(
    z.object({
      waybillNo: z.string(),
      state: z.enum(PARCEL_STATES),
      /** Our scale's values at acceptance. Null before acceptance, and for a parcel that was not weighed. */
      measured: MeasuredParcel.nullable(),
      /** Left out if no delivery was predicted or the parcel will no longer arrive. */
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
  /** Details that the receiver or the sender gave after the order was placed. Left out if there are none. */
  receiverDetails: z.array(DetailView).optional(),
  /** Newest first, for `SENT_RETENTION_DAYS`; left out while every message was sent. */
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

export const ChangedIdResponse = z.object({ id: z.string() });
