import 'server-only';
import type { ErrorName } from '@/lib/contract/error-codes';
import type { MoneyValue } from '@/lib/contract/fields';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { cancelOrder } from '../orders/change/cancel-order';
import { orderAllowance, type OrderAllowance } from '../orders/place/order-allowance';
import { placeOrder } from '../orders/place/place-order';
import { assertSenderMay, orderAsRead, loadOwnOrderWithParcels } from '../orders/order-policy';
import { translateError } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { isKeyOfSheet } from './order-key';

type OrderToPlace = ParsedRequestOf<'placeSheetOrders'>['orders'][number];
type Result = ResponseOf<'placeSheetOrders'>['results'][number];

const totalsKey = (totals: readonly MoneyValue[]) =>
  totals
    .map(({ currency, minor }) => `${currency} ${minor}`)
    .sort()
    .join();

function reasonOf(ctx: Context, failure: unknown): string {
  // A failure of the service affects every order, so the call fails and can be repeated.
  if (!(failure instanceof ApiError) || ['unavailable', 'unexpected'].includes(failure.error)) throw failure;
  const { fields: [field] = [], values } = failure.details;
  return field ? translateError(ctx, field.message, field.values) : translateError(ctx, failure.error, values);
}

interface PlacingResult {
  result: Result;
  /** Error of an order above the day's allowance. */
  refusal: ApiError | null;
}

/**
 * Throws `stateForbids` unless the replaced order can be cancelled. Returns false if an earlier try has cancelled it.
 */
async function isToBeCancelled(ctx: Context, id: string): Promise<boolean> {
  const { row, parcels } = await loadOwnOrderWithParcels(ctx, { id });
  if (row.state === 'CANCELLED') return false;
  assertSenderMay('cancel', orderAsRead(row, parcels));
  return true;
}

async function placeSheetOrder(
  ctx: Context,
  allowance: OrderAllowance,
  orderToPlace: OrderToPlace,
): Promise<PlacingResult> {
  const { orderKey, totals, order, replaces } = orderToPlace;
  try {
    if (!(await isKeyOfSheet(ctx, orderKey))) throw new ApiError('invalid');
    const isReplacing = replaces !== undefined && (await isToBeCancelled(ctx, replaces));
    const { id, tradeNo, kind, waybills } = await placeOrder({ ...ctx, idempotencyKey: orderKey }, order, {
      accept({ quote }) {
        if (totalsKey(quote.totals) !== totalsKey(totals)) throw new ApiError('quoteChanged');
      },
      allowance,
      isOfSheet: true,
    });
    // The new order exists by now: if this fails, a repeated request cancels the earlier one.
    if (isReplacing) await cancelOrder({ ctx, input: { id: replaces } });
    return { result: { orderKey, placed: { id, tradeNo, kind, waybills }, problem: '' }, refusal: null };
  } catch (failure) {
    const refusal = failure instanceof ApiError && ERRORS_OF_ALL_ORDERS.includes(failure.error) ? failure : null;
    return { result: { orderKey, placed: null, problem: reasonOf(ctx, failure) }, refusal };
  }
}

/** Errors that the next orders of the sheet would get too. */
const ERRORS_OF_ALL_ORDERS: readonly ErrorName[] = ['orderAllowance', 'tooManyWaiting'];

/**
 * Places the orders of a checked sheet, each separately and once per key. Throws `orderAllowance` (429 with
 * Retry-After) or `tooManyWaiting` if that refuses all of them.
 */
export const placeSheetOrders: Verb<'placeSheetOrders'> = async ({ ctx, input }) => {
  const allowance = orderAllowance(ctx);
  const attempts = await Promise.all(input.orders.map((order) => placeSheetOrder(ctx, allowance, order)));
  const [first] = attempts;
  if (first?.refusal && attempts.every(({ refusal }) => refusal)) throw first.refusal;
  return { results: attempts.map(({ result }) => result) };
};
