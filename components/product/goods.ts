/** What may travel, and on which condition; the words are `product.goods.may`. */
export const WELCOME = {
  parcels: ['general', 'sensitive', 'devices'],
  freight: ['general', 'sensitive', 'devices', 'controlled'],
  local: ['parcels', 'documents', 'bulky'],
  standard: ['parcels', 'documents'],
  bulky: ['bulky', 'furniture', 'parcels'],
} as const satisfies Record<string, readonly string[]>;

export type GoodsSet = keyof typeof WELCOME;

/** §9: excluded and prohibited goods, in the order in which people ask for them; the words are `product.goods.never`. */
export const NEVER = [
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
