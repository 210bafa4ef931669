import type { OrderView } from '@/lib/contract/orders/order-view';
import { internationalOrder } from './order-samples';
import type { Person } from './people';
import type { World } from './world';

/** Requests the sample order abroad for a person, with an idempotency key if one is given. Returns the response. */
export const requestOrder = (world: World, { token }: Pick<Person, 'token'>, key?: string) =>
  world.call('addInternationalOrder', internationalOrder(), {
    token,
    ...(key !== undefined && { 'idempotency-key': key }),
  });

/** Places the sample order abroad for a person. */
export async function placeOrder(world: World, person: Person): Promise<OrderView> {
  return (await requestOrder(world, person)).body.data;
}
