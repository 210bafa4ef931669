/** Goods that we accept, some under conditions. The words are `product.goods.may`. */
export const ACCEPTED_GOODS = [
  'parcels',
  'general',
  'sensitive',
  'devices',
  'documents',
  'bulky',
  'furniture',
  'controlled',
] as const;

/** Excluded and prohibited goods, most requested first (§9). The words are `product.goods.never`. */
export const REFUSED_GOODS = [
  'food',
  'liquids',
  'batteries',
  'tobacco',
  'hazard',
  'weapons',
  'optics',
  'media',
  'offence',
  'embargo',
] as const;
