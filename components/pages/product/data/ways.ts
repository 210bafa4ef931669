import type { ProductKey } from './product';

/** Products with several variants, and these variants. The words are `product.ways.<way>`. */
export const PRODUCT_WAYS = {
  large: ['listed', 'partLoad', 'regular'],
  head: ['cartons', 'airFreight', 'lcl', 'fcl', 'specialContainers', 'trucking'],
  fulfilment: ['fromShelf', 'fromChina', 'both'],
  promise: ['protection', 'cover', 'freeAttempts', 'backToShelf'],
  smallPac: ['fewOrders', 'manyOrders', 'bestSellers'],
  firstDelivery: ['byCourier', 'collected', 'byLorry'],
} as const satisfies Partial<Record<ProductKey, readonly string[]>>;

export type ProductWithWays = keyof typeof PRODUCT_WAYS;

export function hasWays(key: ProductKey): key is ProductWithWays {
  return key in PRODUCT_WAYS;
}
