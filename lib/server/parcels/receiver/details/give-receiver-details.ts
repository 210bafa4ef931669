import 'server-only';
import { mayGiveDetails } from '@/lib/orders/receiver-policy';
import type { NeededDetail } from '@/lib/orders/receiver-details';
import { notifyOfDetails } from '../../../accounts/webhooks/notify-of-details';
import { wakeWorkers } from '../../../messaging/queue/wake';
import { loadPhonePatterns } from '../../../places/dictionaries/phone-number';
import type { Queryable } from '../../../platform/db/open';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import { consumeAttempt } from '../../../platform/throttle/consume-attempt';
import { DETAILS_OF_ORDER } from '../../../platform/throttle/policies';
import type { Verb } from '../../../platform/verb';
import { enqueueNotices } from '../../notices/notice';
import { ORDER_INPUT } from '../../orders/order-input';
import { currentParcels, listParcelsByOrder } from '../../orders/parcel-store';
import type { OrderRow } from '../../orders/order-store';
import { loadLinkedParcel, type LinkedParcel } from '../load-linked-parcel';
import { readParcelOfLink } from '../read-parcel-of-link';
import { takesDetails } from './present-details';
import { readDetails, type ReadDetails } from './read-details';
import { listReceiverDetails, lockOrder, putDetails, removeDetails, storeOrderInput } from './details-store';
import { waitsFor } from './waits-for';

/** Notifies the account's webhooks that the order no longer waits. */
async function notifyOfCompletion(trx: Queryable, row: OrderRow, details: NeededDetail[], now: Date): Promise<void> {
  const { id, user_id: userId, trade_no: tradeNo, shop_order_no: shopOrderNo, waybill_no: waybillNo } = row;
  if (userId === null) return;
  const parcels = currentParcels((await listParcelsByOrder(trx, [id])).get(id) ?? []);
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  await notifyOfDetails(trx, { id, userId, tradeNo, shopOrderNo, waybillNo, waybills, details }, now);
}

/**
 * Stores the details. Notifies the sender and the account's webhooks if the order no longer waits. The order is locked,
 * so concurrent calls run one after the other.
 */
function storeGivenDetails(ctx: Context, { link, parcel }: LinkedParcel, newDetails: ReadDetails): Promise<void> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const row = await lockOrder(trx, parcel.id);
    if (!row) throw new ApiError('linkEnded');
    const before = ORDER_INPUT.read(row.input);
    const details = await listReceiverDetails(trx, row.id);
    if (!takesDetails(before, row.state, details)) throw new ApiError('stateForbids');
    const digitalAddress = newDetails.nationalAddress || before.receiver.digitalAddress;
    const order = { ...before, receiver: { ...before.receiver, digitalAddress } };
    const at = now.toISOString();
    const rows = [...newDetails.values].map(([detail, value]) => ({ detail, value }));
    await removeDetails(trx, row.id, newDetails.removed);
    await putDetails(
      trx,
      rows.map((each) => ({ ...each, order_id: row.id, given_by: link.access, at })),
    );
    await storeOrderInput(trx, row, ORDER_INPUT.write(order), at);
    const missing = waitsFor(before, row.state, details);
    const isWaiting = waitsFor(order, row.state, await listReceiverDetails(trx, row.id)).length > 0;
    if (missing.length === 0 || isWaiting || row.is_test === 1) return;
    const notice = { kind: 'DETAILS_GIVEN', at, orderId: row.id, accountId: row.user_id, waybillNo: null } as const;
    await enqueueNotices(trx, [notice], now);
    await notifyOfCompletion(trx, row, missing, now);
  });
}

/**
 * Stores the details of the receiver's form. Throws `forbidden` for the sender's link, `codeNeeded` for four digits,
 * `stateForbids` for a closed form, and `invalid` with every mistake.
 */
export const giveReceiverDetails: Verb<'giveReceiverDetails'> = async ({ ctx, input: { token, details } }) => {
  const linked = await loadLinkedParcel(ctx, token);
  const { link, parcel, order } = linked;
  if (link.party !== 'receiver') throw new ApiError('forbidden');
  if (!mayGiveDetails(link.access)) throw new ApiError('codeNeeded');
  const storedDetails = await listReceiverDetails(ctx.db, parcel.id);
  const newDetails = readDetails(details, {
    order,
    facts: storedDetails.map(({ detail }) => detail),
    phonePatterns: await loadPhonePatterns(ctx.db),
  });
  if (newDetails.problems.length > 0) throw new ApiError('invalid', { fields: newDetails.problems });
  await consumeAttempt(ctx, DETAILS_OF_ORDER, parcel.id);
  await storeGivenDetails(ctx, linked, newDetails);
  wakeWorkers(ctx.db);
  return readParcelOfLink({ ctx, input: { token } });
};
