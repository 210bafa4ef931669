import 'server-only';
import type { MoneyValue } from '@/lib/contract/fields';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { placeOrder } from '../orders/place-order';
import { translateError } from '../platform/texts/server-texts';
import type { Verb } from '../platform/verb';
import { isKeyOfSheet } from './order-key';

type Wanted = ParsedRequestOf<'placeSheetOrders'>['orders'][number];
type Result = ResponseOf<'placeSheetOrders'>['results'][number];

const sorted = (totals: readonly MoneyValue[]) =>
  totals
    .map(({ currency, minor }) => `${currency} ${minor}`)
    .sort()
    .join();

function reasonOf({ language }: Context, failure: unknown): string {
  // What is wrong with the service is wrong with every order: the call fails, and may be repeated.
  if (!(failure instanceof ApiError) || ['unavailable', 'unexpected'].includes(failure.error)) throw failure;
  const [field] = failure.details.fields ?? [];
  return field ? translateError(language, field.message, field.values) : translateError(language, failure.error);
}

async function placeOne(ctx: Context, { orderKey, totals, order }: Wanted): Promise<Result> {
  try {
    if (!(await isKeyOfSheet(ctx, orderKey))) throw new ApiError('invalid');
    const { id, tradeNo, kind, waybills } = await placeOrder({ ...ctx, idempotencyKey: orderKey }, order, {
      accept: ({ quote }) => {
        if (sorted(quote.totals) !== sorted(totals)) throw new ApiError('quoteChanged');
      },
      ofSheet: true,
    });
    return { orderKey, placed: { id, tradeNo, kind, waybills }, problem: '' };
  } catch (failure) {
    return { orderKey, placed: null, problem: reasonOf(ctx, failure) };
  }
}

/** Places orders of a checked sheet, each by itself and once for its key. */
export const placeSheetOrders: Verb<'placeSheetOrders'> = async ({ ctx, input }) => {
  return { results: await Promise.all(input.orders.map((order) => placeOne(ctx, order))) };
};
