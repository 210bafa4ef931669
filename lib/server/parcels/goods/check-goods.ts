import 'server-only';
import { goodsIssues } from '@/lib/orders/order-issues';
import { translateError } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { goodsFacts } from './goods-facts';
import { GOODS_RULES } from './goods-rules';

/**
 * Returns the errors that an order with these goods names would get, and the facts about them, in the language of the
 * request.
 */
export const checkGoods: Verb<'checkGoods'> = async ({ ctx, input: { goodsClass, destinationCountry, parcels } }) => {
  const isAbroad = goodsClass !== undefined || destinationCountry !== undefined;
  const order = {
    kind: isAbroad ? 'international' : 'domestic',
    goodsClass: goodsClass ?? 'GENERAL',
    parcels,
  } as const;
  return {
    errors: goodsIssues(order, GOODS_RULES).map(({ field, message, values }) => ({
      field,
      message: translateError(ctx, message, values),
    })),
    goods: parcels.map(({ goodsNameEn, goodsNameCn }) =>
      goodsFacts([goodsNameEn, goodsNameCn], isAbroad ? { destination: destinationCountry } : null, ctx.language),
    ),
  };
};
