import 'server-only';
import type { Goods } from '@/lib/billing/surcharges';
import type { Service as BillingService } from '@/lib/billing/transit';
import type { GOODS_CLASSES, Service } from '@/lib/orders/choices';

/** The tariff's names of what the contract sells. */
export const BILLING_SERVICE = {
  'intl-straight-small': 'e-parcel',
  'intl-straight-special': 'special-line',
  'business-express': 'business-express',
  'local-standard': 'local',
} as const satisfies Record<Service, BillingService>;

export const BILLING_GOODS = {
  GENERAL: 'general',
  PHONE_TABLET: 'phone-tablet',
  BRAND_SENSITIVE: 'brand-sensitive',
} as const satisfies Record<(typeof GOODS_CLASSES)[number], Goods>;
