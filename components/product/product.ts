import type { MarketFact } from '@/components/facts/market-facts';
import type { Service } from '@/lib/orders/choices';
import type { RouteName } from '@/lib/routing/routes';
import type { FaqTopic } from './faq-topics';
import type { GoodsSet } from './goods';

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

/** The four stations of every product's journey. */
export const STEPS = ['one', 'two', 'three', 'four'] as const;
/** Three kinds of people a product is made for. */
export const AUDIENCES = ['one', 'two', 'three'] as const;

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

/** What stands above the worked example; the words are `product.cost.lead.<key>`. */
export type CostLead = 'abroad' | 'local' | 'store' | 'bulky' | 'freight' | 'shelf' | 'cover' | 'volume' | 'origin';

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

/** A shipment whose price a page shows, without its place. */
export interface ExampleShipment {
  service: Service;
  parcels: readonly ExampleParcel[];
  /** Abroad: how many sample orders' worth of goods are inside. */
  orders?: number;
  /** The receiver pays for the goods at the door. */
  cashOnDelivery?: boolean;
  /** Local: inside the main city, or from it to another city. */
  within?: 'city' | 'country';
}

/** Rules beside those of the market; the words are `product.rules.<key>`. */
export type CommonRule =
  | 'attempts'
  | 'returned'
  | 'remote'
  | 'workingDays'
  | 'naturalDays'
  | 'handOver'
  | 'hongKong'
  | 'collection'
  | 'courierNumber'
  | 'consignment'
  | 'partLoad'
  | 'cashAbroad';

export interface Product {
  key: ProductKey;
  route: RouteName;
  /** The product it is a part of: one step up the path. */
  parent?: ProductKey;
  reach: Reach;
  /** Sent for trade, by the consignment: a parcel's limits and personal use do not bind it. */
  trade?: true;
  /** §9: working days. */
  days: { minDays: number; maxDays: number };
  facts: readonly [FactKey, FactKey, FactKey];
  /** Rows of the rate table that belong to the product. */
  services: readonly Service[];
  example: ExampleShipment;
  cost: CostLead;
  goods: GoodsSet;
  /** Its rules, where they are not those of its reach. */
  rules?: readonly CommonRule[];
  /** Facts of the market that do not touch it. */
  omits?: readonly MarketFact['kind'][];
  faq: readonly FaqTopic[];
  /** The one thing to do next. */
  action: 'quote' | 'send' | 'expert';
  related: readonly [ProductKey, ProductKey, ProductKey];
}

/** Customs lie on the way. */
export function crossesBorder({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'abroad' || reach === 'store';
}

/** Kept in a warehouse of the market, so that from China it is one of ten. */
export function isStored({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'store' || reach === 'shelf';
}

/** §5: customs expect a quantity for personal use in what leaves China, except where a company imports for trade. */
export function isForPersonalUse({ reach, trade }: Pick<Product, 'reach' | 'trade'>): boolean {
  return !trade && (reach === 'abroad' || reach === 'origin');
}
