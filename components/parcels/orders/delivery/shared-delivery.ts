import type { OrderView } from '@/lib/contract/orders/order-view';

/**
 * Returns the expected delivery that all parcels of an order share; undefined if they differ. It is shown once, above
 * the parcels.
 */
export function sharedDelivery({ parcels }: Pick<OrderView, 'parcels'>) {
  const isOne = new Set(parcels.map(({ delivery }) => JSON.stringify(delivery))).size === 1;
  return isOne ? parcels[0]?.delivery : undefined;
}
