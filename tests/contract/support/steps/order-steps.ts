import type { OrderView } from '@/lib/contract/orders/order-view';
import { DAY_MS } from '@/lib/time/durations';
import type { Person } from '../people';
import type { World } from '../world';

/** Steps that suites about orders share. `sender` is the account whose orders are read. */
export function orderSteps(world: () => World, sender: () => Pick<Person, 'token'>) {
  return {
    readOrder: async ({ id }: Pick<OrderView, 'id'>, { token } = sender()): Promise<OrderView> =>
      (await world().call('getOrder', { id }, { token })).body.data,
    /** Returns the server's day in UTC, or the day this many days later. */
    today: (days = 0) => new Date(world().services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10),
  };
}
