import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Service } from '@/lib/contract/services';
import type { RouteName } from '@/lib/routing/routes';
import type { ExampleShipment } from './example';

export const PRODUCT_KEYS = [
  'intlStraight',
  'small',
  'special',
  'business',
  'warehouse',
  'express',
  'standard',
] as const;
export type ProductKey = (typeof PRODUCT_KEYS)[number];

/** The four stations of every product's journey. */
export const STEPS = ['book', 'handOver', 'journey', 'door'] as const;
/** Three kinds of people a product is made for. */
export const AUDIENCES = ['one', 'two', 'three'] as const;

/** The figures under a product's title. */
export type FactKey = 'transit' | 'fulfilment' | 'delivery' | 'parcel' | 'smallParcel' | 'consignment' | 'firstKg';

export const FAQ_TOPICS = [
  'api',
  'attempts',
  'battery',
  'change',
  'chooseLine',
  'cod',
  'compensation',
  'consignment',
  'customs',
  'handOver',
  'heavier',
  'inbound',
  'partLoad',
  'pickup',
  'returned',
  'sameCity',
  'storage',
  'surcharge',
  'tracking',
  'transit',
  'volume',
] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

export interface Product {
  key: ProductKey;
  route: RouteName;
  /** `abroad` leaves from China, `local` stays in one country, `store` waits there for its order. */
  reach: 'abroad' | 'local' | 'store';
  /** §9: working days. */
  days: { minDays: number; maxDays: number };
  facts: readonly FactKey[];
  /** Rows of the rate table that belong to the product. */
  services: readonly Service[];
  example: ExampleShipment;
  faq: readonly FaqTopic[];
  /** The one thing to do next. */
  action: 'quote' | 'send' | 'expert';
  related: readonly ProductKey[];
}

const ABROAD = ['intl-straight-small', 'intl-straight-special', 'business-express'] as const;

/** §1: what we sell, one entry a page. The words are `product.pages.<key>`. */
export const PRODUCTS: Readonly<Record<ProductKey, Product>> = {
  intlStraight: {
    key: 'intlStraight',
    route: 'product-intl-straight',
    reach: 'abroad',
    // From the quickest of its lines to the slowest.
    days: { minDays: TRANSIT_DAYS['special-line'].minDays, maxDays: TRANSIT_DAYS['e-parcel'].maxDays },
    facts: ['transit', 'parcel', 'firstKg'],
    services: ABROAD,
    example: { service: 'intl-straight-special', parcels: [{ kg: 5, size: [40, 30, 25] }], orders: 2 },
    faq: ['chooseLine', 'customs', 'transit', 'heavier', 'tracking'],
    action: 'quote',
    related: ['small', 'special', 'business'],
  },
  small: {
    key: 'small',
    route: 'product-intl-straight-small',
    reach: 'abroad',
    days: TRANSIT_DAYS['e-parcel'],
    facts: ['transit', 'smallParcel', 'firstKg'],
    services: ['intl-straight-small'],
    example: {
      service: 'intl-straight-small',
      parcels: [{ kg: 1, size: [24, 18, 8] }],
      orders: 1,
      cashOnDelivery: true,
    },
    faq: ['cod', 'volume', 'customs', 'returned', 'api'],
    action: 'quote',
    related: ['special', 'warehouse', 'standard'],
  },
  special: {
    key: 'special',
    route: 'product-intl-straight-special',
    reach: 'abroad',
    days: TRANSIT_DAYS['special-line'],
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['intl-straight-special'],
    example: { service: 'intl-straight-special', parcels: [{ kg: 2, size: [30, 20, 15] }], orders: 1 },
    faq: ['handOver', 'battery', 'surcharge', 'customs', 'attempts'],
    action: 'send',
    related: ['small', 'business', 'warehouse'],
  },
  business: {
    key: 'business',
    route: 'service-business-express',
    reach: 'abroad',
    days: TRANSIT_DAYS['business-express'],
    facts: ['transit', 'consignment', 'firstKg'],
    services: ['business-express'],
    example: {
      service: 'business-express',
      parcels: [
        { kg: 20, size: [50, 40, 40] },
        { kg: 20, size: [50, 40, 40] },
      ],
      orders: 10,
    },
    faq: ['consignment', 'volume', 'customs', 'compensation', 'change'],
    action: 'quote',
    related: ['special', 'warehouse', 'express'],
  },
  warehouse: {
    key: 'warehouse',
    route: 'product-warehouse',
    reach: 'store',
    days: TRANSIT_DAYS.fulfilment,
    facts: ['fulfilment', 'delivery', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [{ kg: 1, size: [24, 18, 8] }], within: 'city' },
    faq: ['inbound', 'storage', 'api', 'cod', 'returned'],
    action: 'expert',
    related: ['small', 'business', 'express'],
  },
  express: {
    key: 'express',
    route: 'product-express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [{ kg: 8, size: [50, 40, 20] }], within: 'country' },
    faq: ['pickup', 'partLoad', 'cod', 'attempts', 'tracking'],
    action: 'send',
    related: ['standard', 'warehouse', 'intlStraight'],
  },
  standard: {
    key: 'standard',
    route: 'product-express-standard',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [{ kg: 2, size: [30, 20, 15] }], within: 'city' },
    faq: ['sameCity', 'volume', 'change', 'compensation', 'transit'],
    action: 'quote',
    related: ['express', 'warehouse', 'special'],
  },
};
