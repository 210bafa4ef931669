import 'server-only';
import { MAX_TEST_ORDERS } from '@/lib/market/limits';
import { MAX_ORDERS_AT_FIRST, maxOrdersPerDay } from '@/lib/orders/hand-over-policy';
import { countHandedOverParcels, findAllowanceColumns } from '../../../messaging/messages/allowance-store';
import { userOf, type Context } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import { orThrow } from '../../../platform/throttle/consume-attempt';
import { consumePeriodPoints, refundPeriodPoints, type PeriodCap } from '../../../platform/throttle/period-cap';
import { countTestOrders } from './test-orders-store';

/** Counts the orders that the caller's account places (docs/decisions/account-allowances.md). */
export interface OrderAllowance {
  /**
   * Counts one order. Throws `orderAllowance` (429 with Retry-After) above the day's number, or `tooManyTestOrders`.
   */
  consume: () => Promise<void>;
  /** Undoes the count of an order that was not placed. */
  refund: () => Promise<void>;
}

/**
 * Returns how many orders the account may place today. It depends on the parcels it handed over, and is at least the
 * number of messages that an operator allowed.
 */
async function countAllowedToday(ctx: Context): Promise<number> {
  const { userId } = userOf(ctx);
  const trust = await findAllowanceColumns(ctx.db, userId);
  const isKnown = Boolean(trust?.handed_over_at);
  const recent = isKnown ? await countHandedOverParcels(ctx.db, userId, ctx.now()) : 0;
  return Math.max(maxOrdersPerDay({ isKnown, recent }), trust?.messages_a_day ?? 0);
}

/** Returns the limit of the caller's orders: test orders by their stored number, all others by the day. */
export function orderAllowance(ctx: Context): OrderAllowance {
  const { userId, key } = userOf(ctx);
  if (key?.mode === 'test')
    return {
      async consume() {
        const values = { testOrders: MAX_TEST_ORDERS, testDays: ctx.config.TEST_ORDER_DAYS };
        if ((await countTestOrders(ctx.db, userId, MAX_TEST_ORDERS)) >= MAX_TEST_ORDERS)
          throw new ApiError('tooManyTestOrders', { values });
      },
      refund: () => Promise.resolve(),
    };
  let allowedToday: Promise<number> | undefined;
  const values = { limit: MAX_ORDERS_AT_FIRST };
  const cap: PeriodCap = {
    name: 'orders',
    period: 'daily',
    subject: userId,
    // Every account may place this number of orders, so the query is skipped.
    async allowed(count) {
      if (count <= MAX_ORDERS_AT_FIRST) return MAX_ORDERS_AT_FIRST;
      values.limit = await (allowedToday ??= countAllowedToday(ctx));
      return values.limit;
    },
  };
  return {
    consume: () => orThrow('orderAllowance', consumePeriodPoints(ctx, cap), values),
    refund: () => refundPeriodPoints(ctx, cap),
  };
}
