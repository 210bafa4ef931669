import 'server-only';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { fieldError } from '../../platform/errors';
import { createOpeningToken } from './links/create-parcel-link';
import { assertTail } from '../tracking/get-express-track-details';
import { FAILURE_MESSAGES } from '../tracking/query-track';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';
import { OPENINGS_OF_PARCEL } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { findParcel } from './load-linked-parcel';

/**
 * Gives a visitor who knows the end of the receiver's phone number access to the parcel's page, to read it and to leave
 * a note.
 */
export const openParcel: Verb<'openParcel'> = async ({ ctx, input }) => {
  const check = checkWaybill(input.waybillNo);
  if (!check.ok) throw fieldError('waybillNo', FAILURE_MESSAGES[check.reason]);
  const parcel = await findParcel(ctx, check.waybill);
  if (!parcel) throw fieldError('waybillNo', FAILURE_MESSAGES.unknown);
  await assertTail(ctx, parcel.parcel, input.phoneTail, parcel.order.receiver.phone);
  await consumeNetworkAttempt(ctx, OPENINGS_OF_PARCEL, check.waybill);
  const { country, language } = ctx;
  return {
    token: await createOpeningToken(ctx, ctx.db, { waybillNo: check.waybill, language, country, access: 'tail' }),
  };
};
