import { MAX_HS_CODES } from '@/lib/market/limits';
import { HsCodeRequest, HsCodeResponse } from '../orders/hs-codes';
import { defineCall } from './define-call';

/** Suggestions of the customs number of goods. */
export const hsCodeCalls = {
  suggestHsCodes: defineCall({
    method: 'POST',
    path: '/v1/api/goods/hs-codes',
    auth: 'none',
    safe: true,
    beyond: true,
    group: 'Orders',
    summary: 'Suggest HS codes for goods',
    description: `Accepts the English or the Chinese goods name of a parcel, or both. Returns at most ${MAX_HS_CODES} HS codes of six digits that fit, the likeliest first, each with a short name. The sender decides which code an order declares: an order without a code is accepted, and we add none. We do not store the names.`,
    request: HsCodeRequest,
    response: HsCodeResponse,
  }),
};
