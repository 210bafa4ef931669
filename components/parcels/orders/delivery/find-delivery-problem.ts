import type { OrderView } from '@/lib/contract/orders/order-view';
import { isHeldByCustoms } from '@/lib/contract/tracking/held-by-customs';
import type { TrackView } from '@/lib/contract/tracking/tracking';

/**
 * Returns the waybill whose delivery failed, else one that customs hold; undefined without any. `tracks`: journeys by
 * waybill, undefined until they are loaded.
 */
export function findDeliveryProblem(
  waybills: OrderView['waybills'],
  tracks: ReadonlyMap<string, TrackView> | undefined,
): string | undefined {
  const failed = waybills.find(({ state }) => state === 'DELIVERY_FAILED')?.waybillNo;
  return failed ?? [...(tracks?.values() ?? [])].find(isHeldByCustoms)?.waybillNo;
}
