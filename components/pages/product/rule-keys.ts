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
