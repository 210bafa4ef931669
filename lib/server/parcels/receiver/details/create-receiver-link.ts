import 'server-only';
import { MARKETS } from '@/lib/market/country';
import { ApiError } from '../../../platform/errors';
import { consumeAttempt } from '../../../platform/throttle/consume-attempt';
import { PASSED_LINKS_OF_ORDER } from '../../../platform/throttle/policies';
import type { Verb } from '../../../platform/verb';
import { ORDER_INPUT } from '../../orders/order-input';
import { loadOwnOrder } from '../../orders/order-policy';
import { createPassedLink } from '../links/create-parcel-link';
import { orderWaits } from './detail-notices';

/** Returns a link for the receiver of the sender's order. Throws `stateForbids` if the order waits for nothing. */
export const createReceiverLink: Verb<'createReceiverLink'> = async ({ ctx, input: { id } }) => {
  const row = await loadOwnOrder(ctx, { id });
  const order = ORDER_INPUT.read(row.input);
  if (!(await orderWaits(ctx.db, row, order))) throw new ApiError('stateForbids');
  await consumeAttempt(ctx, PASSED_LINKS_OF_ORDER, row.id);
  const country = row.receiver_country;
  const language = order.notify?.receiverLanguage ?? MARKETS[country].defaultLanguage;
  return { url: await createPassedLink(ctx, ctx.db, { waybillNo: row.waybill_no, language, country }) };
};
