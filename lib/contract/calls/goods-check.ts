import { MAX_PARCELS } from '@/lib/billing/constants';
import { GoodsCheckRequest, GoodsCheckResponse } from '../orders/goods-check';
import { defineCall } from './define-call';

/** The check of goods names before an order. */
export const goodsCheckCalls = {
  checkGoods: defineCall({
    method: 'POST',
    path: '/v1/api/goods/check',
    auth: 'none',
    safe: true,
    beyond: true,
    group: 'Orders',
    summary: 'Check goods names before an order',
    description: `Accepts the goods names of up to ${MAX_PARCELS} parcels and the goods type. Returns the errors that an order with these names would get. We do not store the names.`,
    request: GoodsCheckRequest,
    response: GoodsCheckResponse,
  }),
};
