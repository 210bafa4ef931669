import type { CYCLES, LOCAL_GOODS_TYPES, PICKUP_WINDOWS } from '@/lib/contract/orders';
import type { GOODS_CLASSES, INTERNATIONAL_SERVICES } from '@/lib/contract/quotes';

/**
 * The contract's lists again, for the browser: its files bring their schemas along, which load only when a step is
 * checked. tests/unit/ship holds both against each other.
 */
type Same<List extends readonly unknown[]> = readonly [...List];

export const SERVICE_CHOICES: Same<typeof INTERNATIONAL_SERVICES> = [
  'intl-straight-small',
  'intl-straight-special',
  'business-express',
];
export const INTERNATIONAL_GOODS: Same<typeof GOODS_CLASSES> = ['GENERAL', 'PHONE_TABLET', 'BRAND_SENSITIVE'];
export const DOMESTIC_GOODS: Same<typeof LOCAL_GOODS_TYPES> = ['PARCEL', 'DOCUMENT', 'BULK'];
export const PICKUP_CHOICES: Same<typeof PICKUP_WINDOWS> = ['MORNING', 'AFTERNOON', 'LATE_AFTERNOON'];
export const VOLUME_CHOICES: Same<typeof CYCLES> = ['DAILY', 'WEEKLY', 'MONTHLY'];

export type InternationalService = (typeof SERVICE_CHOICES)[number];
export type InternationalGoods = (typeof INTERNATIONAL_GOODS)[number];

export function isInternationalService(value: string): value is InternationalService {
  return (SERVICE_CHOICES as readonly string[]).includes(value);
}

export function isInternationalGoods(value: string): value is InternationalGoods {
  return (INTERNATIONAL_GOODS as readonly string[]).includes(value);
}
