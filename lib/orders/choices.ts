import type { Handover } from '@/lib/billing/handovers';
import type { TariffService as BillingService } from '@/lib/billing/transit';

/** Choices of an order. The schemas, the forms and the tariff use these lists. */

/** Services (§1, §9). The first three leave from China. The last stays within one country. */
export const INTERNATIONAL_SERVICES = ['intl-straight-small', 'intl-straight-special', 'business-express'] as const;
export const SERVICES = [...INTERNATIONAL_SERVICES, 'local-standard'] as const;
export type Service = (typeof SERVICES)[number];

/** The tariff's names for the services of the contract. */
export const BILLING_SERVICE = {
  'intl-straight-small': 'e-parcel',
  'intl-straight-special': 'special-line',
  'business-express': 'business-express',
  'local-standard': 'local',
} as const satisfies Record<Service, BillingService>;

export const GOODS_CLASSES = ['GENERAL', 'PHONE_TABLET', 'BRAND_SENSITIVE', 'WITH_BATTERY'] as const;
export const LOCAL_GOODS_TYPES = ['PARCEL', 'DOCUMENT', 'BULK'] as const;
/** Hours of a pickup, in the market's local time. */
export const PICKUP_HOURS = {
  MORNING: { from: 9, until: 12 },
  AFTERNOON: { from: 12, until: 15 },
  LATE_AFTERNOON: { from: 15, until: 18 },
} as const;
export const PICKUP_WINDOWS = [
  'MORNING',
  'AFTERNOON',
  'LATE_AFTERNOON',
] as const satisfies readonly (keyof typeof PICKUP_HOURS)[];
export type PickupWindow = (typeof PICKUP_WINDOWS)[number];

export function isPickupWindow(value: string): value is PickupWindow {
  return (PICKUP_WINDOWS as readonly string[]).includes(value);
}

export const SENDING_MODES = ['MERCHANT', 'PICKUP'] as const;
/** The party that imports the goods (§9). Morocco's clearance fee depends on it. */
export const IMPORTERS = ['individual', 'business'] as const;
export type Importer = (typeof IMPORTERS)[number];

/**
 * Returns the place of hand-over (§9). Hong Kong is for phones and tablets that the sender brings there. All else goes
 * to Guangzhou.
 */
export function handoverOf(order: {
  goodsClass: string;
  sendingMode: string;
  handover?: Handover | undefined;
}): Handover {
  const isHandedOver = order.goodsClass === 'PHONE_TABLET' && order.sendingMode !== 'PICKUP';
  return isHandedOver ? (order.handover ?? 'guangzhou') : 'guangzhou';
}

/** Frequency of a regular customer's shipments (§3). */
export const CYCLES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

export const ORDER_KINDS = ['international', 'domestic'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The documents of an order: its waybill labels, and the invoice for customs. */
export const ORDER_DOCUMENTS = ['label', 'invoice'] as const;
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];

/** Orders of the last week, the last month or the last three months (§2). */
export const ORDER_PERIODS = ['WEEK', 'MONTH', 'QUARTER'] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];

/** Longest token of a quote, in characters. Ours have about a third of it. */
export const MAX_QUOTE_TOKEN_LENGTH = 2000;

export function isInternationalService(value: string): value is (typeof INTERNATIONAL_SERVICES)[number] {
  return (INTERNATIONAL_SERVICES as readonly string[]).includes(value);
}

export function isGoodsClass(value: string): value is (typeof GOODS_CLASSES)[number] {
  return (GOODS_CLASSES as readonly string[]).includes(value);
}

/** Channels for notices to the receiver of a parcel. */
export const RECEIVER_CHANNELS = ['sms', 'mail', 'none'] as const;
export type ReceiverChannel = (typeof RECEIVER_CHANNELS)[number];

/** Shops whose exports of orders are read as sheets of parcels. */
export const SHOPS = ['shopify', 'woocommerce'] as const;
