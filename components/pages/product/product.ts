import type { SceneName } from '@/components/ui/scene';
import type { Service } from '@/lib/orders/choices';
import type { RouteName } from '@/lib/routing/routes';
import type { FaqTopic } from './faq-topics';

export const PRODUCT_KEYS = [
  'intlStraight',
  'small',
  'smallPac',
  'special',
  'business',
  'firstDelivery',
  'warehouse',
  'head',
  'fulfilment',
  'promise',
  'express',
  'standard',
  'large',
] as const;
export type ProductKey = (typeof PRODUCT_KEYS)[number];

/** Products whose pages say everything; the others keep what is their own and lead on to one of these. */
export const MAIN_KEYS = [
  'intlStraight',
  'small',
  'special',
  'business',
  'warehouse',
  'express',
] as const satisfies readonly ProductKey[];
export type MainKey = (typeof MAIN_KEYS)[number];

export function isMain(key: ProductKey): key is MainKey {
  return (MAIN_KEYS as readonly ProductKey[]).includes(key);
}

/** Main products whose journey differs from the others'; the rest link the guide to sending. */
export const STEPPED_KEYS = ['intlStraight', 'express'] as const satisfies readonly MainKey[];
export type SteppedKey = (typeof STEPPED_KEYS)[number];

export function isStepped(key: ProductKey): key is SteppedKey {
  return (STEPPED_KEYS as readonly ProductKey[]).includes(key);
}

/** The four stations of a journey. */
export const STEPS = ['one', 'two', 'three', 'four'] as const;
/** The figures under a product's title; the first of them also stands beside its name elsewhere. */
export type FactKey =
  | 'transit'
  | 'fulfilment'
  | 'delivery'
  | 'parcel'
  | 'smallParcel'
  | 'consignment'
  | 'pieces'
  | 'byAir'
  | 'bySea'
  | 'collection'
  | 'attempts'
  | 'decision'
  | 'compensation'
  | 'codFee'
  | 'firstKg';

/**
 * `abroad` leaves from China, `origin` is the way to our warehouse there, `local` stays in one country, `store` is sent ahead
 * to wait there for its order, `shelf` is already there.
 */
export type Reach = 'abroad' | 'origin' | 'local' | 'store' | 'shelf';

export interface ExampleParcel {
  kg: number;
  /** Length, width and height in cm. */
  size: readonly [number, number, number];
}

/** A shipment from China whose price a page shows, without its place. */
export interface ExampleShipment {
  service: Exclude<Service, 'local-standard'>;
  parcels: readonly ExampleParcel[];
  /** How many sample orders' worth of goods are inside. */
  orders: number;
  /** The receiver pays for the goods at the door. */
  cashOnDelivery?: boolean;
}

export interface Product {
  key: ProductKey;
  route: RouteName;
  /** Beside its name; no page that it leads to has the same. */
  scene: SceneName;
  /** The product it is a part of: one step up the path. */
  parent?: ProductKey;
  reach: Reach;
  /** §9: working days. */
  days: { minDays: number; maxDays: number };
  facts: readonly [FactKey, FactKey, FactKey];
  /** Rows of the rate table that belong to the product. */
  services: readonly Service[];
  /** What `CostSection` prices. */
  example?: ExampleShipment;
  /** Of a product that is no main one: the page that says the rest. */
  leadsTo?: MainKey | 'sendParcel';
  /** Questions that no other service raises; those of every service stand on the page that compares them. */
  faq?: readonly FaqTopic[];
  /** The one thing to do next. */
  action: 'quote' | 'send' | 'expert';
  /** Where else to look. */
  related?: readonly [ProductKey, ProductKey, ProductKey];
}

/** Customs lie on the way. */
export function crossesBorder({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'abroad' || reach === 'store';
}

/** Kept in a warehouse of the market, so that from China it is one of ten. */
export function isStored({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'store' || reach === 'shelf';
}
