import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Product } from './product';

/** Last-mile and local delivery, standard express and less-than-truckload (§1). */
export const PRODUCTS_LOCAL = {
  express: {
    key: 'express',
    route: 'product-express',
    scene: 'delivery',
    atDoor: true,
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    faq: ['sameCity', 'partLoad', 'tooLarge', 'pickup'],
    action: 'send',
    related: ['standard', 'large', 'intlStraight'],
  },
  standard: {
    key: 'standard',
    route: 'product-express-standard',
    scene: 'handover',
    parent: 'express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['local-standard'],
    leadsTo: 'express',
    action: 'quote',
  },
  large: {
    key: 'large',
    route: 'product-express-large',
    scene: 'pallet',
    parent: 'express',
    reach: 'local',
    days: TRANSIT_DAYS.local,
    facts: ['transit', 'pieces', 'firstKg'],
    services: ['local-standard'],
    leadsTo: 'express',
    action: 'expert',
  },
} as const satisfies Record<string, Product>;
