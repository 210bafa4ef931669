import type { Product } from './products';

type Reach = Product['reach'];

/** What may travel, and on which condition; the words are `product.goods.may`. */
export const WELCOME = {
  abroad: ['general', 'sensitive', 'devices'],
  store: ['general', 'sensitive', 'devices'],
  local: ['parcels', 'documents', 'bulky'],
} as const satisfies Record<Reach, readonly string[]>;

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
