import type { Country } from '@/lib/market/country';

/** Rules of every market beside its own; the words are `product.rules.<key>`. */
export const COMMON_RULES = [
  'attempts',
  'returned',
  'workingDays',
  'remote',
  'handOver',
  'courierNumber',
  'collection',
  'hongKong',
  'consignment',
  'partLoad',
  'naturalDays',
] as const;
export type CommonRule = (typeof COMMON_RULES)[number] | 'cashAbroad';

/** From China money is collected in the receiver's currency too, which China's own rule does not name. */
export const commonRules = (country: Country): readonly CommonRule[] =>
  country === 'CN' ? ['cashAbroad', ...COMMON_RULES] : COMMON_RULES;
