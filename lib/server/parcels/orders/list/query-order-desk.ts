import 'server-only';
import type { OrderDesk } from '@/lib/contract/orders/order-list';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { orderGroupsOf, ORDER_GROUPS, type OrderGroup } from '@/lib/orders/desk';
import { isFinal, PARCEL_STATES } from '@/lib/parcel/states';
import type { Context } from '../../../platform/context';
import type { Verb } from '../../../platform/verb';
import { listOpenOrders, type OpenOrder, type OpenOrders } from './desk-store';
import { orderReader } from './order-reader';
import { periodStart } from './period-start';

const loadOpenOrders = (ctx: Context): Promise<OpenOrders> =>
  listOpenOrders(ctx.db, { ...orderReader(ctx), since: periodStart('QUARTER', ctx.now()).toISOString() });

const isIn = (order: OpenOrder, group: OrderGroup, now: Date): boolean =>
  orderGroupsOf(order, localDay(now, MARKETS[order.receiver_country].timeZone)).includes(group);

/** Returns the ids of the open orders of a group, by the rule that counts them. */
export async function loadIdsOfGroup(ctx: Context, group: OrderGroup): Promise<string[]> {
  const { orders } = await loadOpenOrders(ctx);
  return orders.filter((order) => isIn(order, group, ctx.now())).map(({ id }) => id);
}

/** Counts the sender's open orders by group and by state. */
export const queryOrderDesk: Verb<'queryOrderDesk'> = async ({ ctx }): Promise<OrderDesk> => {
  const { orders, hasMore } = await loadOpenOrders(ctx);
  const now = ctx.now();
  const count = (matches: (order: OpenOrder) => boolean) => orders.filter(matches).length;
  return {
    groups: ORDER_GROUPS.map((group) => ({ group, count: count((order) => isIn(order, group, now)) })).filter(
      (each) => each.count > 0,
    ),
    states: PARCEL_STATES.filter((state) => !isFinal(state))
      .map((state) => ({ state, count: count(({ parcels }) => parcels.some((parcel) => parcel.state === state)) }))
      .filter((each) => each.count > 0),
    hasMore,
  };
};
