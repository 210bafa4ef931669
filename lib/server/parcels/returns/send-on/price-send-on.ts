import 'server-only';
import { loadNoticesOfLane } from '../../../places/lane-notices/query-lane-notices';
import type { Verb } from '../../../platform/verb';
import { presentQuote } from '../../../pricing/present-quote';
import { convertTotal } from '../../../pricing/quote-notes';
import { QUOTE_LIFE_MS, signQuoteToken } from '../../../pricing/quote-token';
import { loadSigningKey } from '../../../pricing/load-signing-key';
import { assessOrder } from '../../orders/place/assess-order';
import { isTypedField, createSendOnOrder, loadParcelToSendOn } from './send-on-order';

/** Checks the new receiver of a returned parcel and returns the price of the delivery. */
export const priceSendOn: Verb<'priceSendOn'> = async ({ ctx, input }) => {
  const linked = await loadParcelToSendOn(ctx, input.token);
  const order = await createSendOnOrder(ctx, linked, input);
  const pricedOrder = await assessOrder(ctx, order, { takenOver: true, isTyped: isTypedField });
  const { countryCode: country } = order.sender;
  const until = ctx.now().getTime() + QUOTE_LIFE_MS;
  return {
    ...presentQuote(pricedOrder.quote, ctx),
    about: await convertTotal(ctx.db, pricedOrder.quote.totals, country),
    notices: await loadNoticesOfLane(ctx, { origin: country, destination: country }),
    token: signQuoteToken(await loadSigningKey(ctx), { ...pricedOrder, until }),
    validUntil: new Date(until).toISOString(),
  };
};
