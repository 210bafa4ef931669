import type { OrderView } from '@/lib/contract/orders';

/** When all parcels of an order come, if they come together: it is said once, above them. */
export function sharedDelivery({ parcels }: Pick<OrderView, 'parcels'>) {
  const isOne = new Set(parcels.map(({ delivery }) => JSON.stringify(delivery))).size === 1;
  return isOne ? parcels[0]?.delivery : undefined;
}
