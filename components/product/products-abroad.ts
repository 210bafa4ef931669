import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Product } from './product';

const LINES = ['intl-straight-small', 'intl-straight-special', 'business-express'] as const;

/** §1: what leaves from China, and the way to the warehouse it leaves from. */
export const PRODUCTS_ABROAD = {
  intlStraight: {
    key: 'intlStraight',
    route: 'product-intl-straight',
    reach: 'abroad',
    // From the quickest of its lines to the slowest.
    days: { minDays: TRANSIT_DAYS['special-line'].minDays, maxDays: TRANSIT_DAYS['e-parcel'].maxDays },
    facts: ['transit', 'parcel', 'firstKg'],
    services: LINES,
    faq: ['chooseLine', 'heavier'],
    action: 'quote',
    related: ['small', 'special', 'business'],
  },
  small: {
    key: 'small',
    route: 'product-intl-straight-small',
    parent: 'intlStraight',
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
    faq: ['manyOrders', 'stockOrDirect'],
    action: 'quote',
    related: ['smallPac', 'special', 'warehouse'],
  },
  smallPac: {
    key: 'smallPac',
    route: 'service-small-pac',
    reach: 'abroad',
    days: TRANSIT_DAYS['e-parcel'],
    facts: ['transit', 'smallParcel', 'codFee'],
    services: ['intl-straight-small'],
    leadsTo: 'small',
    action: 'quote',
  },
  special: {
    key: 'special',
    route: 'product-intl-straight-special',
    parent: 'intlStraight',
    reach: 'abroad',
    days: TRANSIT_DAYS['special-line'],
    facts: ['transit', 'parcel', 'firstKg'],
    services: ['intl-straight-special'],
    example: { service: 'intl-straight-special', parcels: [{ kg: 2, size: [30, 20, 15] }], orders: 1 },
    faq: ['battery', 'surcharge'],
    action: 'send',
    related: ['small', 'business', 'firstDelivery'],
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
    faq: ['consignment'],
    action: 'quote',
    related: ['special', 'warehouse', 'express'],
  },
  firstDelivery: {
    key: 'firstDelivery',
    route: 'service-first-delivery',
    reach: 'origin',
    days: TRANSIT_DAYS.local,
    facts: ['collection', 'parcel', 'firstKg'],
    services: ['local-standard'],
    leadsTo: 'sendParcel',
    action: 'send',
  },
} as const satisfies Record<string, Product>;
