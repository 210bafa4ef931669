import 'server-only';
import { checkCode, consumeCode } from '../../accounts/codes/check-code';
import { sendCode } from '../../accounts/codes/send-code';
import type { AccountName } from '../../accounts/users/account-name';
import type { Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { createOpeningToken } from './links/create-parcel-link';
import { consumeAttempt, orThrow, refundAttempt } from '../../platform/throttle/consume-attempt';
import { RECEIVER_CODES_OF_PARCEL } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { accountCap } from '../../messaging/messages/message-limits';
import { consumePeriodPoints, refundPeriodPoints } from '../../platform/throttle/period-cap';
import { loadLinkedParcel, type LinkedParcel } from './load-linked-parcel';
import { mayWriteToReceiver } from './may-write-to-receiver';
import { receiverContacts, type CodeChannel } from './receiver-contacts';

async function loadReachedParcel(
  ctx: Context,
  { token, channel }: { token: string; channel: CodeChannel },
): Promise<LinkedParcel & { to: AccountName }> {
  const parcel = await loadLinkedParcel(ctx, token);
  if (parcel.link.party !== 'receiver') throw new ApiError('forbidden');
  const contact = receiverContacts(parcel.order).find((each) => each.channel === channel);
  if (!contact) throw fieldError('channel', 'chooseOne');
  return { ...parcel, to: contact.to };
}

/** Sends a code and counts it for the order's account. A closed account has no count. */
async function sendCounted(ctx: Context, account: string | null, to: AccountName) {
  if (account === null) return sendCode(ctx, 'RECEIVER', to);
  const cap = accountCap(ctx, account);
  await consumePeriodPoints(ctx, cap);
  try {
    return await sendCode(ctx, 'RECEIVER', to);
  } catch (failure) {
    await refundPeriodPoints(ctx, cap);
    throw failure;
  }
}

/**
 * Sends a code to the receiver of the order. No proof of work is needed, because the target is fixed and has limits per
 * parcel and per target. It counts as a message of the order's account too. Throws `notHandedOver`,
 * `receiverCodeLimit`, and what `sendCode` throws.
 */
export const sendReceiverCode: Verb<'sendReceiverCode'> = async ({ ctx, input }) => {
  const { to, parcel } = await loadReachedParcel(ctx, input);
  if (!(await mayWriteToReceiver(ctx.db, parcel))) throw new ApiError('notHandedOver');
  const subject = `${parcel.waybill_no} ${to.value}`;
  await orThrow('receiverCodeLimit', consumeAttempt(ctx, RECEIVER_CODES_OF_PARCEL, subject));
  try {
    return await sendCounted(ctx, parcel.user_id, to);
  } catch (failure) {
    await refundAttempt(ctx, RECEIVER_CODES_OF_PARCEL, subject);
    throw failure;
  }
};

/** Exchanges a receiver's code for a token with the rights of a message's link. */
export const proveReceiver: Verb<'proveReceiver'> = async ({ ctx, input }) => {
  const { to, link } = await loadReachedParcel(ctx, input);
  const id = await checkCode(ctx, { purpose: 'RECEIVER', target: to.value }, input);
  const { waybill_no: waybillNo, language, country_code: country } = link;
  return ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, id);
    return { token: await createOpeningToken(ctx, trx, { waybillNo, language, country, access: 'code' }) };
  });
};
