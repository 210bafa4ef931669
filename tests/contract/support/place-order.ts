import type { OrderView } from '@/lib/contract/orders/order-view';
import { internationalOrder } from './order-samples';
import type { Person } from './people';
import type { World } from './world';

/** Places the sample order abroad for a person. */
export async function placeOrder(world: World, { token }: Person): Promise<OrderView> {
  return (await world.call('addInternationalOrder', internationalOrder(), { token })).body.data;
}
