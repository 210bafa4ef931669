import * as z from 'zod';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { HANDOVERS } from '@/lib/billing/handovers';
import {
  CYCLES,
  GOODS_CLASSES,
  IMPORTERS,
  INTERNATIONAL_SERVICES,
  LOCAL_GOODS_TYPES,
  MAX_QUOTE_TOKEN_LENGTH,
  PICKUP_WINDOWS,
  RECEIVER_CHANNELS,
  SENDING_MODES,
} from '@/lib/orders/choices';
import { isSenderNamed } from '@/lib/orders/order-issues';
import { LANGUAGES } from '@/lib/market/language';
import { Battery } from './battery';
import {
  currency,
  freeText,
  id,
  isoDate,
  messageName,
  optionalText,
  optionalMessageName,
  requiredText,
} from '../fields';
import { MAX_GOODS_NAME_LENGTH, ORDER_REQUEST_FIELDS, PARCEL_REQUEST_FIELDS } from './order-fields';
import { party } from './party';
import { ParcelSize } from '../quotes/quotes';
import { refuseSharedAmounts, ticketAmounts } from '../quotes/ticket';
import { MAX_SHOP_ORDER_NO_LENGTH, QUANTITY_RANGE } from '@/lib/market/limits';

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
  /** The declared goods name must be specific and truthful (§5). */
  goodsNameEn: requiredText(MAX_GOODS_NAME_LENGTH),
  ...PARCEL_REQUEST_FIELDS,
  quantity: z
    .int({ error: 'quantityRange' })
    .min(QUANTITY_RANGE.min, 'quantityRange')
    .max(QUANTITY_RANGE.max, 'quantityRange'),
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

const sharedFields = {
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
  /** The courier number of the delivery to the Guangzhou warehouse, for MERCHANT (§9). May be added later. */
  domesticTransferNo: optionalText(40),
  /** Currency of the unit prices: `USD`, `CNY` or the destination's. Default: the destination's. */
  valueCurrency: currency.optional(),
  parcels: z.array(Parcel).min(1, 'required').max(MAX_PARCELS, 'tooManyParcels'),
  /** `insuredValue` and `cashOnDelivery`, only with one parcel. With several, each parcel has its own. */
  ...ticketAmounts,
  deliveryPlace: z.enum(['door', 'site']).default('door'),
  ...ORDER_REQUEST_FIELDS,
  /**
   * Parties to notify about the parcels' journey, with channel and language. Without it, the account gets messages, and
   * the receiver gets SMS in the default language of their country.
   */
  notify: Notify.optional(),
  /** `token` of the displayed quote. The order is rejected if the token has expired or the shipment differs. */
  quoteToken: z.string().max(MAX_QUOTE_TOKEN_LENGTH, 'quoteUnreadable').optional(),
  agreed: z.literal(true, { error: 'agreementMissing' }),
};

const hasPickup = (order: { sendingMode: string; pickup: unknown }) =>
  order.sendingMode !== 'PICKUP' || order.pickup !== null;
/** Email notices need an address. */
const isReceiverReachable = ({
  notify,
  receiver,
}: {
  notify?: { receiver: string } | undefined;
  receiver: { email: string };
}) => notify?.receiver !== 'mail' || receiver.email !== '';
const missingReceiverEmail = { path: ['receiver', 'email'], message: 'required' };
const missingPickupDate = { path: ['pickup', 'date'], message: 'required' };

const international = z.object({
  service: z.enum(INTERNATIONAL_SERVICES, { error: 'chooseService' }),
  goodsClass: z.enum(GOODS_CLASSES, { error: 'required' }),
  /** Required for WITH_BATTERY (§9). */
  battery: Battery.optional(),
  /** For phones and tablets that the sender brings (§9). Default: Guangzhou. */
  handover: z.enum(HANDOVERS, { error: 'chooseOne' }).optional(),
  /** The importer (§9). Default: the `customerType`. */
  importer: z.enum(IMPORTERS, { error: 'chooseOne' }).optional(),
  ...sharedFields,
});
const domestic = z.object({
  service: z.literal('local-standard'),
  goodsType: z.enum(LOCAL_GOODS_TYPES, { error: 'required' }),
  ...sharedFields,
});

export const InternationalOrderRequest = international
  .refine(hasPickup, missingPickupDate)
  .refine(isReceiverReachable, missingReceiverEmail)
  .superRefine(refuseSharedAmounts);
export const DomesticOrderRequest = domestic
  .refine(hasPickup, missingPickupDate)
  .refine(isReceiverReachable, missingReceiverEmail)
  .superRefine(refuseSharedAmounts);
export const OrderRequest = z
  .discriminatedUnion('kind', [
    international.extend({ kind: z.literal('international') }),
    domestic.extend({ kind: z.literal('domestic') }),
  ])
  .refine(hasPickup, missingPickupDate)
  .refine(isReceiverReachable, missingReceiverEmail)
  .superRefine(refuseSharedAmounts);
export type OrderInput = z.output<typeof OrderRequest>;

/** The Idempotency-Key header of the calls that place orders: printable ASCII without spaces. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

/** A whole order with the version that was edited. Rejected with 409 if it changed in the meantime. */
export const EditOrderRequest = z.object({ id, version: z.int(), order: OrderRequest });

export const OrderIdRequest = z.object({ id });
export const TradeNoRequest = z.object({
  /** Our order number, or the shop's own number. */
  tradeNo: requiredText(MAX_SHOP_ORDER_NO_LENGTH),
});
