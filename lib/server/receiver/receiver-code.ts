import 'server-only';
import { checkCode, consumeCode } from '../accounts/codes/check-code';
import { sendCode } from '../accounts/codes/send-code';
import type { AccountName } from '../accounts/account-name';
import { sendWithinLimit } from '../captcha/sending-limit';
import type { Context } from '../context';
import { ApiError, fieldError } from '../platform/errors';
import { openingToken } from '../parcels/receiver/links/parcel-link';
import type { Verb } from '../platform/verb';
import { linkedParcel, type LinkedParcel } from '@/lib/server/parcels/receiver/linked-parcel';
import { reachOf, type Channel } from '@/lib/server/parcels/receiver/reach';

async function reached(
  ctx: Context,
  { token, channel }: { token: string; channel: Channel },
): Promise<LinkedParcel & { to: AccountName }> {
  const found = await linkedParcel(ctx, token);
  if (found.link.party !== 'receiver') throw new ApiError('forbidden');
  const way = reachOf(found.order).find((each) => each.channel === channel);
  if (!way) throw fieldError('channel', 'chooseOne');
  return { ...found, to: way.to };
}

/** Sends a code to the receiver that the order names, under the limits of one that nobody has solved a puzzle for. */
export const sendReceiverCode: Verb<'sendReceiverCode'> = async ({ ctx, input }) => {
  const { to } = await reached(ctx, input);
  return sendWithinLimit(ctx, { proven: false, inWords: false }, () => sendCode(ctx, 'RECEIVER', to));
};

/** A code that came to the receiver, against a token that may do what a message's link may. */
export const proveReceiver: Verb<'proveReceiver'> = async ({ ctx, input }) => {
  const { to, link } = await reached(ctx, input);
  const id = await checkCode(ctx, { purpose: 'RECEIVER', target: to.value }, input);
  const { waybill_no: waybillNo, language, country_code: country } = link;
  return ctx.db.transaction().execute(async (trx) => {
    await consumeCode(trx, id);
    return { token: await openingToken(ctx, trx, { waybillNo, language, country, access: 'code' }) };
  });
};
