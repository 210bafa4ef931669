import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { honouredQuote } from '../quotes/honoured-quote';
import { priceOrder } from '../quotes/price-order';
import { checkOrder } from './check-order';
import type { PricedOrder } from './order-row';

/** Field errors named from the order, named from the request that carries it. */
function named(failure: unknown, within: string): unknown {
  if (!(failure instanceof ApiError) || !failure.details.fields) return failure;
  const fields = failure.details.fields.map((problem) => ({ ...problem, field: within + problem.field }));
  return new ApiError(failure.error, { ...failure.details, fields });
}

/** An order that breaks no rule, with its price. Throws `invalid` with every mistake, or `noRate`. `within`: where it stands in the request. */
export async function assessOrder(
  ctx: Context,
  { quoteToken, ...order }: OrderInput,
  within = '',
): Promise<PricedOrder> {
  try {
    const places = await checkOrder(ctx, order);
    return { order, places, quote: await priceOrder(ctx.db, order, await honouredQuote(ctx, quoteToken)) };
  } catch (failure) {
    throw named(failure, within);
  }
}
