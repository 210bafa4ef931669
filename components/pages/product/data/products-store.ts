import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Product } from './product';

/** The overseas warehouse, transport to it and from it, and its promises (§1). */
export const PRODUCTS_STORE = {
  warehouse: {
    key: 'warehouse',
    route: 'product-warehouse',
    scene: 'warehouse',
    reach: 'store',
    days: TRANSIT_DAYS.fulfilment,
    facts: ['fulfilment', 'delivery', 'firstKg'],
    services: ['local-standard'],
    faq: ['inbound', 'storage', 'several', 'seaOrAir', 'containers', 'protection', 'api'],
    action: 'expert',
    related: ['head', 'fulfilment', 'promise'],
  },
  head: {
    key: 'head',
    route: 'product-warehouse-head',
    scene: 'port',
    parent: 'warehouse',
    reach: 'abroad',
    days: TRANSIT_DAYS['business-express'],
    facts: ['byAir', 'bySea', 'firstKg'],
    services: ['business-express'],
    leadsTo: 'warehouse',
    action: 'expert',
  },
  fulfilment: {
    key: 'fulfilment',
    route: 'product-warehouse-delivery',
    scene: 'packing',
    parent: 'warehouse',
    reach: 'shelf',
    days: TRANSIT_DAYS.local,
    facts: ['delivery', 'fulfilment', 'attempts'],
    services: ['local-standard'],
    leadsTo: 'warehouse',
    action: 'expert',
  },
  promise: {
    key: 'promise',
    route: 'product-warehouse-promise',
    scene: 'team',
    parent: 'warehouse',
    reach: 'shelf',
    days: TRANSIT_DAYS.local,
    facts: ['attempts', 'decision', 'compensation'],
    services: ['local-standard'],
    leadsTo: 'warehouse',
    action: 'expert',
  },
} as const satisfies Record<string, Product>;
