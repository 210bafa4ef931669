import type { CYCLES, LOCAL_GOODS_TYPES, PICKUP_WINDOWS } from '@/lib/contract/orders';
import { GOODS_CLASSES, INTERNATIONAL_SERVICES } from '@/lib/contract/services';

/**
 * The contract's lists again, for the browser: its schema files bring zod along, which loads only when a step is
 * checked. tests/unit/ship holds both against each other.
 */
type Same<List extends readonly unknown[]> = readonly [...List];

export const DOMESTIC_GOODS: Same<typeof LOCAL_GOODS_TYPES> = ['PARCEL', 'DOCUMENT', 'BULK'];
export const PICKUP_CHOICES: Same<typeof PICKUP_WINDOWS> = ['MORNING', 'AFTERNOON', 'LATE_AFTERNOON'];
export const VOLUME_CHOICES: Same<typeof CYCLES> = ['DAILY', 'WEEKLY', 'MONTHLY'];

export function isInternationalService(value: string): value is (typeof INTERNATIONAL_SERVICES)[number] {
  return (INTERNATIONAL_SERVICES as readonly string[]).includes(value);
}

export function isInternationalGoods(value: string): value is (typeof GOODS_CLASSES)[number] {
  return (GOODS_CLASSES as readonly string[]).includes(value);
}
