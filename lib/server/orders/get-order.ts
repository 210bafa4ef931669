import 'server-only';
import { checkTradeNo } from '@/lib/parcel/trade-number';
import type { Verb } from '../verb';
import { ApiError } from '../errors';
import { ownOrder } from './policy';
import { viewOrder } from './view-order';

export const getOrder: Verb<'getOrder'> = async ({ ctx, input }) =>
  viewOrder(ctx, await ownOrder(ctx, { id: input.id }));

export const selectByTradeNo: Verb<'selectByTradeNo'> = async ({ ctx, input }) => {
  const check = checkTradeNo(input.tradeNo);
  if (!check.ok) throw new ApiError('notFound');
  return viewOrder(ctx, await ownOrder(ctx, { trade_no: check.tradeNo }));
};
