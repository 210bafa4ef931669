import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Product } from './product';

const CRATE = { kg: 25, size: [60, 50, 45] } as const;

/** §1: last-mile and local delivery, standard express and less-than-truckload. */
export const PRODUCTS_LOCAL = {
  express: {
    key: 'express',
    route: 'product-express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [{ kg: 8, size: [50, 40, 20] }], within: 'country' },
    cost: 'local',
    goods: 'local',
    faq: ['pickup', 'partLoad', 'cod', 'attempts', 'tracking'],
    action: 'send',
    related: ['standard', 'large', 'fulfilment'],
  },
  standard: {
    key: 'standard',
    route: 'product-express-standard',
    parent: 'express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [{ kg: 2, size: [30, 20, 15] }], within: 'city' },
    cost: 'local',
    goods: 'standard',
    faq: ['sameCity', 'volume', 'change', 'compensation', 'transit'],
    action: 'quote',
    related: ['express', 'large', 'special'],
  },
  large: {
    key: 'large',
    route: 'product-express-large',
    parent: 'express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'pieces', 'firstKg'],
    services: ['local-standard'],
    example: { service: 'local-standard', parcels: [CRATE, CRATE, CRATE], within: 'country' },
    cost: 'bulky',
    goods: 'bulky',
    rules: ['partLoad', 'attempts', 'workingDays', 'remote'],
    faq: ['partLoad', 'tooLarge', 'volume', 'pickup', 'cod'],
    action: 'expert',
    related: ['express', 'standard', 'head'],
  },
} as const satisfies Record<string, Product>;
