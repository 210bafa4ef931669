import type { SceneName } from '@/components/ui/content/scene';
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

/** Products with complete pages. The others show their own content and link to one of these. */
export const MAIN_KEYS = [
  'intlStraight',
  'small',
  'special',
  'business',
  'warehouse',
  'express',
] as const satisfies readonly ProductKey[];
export type MainKey = (typeof MAIN_KEYS)[number];

export function isMainProduct(key: ProductKey): key is MainKey {
  return (MAIN_KEYS as readonly ProductKey[]).includes(key);
}

/** Main products whose journey differs from the others'. The rest link the guide to sending. */
export const STEPPED_KEYS = ['intlStraight', 'express'] as const satisfies readonly MainKey[];
export type SteppedKey = (typeof STEPPED_KEYS)[number];

export function hasOwnSteps(key: ProductKey): key is SteppedKey {
  return (STEPPED_KEYS as readonly ProductKey[]).includes(key);
}

/** The four stations of a journey. */
export const PRODUCT_STEPS = ['one', 'two', 'three', 'four'] as const;
/** The figures under a product's title. The first one is also shown beside its name elsewhere. */
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
 * Route of a product. `abroad`: from China. `origin`: to our warehouse there. `local`: within one country. `store`:
 * sent to a foreign warehouse before it is ordered. `shelf`: already in that warehouse.
 */
export type ProductReach = 'abroad' | 'origin' | 'local' | 'store' | 'shelf';

export interface ExampleParcel {
  kg: number;
  /** Length, width and height in cm. */
  size: readonly [number, number, number];
}

/** A shipment from China whose price a page shows. Its place is left open. */
export interface ExampleShipment {
  service: Exclude<Service, 'local-standard'>;
  parcels: readonly ExampleParcel[];
  /** Number of sample orders whose goods are inside. */
  orders: number;
  /** The receiver pays for the goods at the door. */
  cashOnDelivery?: boolean;
}

export interface Product {
  key: ProductKey;
  route: RouteName;
  /** Picture beside its name. Pages that this one links to have other pictures. */
  scene: SceneName;
  /** True if the picture outside China is a door of the market. */
  atDoor?: boolean;
  /** Product that contains this one: one step up the path. */
  parent?: ProductKey;
  reach: ProductReach;
  /** Working days (§9). */
  days: { minDays: number; maxDays: number };
  facts: readonly [FactKey, FactKey, FactKey];
  /** Rows of the rate table that belong to the product. */
  services: readonly Service[];
  /** Example that `CostSection` prices. */
  example?: ExampleShipment;
  /** Page with the other products, for a product that is not a main one. */
  leadsTo?: MainKey | 'sendParcel';
  /** Questions about this service only. Questions about every service are on the page that compares them. */
  faq?: readonly FaqTopic[];
  /** Next step that the page offers. */
  action: 'quote' | 'send' | 'expert';
  /** Related products. */
  related?: readonly [ProductKey, ProductKey, ProductKey];
}

/** Returns true if the product passes customs. */
export function crossesBorder({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'abroad' || reach === 'store';
}

/** Returns true for goods in a warehouse of the market. For China's page that is any of ten markets. */
export function isStored({ reach }: Pick<Product, 'reach'>): boolean {
  return reach === 'store' || reach === 'shelf';
}
