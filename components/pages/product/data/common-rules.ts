/** Rules that apply in every market. The words are `product.rules.<key>`. */
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
