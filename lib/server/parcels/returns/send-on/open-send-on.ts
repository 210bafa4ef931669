import 'server-only';
import { ApiError } from '../../../platform/errors';
import { consumeAttempt } from '../../../platform/throttle/consume-attempt';
import { SEND_ON_LINKS_OF_PARCEL } from '../../../platform/throttle/policies';
import type { Verb } from '../../../platform/verb';
import { loadOwnOrderWithParcels } from '../../orders/order-policy';
import { currentParcels } from '../../orders/parcel-store';
import { createOpeningToken } from '../../receiver/links/create-parcel-link';
import { presentReturn } from '../present-return';
import { listReturns } from '../return-store';

/**
 * Returns a token of the parcel's page with which its sender sends it on. Throws `stateForbids` without that choice.
 */
export const openSendOn: Verb<'openSendOn'> = async ({ ctx, input: { id, waybillNo } }) => {
  const { row, parcels } = await loadOwnOrderWithParcels(ctx, { id });
  const parcel = currentParcels(parcels).find(({ waybill_no }) => waybill_no === waybillNo);
  if (!parcel) throw new ApiError('notFound');
  const returned = (await listReturns(ctx.db, [waybillNo])).get(waybillNo);
  const { state, pieces } = parcel;
  const view =
    returned && presentReturn({ returned, state, pieces, receiverCountry: row.receiver_country }, 'sender', ctx);
  if (!view?.choices.includes('SEND_ON')) throw new ApiError('stateForbids');
  await consumeAttempt(ctx, SEND_ON_LINKS_OF_PARCEL, waybillNo);
  const { language, country } = ctx;
  return { token: await createOpeningToken(ctx, ctx.db, { waybillNo, language, country, access: 'account' }) };
};
