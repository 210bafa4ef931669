import 'server-only';
import type { Goods } from '@/lib/billing/surcharges';
import type { GOODS_CLASSES } from '@/lib/orders/choices';

export const BILLING_GOODS = {
  GENERAL: 'general',
  PHONE_TABLET: 'phone-tablet',
  BRAND_SENSITIVE: 'brand-sensitive',
  WITH_BATTERY: 'with-battery',
} as const satisfies Record<(typeof GOODS_CLASSES)[number], Goods>;
